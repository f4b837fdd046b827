"""`python -m gorin` is the same as `gorin`."""

from gorin.cli.main import main

if __name__ == "__main__":
    main()
