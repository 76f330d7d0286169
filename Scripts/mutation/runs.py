"""Runs tests against one mutant, and watches for a failure, a crash, a hang and a leak."""

import hashlib
import json
import os
import re
import select
import signal
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SMALL = {"RACE_SCALE": "0.05", "STREAMS_PROGRAMS": "20"}
# The line of a failure begins with a cross, which is colored.
FAILURE = re.compile("✘.*(recorded an issue|failed)".encode())
MEMORY = 3 << 30
# The exit code of a process in which the thread sanitizer has found a race.
RACED = 66
POLL = 0.5


class Runner:
    """`patience` is the processor time in seconds that a run may use without output: each test prints when it ends."""

    def __init__(self, package, patience, **variables):
        self.package, self.patience, self.variables = package, patience, variables

    def record(self, stages, workers):
        """Runs each unit of tests without a mutant, and records which mutants it reaches."""
        path = self.package.folder / "reached.json"
        known = json.loads(path.read_text()) if path.exists() else {}
        lock = threading.Lock()
        sources = hashlib.sha256("".join(mutant.key for mutant in self.package.compiling).encode()).hexdigest()

        def reach(unit):
            stage, tests = unit
            text = "".join([sources, *(test.read_text() for test in tests)])
            digest = hashlib.sha256(text.encode()).hexdigest()
            if known.get(stage.name, {}).get("digest") != digest:
                start = time.monotonic()
                numbers = self.reached(stage)
                entry = {"digest": digest, "seconds": time.monotonic() - start, "numbers": numbers}
                with lock:
                    known[stage.name] = entry
                    path.write_text(json.dumps(known))
            stage.seconds = known[stage.name].get("seconds", 0)
            stages.reached[stage.name] = stage, set(known[stage.name]["numbers"])

        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(reach, stages.units()))

    def reached(self, stage):
        record = self.package.folder / ("reached-" + stage.name.replace("/", "-"))
        record.write_bytes(bytes(max(mutant.number for mutant in self.package.mutants) + 1))
        outcome, output = self.run(stage, 0, STREAMS_REACHED=str(record))
        if outcome != "passed":
            raise SystemExit(f"Without a mutant, {stage.name} does not pass ({outcome}).\n{output}")
        numbers = [number for number, byte in enumerate(record.read_bytes()) if byte]
        record.unlink()
        return numbers

    def run(self, stage, number, **variables):
        """Returns `passed`, or how the mutant was noticed; and the last output."""
        environment = {**os.environ, **SMALL, **self.variables, **stage.variables, **variables}
        environment["STREAMS_MUTANT"] = str(number)
        process = subprocess.Popen(
            [self.package.tests, "--testing-library", "swift-testing", "--filter", stage.filter], env=environment,
            cwd=self.package.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            return watch(process, self.patience)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            process.stdout.close()


def watch(process, patience):
    output, waiting, idle, heard, used = b"", 0, 0, 0, 0
    while True:
        readable, _, _ = select.select([process.stdout], [], [], POLL)
        if readable:
            read = os.read(process.stdout.fileno(), 65_536)
            if not read:
                break
            output = output[-10_000:] + read
            if FAILURE.search(output):
                return "failed", output.decode(errors="replace")
            waiting, idle, heard = 0, 0, used
        else:
            # On a busy machine a test may wait for the processor. One that hangs uses much processor time, or none.
            before, (used, memory) = used, usage(process.pid)
            waiting, idle = waiting + POLL, idle + POLL if used == before else 0
            if max(used - heard, idle, waiting / 3) > patience:
                return "hung", output.decode(errors="replace")
            if memory > MEMORY:
                return "grew", output.decode(errors="replace")
    code = process.wait()
    # 69 is the code for a filter that matches no test.
    outcome = "passed" if code in (0, 69) else "crashed" if code < 0 else "raced" if code == RACED else "failed"
    return outcome, output.decode(errors="replace")


def usage(process):
    """The seconds of processor time and the bytes of memory that a process uses."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks, pages = int(fields[11]) + int(fields[12]), int(fields[21])
    return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE")
