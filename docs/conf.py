"""How `make docs` builds these pages: Markdown as it stands, and the reference from the docstrings of src/."""

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from silvertray import __version__

project = "Silvertray"
author = "the Silvertray authors"
copyright = author
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples", "pictures"]
myst_heading_anchors = 3  # so that links to headings work as they do elsewhere

html_theme = "furo"
html_title = "Silvertray"
html_copy_source = False
html_show_sphinx = False

default_role = "code"  # what docstrings put between backticks
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_type_aliases = {"NDArray": "NDArray"}
autodoc_default_options = {"members": True}


def setup(app: Sphinx) -> None:
    """Leave grammars without colours: what colours them knows no repetition such as `6 * face`."""
    app.add_lexer("ebnf", TextLexer)
