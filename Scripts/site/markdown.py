"""Converts the Markdown of the project's pages to HTML: the forms that they use, and no other."""

import html
import re


def inline(text, link):
    """Converts the text of a line; `link` returns the URL for the target of a link, or None for text alone."""
    codes = []

    def keep(match):
        codes.append(f"<code>{html.escape(match[1] or match[2], quote=False)}</code>")
        return f"\0{len(codes) - 1}\0"

    def anchor(label, target):
        url = link(target)
        return f'<a href="{url}">{label}</a>' if url else label

    text = re.sub(r"``/?(.+?)``|`(.+?)`", keep, text.replace("\\|", "|"))
    text = re.sub(r"<doc:(\w+)>", lambda match: f"[{match[1]}](doc:{match[1]})", text)
    text = html.escape(text, quote=False)
    text = re.sub(r"!\[(.*?)\]\((.*?)\)", lambda match: f'<img src="{link(match[2])}" alt="{match[1]}">', text)
    text = re.sub(r"\[(.*?)\]\((.*?)\)", lambda match: anchor(match[1], match[2]), text)
    text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text)
    text = re.sub(r"\*(.+?)\*", r"<em>\1</em>", text)
    return re.sub("\0(\\d+)\0", lambda match: codes[int(match[1])], text)


def identifier(title):
    return re.sub(r"\W+", "-", title.lower()).strip("-")


def code(lines):
    text = html.escape("\n".join(lines).rstrip("\n"), quote=False)
    return f'<pre tabindex="0"><code>{text}</code></pre>'


def table(lines, link):
    # A bar inside of code is written \|.
    rows = [[inline(cell.strip(), link) for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))] for line in lines]
    head = "".join(f'<th scope="col">{cell or "&nbsp;"}</th>' for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows[2:])
    return f'<div class="table" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def listing(lines, link):
    """Converts the items of a list, which are indented by their level."""
    out, depths = [], []
    for line in lines:
        match = re.match(r"( *)- (.*)", line)
        if not match:
            out.append(" " + inline(line.strip(), link))
            continue
        depth = len(match[1])
        if not depths or depth > depths[-1]:
            depths.append(depth)
            out.append("<ul>")
        else:
            while depth < depths[-1]:
                depths.pop()
                out.append("</li></ul>")
            out.append("</li>")
        out.append(f"<li>{inline(match[2], link)}")
    return "".join(out) + "</li></ul>" * len(depths)


def converted(text, link):
    """Returns the HTML of a page."""
    lines, out, at = text.split("\n"), [], 0

    def block(matches):
        nonlocal at
        start = at
        while at < len(lines) and matches(lines[at]):
            at += 1
        return lines[start:at]

    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
        elif line.startswith("```"):
            at += 1
            out.append(code(block(lambda line: not line.startswith("```"))))
            at += 1
        elif line.startswith("    "):
            out.append(code([line[4:] for line in block(lambda line: line.startswith("    ") or not line.strip())]))
        elif match := re.match(r"(#+) (.*)", line):
            at += 1
            title = inline(match[2], link)
            out.append(f'<h{len(match[1])} id="{identifier(match[2])}">{title}</h{len(match[1])}>')
        elif line.startswith("|"):
            out.append(table(block(lambda line: line.startswith("|")), link))
        elif line.startswith("- "):
            # Lines of an item may be continued; code in a list is not used.
            out.append(listing(block(lambda line: bool(re.match(r" *- | {2,}\S", line))), link))
        else:
            text = " ".join(block(lambda line: bool(line.strip()) and not re.match(r"```|#|\||- ", line)))
            out.append(f"<p>{inline(text, link)}</p>")
    return "\n".join(out)
