#!/usr/bin/env python3
"""Writes Sources/Streams/Generated: what Swift cannot state once.

These are the operators that forward to those of `Observable`, from the table in Scripts/overloads/operators, and the
forms of combineLatest and zip for two to eight sources. Run it from the root of the project; Scripts/check-generated
fails when its output is not what is checked in.
"""

import pathlib
import subprocess
import sys

from overloads import arity
from overloads.forwarders import forwarders

HEADER = "// Written by Scripts/generate-overloads.py; change that instead.\n"
FILES = arity.FILES | forwarders()

folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "Sources/Streams/Generated")
for name, text in FILES.items():
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(HEADER + text)
subprocess.run(["swift", "format", "--in-place", *(str(folder / name) for name in FILES)], check=True)
