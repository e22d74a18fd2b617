"""The type stubs say what is there."""

from __future__ import annotations

import inspect
from pathlib import Path

import comptoir
from comptoir import _native
from mypy import api

ROOT = Path(__file__).resolve().parents[2]


def test_the_package_keeps_its_types() -> None:
    package = Path(comptoir.__file__).parent
    assert (package / "py.typed").exists() and (package / "_native.pyi").exists()
    said, failed, status = api.run(["--strict", "--no-error-summary", "--no-incremental", "-p", "comptoir"])
    assert status == 0, said + failed


def test_the_stubs_name_all_there_is() -> None:
    stub = (Path(comptoir.__file__).parent / "_native.pyi").read_text()
    for name, thing in vars(_native).items():
        if name.startswith("__"):
            continue
        assert f"def {name}(" in stub or f"class {name}" in stub, name
        if inspect.isclass(thing) and not issubclass(thing, Exception):
            members = [it for it in vars(thing) if not it.startswith("__")]
            missing = [it for it in members if f"def {it}(" not in stub]
            assert not missing, (name, missing)
    assert sorted(it for it in vars(_native) if not it.startswith("_")) == sorted(comptoir.__all__)
