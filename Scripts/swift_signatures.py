"""Reads declarations of Swift far enough to tell whether two of them are the same to those who use them."""

import re
from typing import NamedTuple

# What does not change how something is called, or is what Swift 6 adds.
NOISE = re.compile(
    r"@[\w.]+ |\b(any|convenience|final|mutating|nonisolated|open|override|public|required) |\bSelf\.| & Sendable\b|`")
UNDEMANDING = {"Copyable", "Escapable", "Sendable", "SendableMetatype"}
NAME = re.compile(r"(?:(static|class) )?\b(func|init|subscript|var|let|case)\b ?([\w=]*) ?")


class Signature(NamedTuple):
    kind: str
    name: str
    labels: list
    types: list  # Of the parameters.
    defaults: list  # None where there is none.
    result: str
    settable: bool
    demands: set  # On its type parameters.
    conditions: set  # On its owner.


def split(text, separator):
    """The parts between the separators that stand outside of brackets."""
    parts, depth, start = [], 0, 0
    for place, character in enumerate(text):
        depth += depth_change(text, place)
        if depth == 0 and place >= start and text.startswith(separator, place):
            parts.append(text[start:place].strip())
            start = place + len(separator)
    return parts + [text[start:].strip()]


def bracketed(text):
    """What stands between the bracket at the beginning and the one that closes it, and what follows."""
    depth = 0
    for place in range(len(text)):
        depth += depth_change(text, place)
        if depth == 0:
            return text[1:place], text[place + 1 :].strip()


def depth_change(text, place):
    arrow = text[place] == ">" and text[place - 1] == "-"
    return 0 if arrow else (text[place] in "(<[{") - (text[place] in ")>]}")


def expanded(text, aliases):
    """A type without spaces, with what the names of types stand for."""
    text = text.replace(" ", "")
    for name, (parameter, meaning) in aliases.items():
        while use := re.search(rf"(?<![\w$]){name}\b(?=<)" if parameter else rf"(?<![\w$.]){name}\b", text):
            before, rest = text[: use.start()], text[use.end() :]
            argument, rest = bracketed(rest) if parameter else (None, rest)
            text = before + (re.sub(rf"\b{parameter}\b", argument, meaning) if parameter else meaning) + rest
    return re.sub(r"\((\w+)\)\?", r"\1?", text)


def unpacked(text, count):
    """A declaration with a parameter pack as the one with `count` type parameters in its place."""
    pack = re.search(r"<each (\w+)>", text)[1]
    several = lambda item: ", ".join(item.replace(f"each {pack}", f"{pack}{i}") for i in range(1, count + 1))
    text = text.replace(f"<each {pack}>", f"<{several(f'each {pack}')}>")
    text = text.replace(f"repeat each {pack} : ", f"{pack}1 : ")
    expansion = re.compile(rf"(_ \w+: )?repeat ([\w.]+<[^<>]*>|each {pack})")
    return expansion.sub(lambda item: several((item[1] or "") + item[2]), text)


def alias(text):
    """The name, type parameter and meaning of a type alias."""
    head, meaning = NOISE.sub("", text).removeprefix("typealias ").split(" = ")
    name, _, parameter = head.rstrip(">").partition("<")
    return name, (parameter, meaning.replace(" ", ""))


def parameters(text):
    """The labels, types and default values of what stands between parentheses."""
    for parameter in split(text, ",") if text else []:
        parameter, *default = split(parameter, " = ")
        label, *typed = split(parameter, ":")
        yield NOISE.sub("", label).split(" ")[0] if typed else "_", (typed or [label])[0], (default or [None])[0]


def signature(text, owner, aliases, conditions):
    """The signature of a function, initializer, subscript, property or case that stands under conditions.

    Type parameters are numbered as they occur, and of what is demanded to be the same only one remains.
    """
    text, accessors = re.fullmatch(r"(.*?)(?: ?\{([^{}]*)\})?", re.sub(r"\s+", " ", text.replace("`", ""))).groups()
    accessors = (accessors or "").split()
    text, *where = split(text, " where ")
    constraints = split(where[0], ",") if where else []
    static, keyword, name = NAME.search(text).groups()
    text = text[NAME.search(text).end() :]
    generics, declared = [], []
    if text.startswith("<"):
        bounds, text = bracketed(text)
        generics = [split(bound, ":")[0] for bound in split(bounds, ",")]
        constraints += [bound for bound in split(bounds, ",") if ":" in bound]
    if text.startswith("("):
        inside, text = bracketed(text)
        declared = list(parameters(inside))

    def cleaned(part):
        for generic in generics:
            part = re.sub(rf"(?<![.\w$]){generic}\b", f"${generic}", part)
        part = NOISE.sub("", part)
        if owner:
            part = re.sub(rf"\b{re.escape(owner)}(<[\w, $]+>)?\.", "", part)
        while some := re.search(r"\bsome (\w+)", part):
            generics.append(f"some{len(generics)}")
            constraints.append(f"{generics[-1]} : {some[1]}")
            part = part[: some.start()] + "$" + generics[-1] + part[some.end() :]
        return expanded(part, aliases)

    parts = [cleaned(type) for _, type, _ in declared] + [cleaned(text.removeprefix(":").strip())]
    same, demands = [], set()
    for constraint in constraints:
        if "==" in constraint:
            same.append([cleaned(side) for side in constraint.split("==")])
        else:
            one, demand = split(constraint, ":")
            demands |= {(cleaned(one), each.strip()) for each in demand.split("&")}
    for condition in conditions:
        one, relation, other = re.fullmatch(r"(.*?) ?(:|==) ?(.*)", NOISE.sub("", condition)).groups()
        same.append([one, other]) if relation == "==" else demands.add((one, other))
    parts, demands, conditions = united(parts, same, demands)
    demands = {demand for demand in demands if demand[1] not in UNDEMANDING}

    generics = dict.fromkeys(re.findall(r"\$\w+", " ".join([*parts, *map(" ".join, sorted(demands))])))
    numbers = {generic: f"${number}" for number, generic in enumerate(generics, 1)}
    numbered = lambda part: re.sub(r"\$\w+", lambda use: numbers[use[0]], part)
    return Signature(
        kind=("static " if static else "") + keyword.replace("let", "var"),
        name=name or keyword,
        labels=[label for label, _, _ in declared],
        types=[numbered(part) for part in parts[:-1]],
        defaults=[default for _, _, default in declared],
        result=numbered(parts[-1]) + "".join(sorted({"async", "throws"} & set(accessors))),
        settable=keyword == "var" and (not accessors or "set" in accessors),
        demands={(numbered(one), numbered(demand)) for one, demand in demands if "$" in one},
        conditions=conditions | {demand for demand in demands if "$" not in demand[0]},
    )


def united(parts, same, demands):
    """Replaces what has to be the same by one of the two; where that leaves no trace, it remains as a demand."""
    conditions = set()
    while same:
        one, other = sorted(same.pop(0), key=lambda side: ("$" not in side, "." not in side))
        if one == other:
            continue
        use = re.compile(rf"(?<![\w.$]){re.escape(one)}\b")
        used = any(use.search(part) for part in parts)
        parts = [use.sub(lambda _: other, part) for part in parts]
        same = [[use.sub(lambda _: other, side) for side in pair] for pair in same]
        demands = {(use.sub(lambda _: other, name), demand) for name, demand in demands}
        if "$" not in one:
            conditions.add((one, other))
        elif not used:
            demands.add((one, "== " + other))
    return parts, demands, conditions
