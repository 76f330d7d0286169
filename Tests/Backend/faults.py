"""The failures between an app and a server, each at a URL.

The server http://127.0.0.1:PORT/faults/truncated answers every request with a truncated body. The names are those of
the functions below. Requests are independent, so tests can run concurrently.
"""

import asyncio
import gzip
import itertools
import json
import pathlib
import ssl
from collections import defaultdict

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.background import BackgroundTask

CERTIFICATE = pathlib.Path(__file__).resolve().parent / "data/untrusted.pem"
SHOW = {"id": 42, "title": "The Answer", "description": "", "image_url": None}
METHODS = ["GET", "POST", "PUT", "DELETE"]


def add_routes(app: FastAPI):
    def fault(path):
        return app.api_route(f"/faults/{path}/{{rest:path}}", methods=METHODS)

    @fault("status/{code}")
    async def status(code: int):
        """A status, with a body that is not JSON, as proxies send it."""
        return Response(f"<html>{code}</html>", code, media_type="text/html")

    @fault("limited/{retry_after}")
    async def limited(retry_after: str):
        """Too many requests; a Retry-After of "none" is left out."""
        headers = {} if retry_after == "none" else {"Retry-After": retry_after}
        return JSONResponse({"code": "limited", "message": "Too many requests."}, 429, headers)

    @fault("missing")
    async def missing():
        """Nothing is there, in the form of another API."""
        return JSONResponse({"message": "Not Found"}, 404)

    @fault("unexplained")
    async def unexplained():
        """A rejection without a code."""
        return JSONResponse({"message": "Who are you?"}, 401)

    @fault("conflict")
    async def conflict():
        """A conflict other than that of an email."""
        return JSONResponse({"code": "conflict", "message": "Somebody else was faster."}, 409)

    @fault("malformed")
    async def malformed():
        """JSON that breaks off, sent as if that were all."""
        return Response('{"id": 42, "title": ', media_type="application/json")

    @fault("wrong-type")
    async def wrong_type():
        """JSON in which everything is of the wrong type."""
        return {"id": "forty-two", "email": 1, "token": {}, "name": 7, "main": {"temp": "warm"}}

    @fault("partial")
    async def partial():
        """A part of the answer, which nobody asked for in parts."""
        return JSONResponse(SHOW, 206, {"Content-Range": "bytes 0-99/200"})

    @fault("encoding/{name}")
    async def encoding(name: str):
        """JSON in another encoding, with a header that says so."""
        return Response(json.dumps(SHOW).encode(name), media_type=f"application/json; charset={name}")

    @fault("undeclared/{name}")
    async def undeclared(name: str):
        """JSON in another encoding, and nothing that says so."""
        body = json.dumps(SHOW | {"title": "Gr\u00fc\u00dfe"}, ensure_ascii=False).encode(name)
        return Response(body, media_type="application/json")

    @fault("lengths/{lengths}")
    async def lengths(lengths: str):
        """The length of the body in several headers; each is the difference from the real one."""
        body = json.dumps(SHOW).encode()
        response = Response(body, media_type="application/json")
        del response.headers["content-length"]
        for difference in lengths.split(","):
            response.headers.append("content-length", str(len(body) + int(difference)))
        return response

    @fault("long/{field}")
    async def long(field: str):
        """A text that is too long for its field."""
        return SHOW | {"email": "a@example.org", "token": "t"} | {field: "x" * 3_000_000}

    @fault("truncated")
    async def truncated():
        """Half of what the header promises, then the end of the connection."""
        body = b'{"id": 42, "title": "The Answer"}'
        return StreamingResponse(
            iter([body[:16]]), headers={"Content-Length": str(len(body))}, media_type="application/json")

    arrivals = defaultdict(asyncio.Event)
    departures = defaultdict(asyncio.Event)

    @fault("silent/{name}")
    async def silent(name: str, request: Request):
        """No answer."""
        arrivals[name].set()
        while (await request.receive())["type"] != "http.disconnect":
            pass
        departures[name].set()
        return Response()

    @fault("drip/{name}")
    async def drip(name: str):
        """A body that never ends, a byte at a time, so that no wait between two of them is long."""
        async def bytes_for_ever():
            for count in itertools.count(1):
                yield b" "
                if count == 3:
                    arrivals[name].set()
                await asyncio.sleep(0.01)

        # Not at the end of the generator: one that is left between two bytes ends when memory is tidied up.
        async def depart():
            departures[name].set()
        return StreamingResponse(
            bytes_for_ever(), media_type="application/json", background=BackgroundTask(depart))

    @app.get("/arrived/{name}")
    async def arrived(name: str):
        """An answer once the request is under way that goes to the fault of this name."""
        await arrivals[name].wait()
        return {}

    @app.get("/given-up/{name}")
    async def given_up(name: str):
        """An answer once its sender has given it up."""
        await departures[name].wait()
        return {}

    @fault("flood/{name}")
    async def flood(name: str):
        """A body that never ends, as fast as it is read."""
        async def bytes_for_ever():
            while True:
                yield b" " * 65_536
                arrivals[name].set()

        async def depart():
            departures[name].set()
        return StreamingResponse(
            bytes_for_ever(), media_type="application/json", background=BackgroundTask(depart))

    @fault("bomb")
    async def bomb():
        """16 MB of blanks, compressed to 16 KB."""
        compressed = gzip.compress(b" " * (16 << 20))
        return Response(compressed, headers={"Content-Encoding": "gzip"}, media_type="application/json")

    blanks = b" " * (100 << 20)

    @fault("large-list")
    async def large_list(request: Request):
        """A login that succeeds, and then lists of 100 MB."""
        if request.method == "POST":
            return JSONResponse({"email": (await request.json())["email"], "token": "1"}, 201)
        if request.method == "DELETE":
            return Response(status_code=204)
        return Response(blanks, media_type="application/json")

    @fault("challenge/{scheme}")
    async def challenge(scheme: str):
        """A demand for credentials, as proxies and misconfigured servers send it."""
        return Response(
            "<html>Who are you?</html>", 401, {"WWW-Authenticate": f'{scheme} realm="private", nonce="1"'},
            media_type="text/html")

    listeners = []

    async def listen(respond, context=None):
        listener = await asyncio.start_server(respond, "127.0.0.1", 0, ssl=context)
        listeners.append(listener)
        return {"port": listener.sockets[0].getsockname()[1]}

    @app.get("/ports/untrusted")
    async def untrusted():
        """The port of a server with a certificate that no client trusts."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATE)
        return await listen(lambda _, writer: writer.close(), context)

    @app.get("/ports/foreign")
    async def foreign():
        """The port of a server that does not speak HTTP."""
        async def greet(reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"SSH-2.0-OpenSSH_9.2\r\n")
            writer.close()
        return await listen(greet)

    @fault("redirect")
    async def redirect(request: Request, rest: str):
        """A redirect to the same path of the real thing, which a client that follows would find working."""
        target = request.url.replace(path=f"/{rest}", hostname="localhost")
        return RedirectResponse(str(target), 302)

    @fault("echo")
    async def echo(request: Request):
        """No fault: what came, in the form of a show, a session and the weather."""
        caller = request.headers.get("authorization") or "nobody"
        return {
            "id": 1, "title": f"{request.method} {request.url.path}",
            "description": caller, "image_url": None, "name": caller, "email": caller}
