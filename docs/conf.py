"""The site of documents: `make docs`. Sources are the files as they lie here, so links work on both sides."""

import sys
from pathlib import Path
from typing import Any

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from spieltisch import __version__

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.notebooks import run_notebook

project = "Spieltisch"
author = "The authors of Spieltisch"
copyright = author
version = release = __version__

extensions = ["myst_nb", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = [
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    "docs/**.md",
    "docs/**.ipynb",
    "examples/*/README.md",
    "src/spieltisch/*/digest/*.md",
    "src/spieltisch/*/strategy/*.md",
]
exclude_patterns = [
    ".*",
    "build",
    "dist",
    "web",
    "tests",
    "benchmarks",
    "deploy",
    "docs/screenshots",
    "**/node_modules",
]

myst_enable_extensions = ["deflist"]
myst_heading_anchors = 4
nb_execution_mode = "off"  # `with_outputs` runs them

default_role = "code"  # `words` between single quotes in docstrings
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
python_maximum_signature_line_length = 100

html_theme = "furo"
html_title = f"Spieltisch {__version__}"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options: dict[str, Any] = {"navigation_with_keys": True}


def with_outputs(app: Sphinx, name: str, source: list[str]) -> None:
    """Notebooks lie here without what they print."""
    if app.env.doc2path(name).suffix == ".ipynb":
        source[0] = run_notebook(source[0])


def setup(app: Sphinx) -> None:
    """What no setting says."""
    app.add_lexer("ftl", TextLexer)  # texts in Fluent, which Pygments does not know
    app.connect("source-read", with_outputs)
