"""The data of the backend in SQLite: accounts, sessions, shows and reviews. It exists as long as the process."""

import hashlib
import json
import math
import pathlib
import secrets
import sqlite3
import threading
import time

import argon2

DATA = pathlib.Path(__file__).resolve().parent / "data"

SCHEMA = """
create table users (email text primary key collate nocase, password text not null);
create table sessions (token text primary key, email text not null references users);
create table failures (email text primary key collate nocase, count integer not null, last real not null);
create table shows (id integer primary key, title text, description text, image_url text);
create table reviews (
    id integer primary key, show_id integer not null references shows, author text, rating integer, comment text);
create table transactions (id integer primary key, date text, payee text, amount text, currency text);
"""


class EmailTaken(Exception):
    pass


class InvalidCredentials(Exception):
    pass


class NotFound(Exception):
    pass


class Locked(Exception):
    def __init__(self, seconds):
        self.seconds = seconds


class Store:
    MAX_FAILURES = 5
    LOCK_SECONDS = 30

    def __init__(self, clock=time.monotonic):
        self.clock = clock
        # What OWASP asks for at least; more would only make the tests slow.
        self.hasher = argon2.PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self.nobody = self.hasher.hash(secrets.token_hex())
        self.lock = threading.Lock()
        self.database = sqlite3.connect(":memory:", check_same_thread=False)
        self.database.row_factory = sqlite3.Row
        self.database.executescript(SCHEMA)
        for table in ("shows", "reviews", "transactions"):
            for row in json.loads((DATA / f"{table}.json").read_text()):
                columns = ", ".join(row)
                values = ", ".join(f":{column}" for column in row)
                self.run(f"insert into {table} ({columns}) values ({values})", row)

    def run(self, statement, parameters=()):
        """The rows of one statement, whose changes are committed."""
        with self.lock, self.database:
            return [dict(row) for row in self.database.execute(statement, parameters)]

    # Accounts

    def register(self, email, password):
        hashed = self.hasher.hash(password)
        try:
            self.run("insert into users values (?, ?)", (email, hashed))
        except sqlite3.IntegrityError:
            raise EmailTaken()
        return {"email": email, "token": self.open_session(email)}

    def login(self, email, password):
        self.refuse_if_locked(email)
        users = self.run("select email, password from users where email = ?", (email,))
        # An unknown email takes as long as a wrong password.
        hashed = users[0]["password"] if users else self.nobody
        try:
            self.hasher.verify(hashed, password)
        except argon2.exceptions.VerifyMismatchError:
            # Others may have failed meanwhile: a lock of now also hides what was found out above.
            self.refuse_if_locked(email)
            self.run(
                "insert into failures values (?, 1, ?)"
                " on conflict do update set count = count + 1, last = excluded.last",
                (email, self.clock()))
            raise InvalidCredentials()
        self.refuse_if_locked(email)
        self.run("delete from failures where email = ?", (email,))
        return {"email": users[0]["email"], "token": self.open_session(users[0]["email"])}

    def refuse_if_locked(self, email):
        for failure in self.run("select * from failures where email = ?", (email,)):
            age = self.clock() - failure["last"]
            if age >= self.LOCK_SECONDS:
                self.run("delete from failures where email = ?", (email,))
            elif failure["count"] >= self.MAX_FAILURES:
                raise Locked(math.ceil(self.LOCK_SECONDS - age))

    def open_session(self, email):
        token = secrets.token_urlsafe(32)
        self.run("insert into sessions values (?, ?)", (self.digest(token), email))
        return token

    def email_of(self, token):
        """The email of the user of a token, or None."""
        sessions = self.run("select email from sessions where token = ?", (self.digest(token),))
        return sessions[0]["email"] if sessions else None

    def end_session(self, token):
        self.run("delete from sessions where token = ?", (self.digest(token),))

    def end_all_sessions(self):
        self.run("delete from sessions")

    @staticmethod
    def digest(token):
        # Nobody guesses 256 random bits, however fast the hash is.
        return hashlib.sha256(token.encode()).hexdigest()

    # Shows

    def shows(self):
        return self.run("select * from shows order by title")

    def show(self, show_id):
        shows = self.run("select * from shows where id = ?", (show_id,))
        if not shows:
            raise NotFound()
        return shows[0]

    def reviews(self, show_id):
        self.show(show_id)
        return self.run("select * from reviews where show_id = ? order by id", (show_id,))

    def add_review(self, show_id, email, rating, comment):
        self.show(show_id)
        author = email.split("@")[0]
        return self.run(
            "insert into reviews (show_id, author, rating, comment) values (?, ?, ?, ?) returning *",
            (show_id, author, rating, comment))[0]

    # Statement

    def transactions(self):
        return self.run("select * from transactions order by date desc, id desc")
