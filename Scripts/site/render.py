"""Converts Markdown and code to HTML."""

import html
import re

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name

from content import TITLES


def code(text, language="", _=None):
    colored = highlight(text.rstrip("\n"), get_lexer_by_name(language or "text"), HtmlFormatter(nowrap=True))
    return f'<pre tabindex="0"><code>{colored.rstrip()}</code></pre>'


def identifier(title):
    return re.sub(r"\W+", "-", title.lower()).strip("-")


PARSER = MarkdownIt("commonmark", {"highlight": code}).enable("table")
PARSER.add_render_rule("code_block", lambda _, tokens, index, *rest: code(tokens[index].content))
PARSER.add_render_rule("table_open", lambda *_: '<div class="table" tabindex="0"><table>')
PARSER.add_render_rule("table_close", lambda *_: "</table></div>")


def raw(text):
    return Token("html_inline", "", 0, content=text)


def linked(tokens, links, seen):
    """Replaces the targets of links, and links the code that first names an operator."""
    result, urls = [], []
    for token in tokens:
        if token.type == "link_open":
            urls.append(links.url(token.attrs["href"]))
            if urls[-1]:
                token.attrs["href"] = urls[-1]
                result.append(token)
        elif token.type == "link_close":
            if urls.pop():
                result.append(token)
        elif token.type == "code_inline" and not urls and token.content not in seen and links.operator(token.content):
            seen.add(token.content)
            result += [raw(f'<a href="{links.operator(token.content)}">'), token, raw("</a>")]
        else:
            if token.type == "image":
                token.attrs["src"] = links.url(token.attrs["src"])
            elif urls:
                # The name of a page stands for its title.
                token.content = TITLES.get(re.sub(r"^doc:|.*/|\.md$", "", token.content), token.content)
            result.append(token)
    return result


def page(text, links):
    """Returns the HTML of a page."""
    tokens = PARSER.parse(text)
    seen, titles, cells = set(), [], 0
    for token, following in zip(tokens, tokens[1:] + tokens[-1:]):
        if token.type == "thead_open":
            titles = []
        elif token.type == "th_open":
            titles.append(plain(following.content).strip())
        elif token.type == "tr_open":
            cells = 0
        elif token.type == "td_open":
            # On a phone the title of the column stands before the cell.
            if cells > 0 and titles[cells]:
                token.attrSet("data-label", titles[cells])
            cells += 1
        elif token.type == "heading_open":
            token.attrSet("id", identifier(following.content))
            # An operator is a link once in each section.
            seen = set()
        elif token.type == "inline":
            token.children = linked(token.children, links, seen)
    return PARSER.renderer.render(tokens, PARSER.options, {})


def inline(text, links):
    """Returns the HTML of a line."""
    return page(text, links).strip().removeprefix("<p>").removesuffix("</p>")


def plain(text):
    """Returns the words of Markdown, for the search."""
    return html.unescape(re.sub(r"<[^>]*>", "", PARSER.render(text)))
