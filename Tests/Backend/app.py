"""The routes of the backend.

An error is {"code": ..., "message": ...}: a status alone does not tell a wrong password from a missing session.
"""

import json
import logging
import re
from typing import Annotated

from fastapi import Depends, FastAPI, Header, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel

import faults
from store import DATA, EmailTaken, InvalidCredentials, Locked, NotFound, Store

WEATHER = {place["id"]: place for place in json.loads((DATA / "weather.json").read_text())}
EMAIL = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*", re.ASCII)


class Unauthorized(Exception):
    pass


class Refused(Exception):
    def __init__(self, message):
        self.message = message


class Credentials(BaseModel):
    email: str
    password: str


class Draft(BaseModel):
    rating: int
    comment: str


def error(status, code, message, headers=None):
    return JSONResponse({"code": code, "message": message}, status, headers)


def make_app(store: Store):
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
    log = logging.getLogger("backend")

    @app.middleware("http")
    async def write_log(request: Request, call_next):
        response = await call_next(request)
        log.info("%s %s %s", request.method, request.url.path, response.status_code)
        return response

    @app.exception_handler(RequestValidationError)
    async def refused_by_type(request, exception):
        # What was given is not repeated: it may be a password.
        return error(422, "refused", "The request does not have the expected form.")

    @app.exception_handler(Refused)
    async def refused(request, exception):
        return error(422, "refused", exception.message)

    @app.exception_handler(EmailTaken)
    async def email_taken(request, exception):
        return error(409, "email_taken", "There is an account with this email already.")

    @app.exception_handler(InvalidCredentials)
    async def invalid_credentials(request, exception):
        return error(401, "invalid_credentials", "The email or the password is wrong.")

    @app.exception_handler(Unauthorized)
    async def unauthorized(request, exception):
        return error(401, "unauthorized", "There is no such session.", {"WWW-Authenticate": "Bearer"})

    @app.exception_handler(Locked)
    async def locked(request, exception):
        return error(429, "locked", "Too many failed attempts.", {"Retry-After": str(exception.seconds)})

    @app.exception_handler(NotFound)
    async def not_found(request, exception):
        return error(404, "not_found", "There is no such thing.")

    def session(authorization: Annotated[str | None, Header()] = None):
        """The token of the request and the email of its user."""
        scheme, _, token = (authorization or "").partition(" ")
        email = store.email_of(token) if scheme == "Bearer" else None
        if email is None:
            raise Unauthorized()
        return email, token

    Session = Annotated[tuple[str, str], Depends(session)]

    # Accounts

    @app.post("/users", status_code=201)
    def register(credentials: Credentials):
        if len(credentials.email) > 254 or not EMAIL.fullmatch(credentials.email):
            raise Refused("This is not an email address.")
        if len(credentials.password) < 6:
            raise Refused("A password has at least 6 characters.")
        if len(credentials.password.encode()) > 511 or "\0" in credentials.password:
            raise Refused("This password cannot be used. Choose another one.")
        return store.register(credentials.email, credentials.password)

    @app.post("/sessions", status_code=201)
    def login(credentials: Credentials):
        return store.login(credentials.email, credentials.password)

    @app.get("/sessions/current")
    def current_session(session: Session):
        return {"email": session[0]}

    @app.delete("/sessions/current", status_code=204)
    def logout(session: Session):
        store.end_session(session[1])
        return Response(status_code=204)

    @app.get("/ended-sessions")
    def end_all_sessions():
        """An answer when all sessions have ended, as expired ones do."""
        store.end_all_sessions()
        return {}

    # Shows

    @app.get("/shows")
    def shows(session: Session):
        return store.shows()

    @app.get("/shows/{show_id}")
    def show(show_id: int, session: Session):
        return store.show(show_id)

    @app.get("/shows/{show_id}/reviews")
    def reviews(show_id: int, session: Session):
        return store.reviews(show_id)

    @app.post("/shows/{show_id}/reviews", status_code=201)
    def add_review(show_id: int, draft: Draft, session: Session):
        store.show(show_id)
        if draft.rating not in range(1, 6):
            raise Refused("Rate the show from 1 to 5.")
        if not draft.comment.strip():
            raise Refused("Write a few words about the show.")
        if len(draft.comment) > 500:
            raise Refused("The review is too long. Use at most 500 characters.")
        return store.add_review(show_id, session[0], draft.rating, draft.comment)

    # Statement

    @app.get("/transactions")
    def transactions(session: Session):
        return store.transactions()

    # Weather, as the public OpenWeatherMap serves it; a key is not asked for.

    @app.get("/data/2.5/weather")
    def weather(id: int):
        place = WEATHER.get(id)
        return place or JSONResponse({"cod": "404", "message": "city not found"}, 404)

    faults.add_routes(app)
    return app
