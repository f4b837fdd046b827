# gorin with its page, PostgreSQL and Redis: docker build -t gorin . && docker run -p 8000:8000 -v gorin:/data gorin
FROM python:3.12-slim AS build
WORKDIR /src
COPY . .
RUN pip install --no-cache-dir --prefix=/installed -c requirements.lock ".[postgres,redis]"

FROM python:3.12-slim
COPY --from=build /installed /usr/local
RUN useradd --system --create-home gorin && install -d -o gorin -m 700 /data
USER gorin
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
ENTRYPOINT ["gorin", "serve", "--no-open", "--host", "0.0.0.0", "--data", "/data"]
