# A thin alias of run.py, which works on machines without make too.
.PHONY: play setup test compile

play:
	@python3 run.py

setup test compile:
	@python3 run.py $@
