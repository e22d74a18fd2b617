"""Pages that stand beside this folder become part of the book, and links to the source lead to the repository.

Beside the page without a server (BOOK_HOME leads there from the first page), every page has a way back to the games.
"""

import os
import re
from pathlib import Path

from mkdocs.structure.files import File

ROOT = Path(__file__).parent.parent
PAGES = ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)\s]+)\)")


def on_files(files, config):
    for name in PAGES:
        files.append(File.generated(config, name, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown, page, config, files):
    folder = ROOT if page.file.src_uri in PAGES else (ROOT / "docs" / page.file.src_uri).parent

    def lead(match):
        target, anchor = (match[1].split("#", 1) + [""])[:2]
        path = (folder / target).resolve()
        if not path.exists() or not path.is_relative_to(ROOT):
            return match[0]
        anchor = f"#{anchor}" if anchor else ""
        here = Path(page.file.src_uri).parent
        inside = path.relative_to(ROOT / "docs") if path.is_relative_to(ROOT / "docs") else path.relative_to(ROOT)
        if path.is_relative_to(ROOT / "docs") or str(inside) in PAGES:
            up = "../" * len(here.parts)
            return f"]({up}{inside.as_posix()}{anchor})"
        return f"]({config.repo_url.rstrip('/')}/blob/main/{inside.as_posix()}{anchor})"

    return LINK.sub(lead, markdown)


def on_page_content(html, page, config, files):
    home = os.environ.get("BOOK_HOME")
    if not home:
        return html
    up = "../" * len(Path(page.file.src_uri).parent.parts)
    return f'<p><a href="{up}{home}">← Comptoir</a></p>\n{html}'
