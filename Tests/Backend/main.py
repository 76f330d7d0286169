"""Runs the backend on a free port of this machine; see Scripts/backend."""

import asyncio
import logging
import signal
import socket
import sys
import threading

import uvicorn

from app import make_app
from store import Store


class Server(uvicorn.Server):
    """A server that says when it can be reached."""

    async def startup(self, sockets=None):
        await super().startup(sockets)
        host, port = sockets[0].getsockname()
        print(f"http://{host}:{port}", flush=True)

    def end_with_input(self):
        while sys.stdin.buffer.read1(4096):
            pass
        self.should_exit = True
        self.force_exit = True  # What is under way is nobody's any more.


def main():
    # Threads that block signals hand that on to what they start.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})
    logging.basicConfig(format="%(message)s", level=logging.INFO)
    listener = socket.create_server(("127.0.0.1", 0), backlog=128)
    # Time stands still for tests: no lock ends while a busy machine runs them.
    store = Store(clock=lambda: 0.0) if "--attached" in sys.argv else Store()
    # Its own log of requests would print queries, which can hold keys; the app's prints paths only.
    config = uvicorn.Config(
        make_app(store), access_log=False, log_config=None, log_level="warning", lifespan="off", ws="none",
        server_header=False,
        # A request that never ends must not keep the server from ending when it is told to.
        timeout_graceful_shutdown=1)
    server = Server(config)
    if "--attached" in sys.argv:
        threading.Thread(target=server.end_with_input, daemon=True).start()
    asyncio.run(server.serve(sockets=[listener]))


if __name__ == "__main__":
    main()
