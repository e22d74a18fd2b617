"""The server against its own description: whatever fits the description, and much that does not, is answered as it
says. Schemathesis makes the requests; sessions and tables are real, so that they get past the first refusal."""

import itertools
import json
import os
import random
import subprocess
import urllib.request

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

SETTINGS = """
listen = "127.0.0.1:0"
bot-pause = 0
requests-per-second = 0
sockets-per-address = 0
tables-per-person = 1000000
"""
#: For each address and method, in each of the two ways: as described, and not. All together take a minute at most.
EXAMPLES = 15
#: Undocumented codes, types, headers and shapes are failures, and so is every 5xx.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class House:
    """A server with people at its tables."""

    def __init__(self, folder):
        (folder / "comptoir.toml").write_text(SETTINGS)
        arguments = ["--lang", "en", "serve", "--config", "comptoir.toml", "--data", "data.db"]
        self.process = subprocess.Popen(
            [os.environ["COMPTOIR"], *arguments],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=(folder / "log").open("w"),
            text=True,
        )
        self.address = self.process.stdout.readline().split("open ")[1].split()[0]
        self.luck = random.Random(1)
        self.sign_in()
        self.tables = [self.table("open"), self.table("bot"), self.finished_table()]

    def ask(self, path, body=None, method=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": getattr(self, "cookie", "")}
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            text = answer.read()
            return answer, json.loads(text) if text else None

    def sign_in(self):
        self.cookie = ""
        answer, _ = self.ask("/api/guest", {"name": "Ada"})
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    def table(self, others):
        sitter = {"type": "bot", "level": "random"} if others == "bot" else {"type": "open"}
        _, made = self.ask(
            "/api/tables",
            {
                "game": "money",
                "options": {"deals": "1"},
                "seats": [{"type": "me"}, sitter, sitter],
                "public": True,
                "clock": {"type": "none"},
                "memory": True,
                "hints": True,
                "entropy": None,
                "shares": False,
            },
        )
        return made["id"]

    def finished_table(self):
        """Whoever goes leaves its seat to a bot, and bots come to an end."""
        table = self.table("bot")
        self.ask("/api/me", {}, "DELETE")
        self.sign_in()
        for _ in range(10_000):
            if self.ask(f"/api/tables/{table}")[1]["status"] == "over":
                return table
        pytest.fail("bots do not come to an end")

    def dress(self, case):
        """Most requests are those of somebody, and about a table that there is."""
        if "id" in case.path_parameters and self.luck.random() < 0.8:
            case.path_parameters["id"] = self.luck.choice(self.tables)
        return {"cookie": self.cookie} if self.luck.random() < 0.8 else {}


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.process.terminate()
    assert house.process.wait(30) == 0, "it stops in order"


def hold(house, operation, mode):
    """Whatever is asked in this way is answered as described."""

    @seed(1)
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case):
        response = case.call(headers=house.dress(case))
        case.validate_response(response, checks=CHECKS)
        if operation.method != "get" and operation.path in ("/api/me", "/api/login", "/api/logout"):
            # It may have been the end of the session.
            house.sign_in()

    try:
        ask()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "there is no way to ask as described"


def test_every_answer_is_as_described(house, subtests):
    schema = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 20
    for operation, mode in itertools.product(operations, GenerationMode):
        with subtests.test(f"{operation.label}, {mode.value}"):
            hold(house, operation, mode)
