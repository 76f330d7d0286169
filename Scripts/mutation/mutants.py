"""Finds what can be mutated in a file.

A mutant is written into the source as an edit that calls a function of Mutants.swift with the number of the mutant, so
that the original behaves as before until the mutant is selected.
"""

import dataclasses
import hashlib
import re

from .tree import children, span

BOOL, VOID, NEVER = "$sSbD", "$sytD", "$ss5NeverOD"
TEXTS = ("$sSSD", "$sSay")

# For each operator the call that replaces it, whose arguments are the operands, and the operator that it becomes.
OPERATORS = {
    "<": ("mutatedLess({}, ", "<="),
    "<=": ("mutatedLessOrEqual({}, ", "<"),
    ">": ("mutatedGreater({}, ", ">="),
    ">=": ("mutatedGreaterOrEqual({}, ", ">"),
    "&&": ("mutatedAnd({}, ", "||"),
    "||": ("mutatedOr({}, ", "&&"),
    "+": ("mutatedPlus({}, ", "-"),
    "-": ("mutatedMinus({}, ", "+"),
    "*": ("mutatedTimes({}, ", "/"),
    "/": ("mutatedDividedBy({}, ", "*"),
    "&+": ("mutatedWrappingPlus({}, ", "&-"),
    "&-": ("mutatedWrappingMinus({}, ", "&+"),
    "+=": ("mutatedAdd({}, &", "-="),
    "-=": ("mutatedSubtract({}, &", "+="),
}
# Programmer errors, which `ArgumentTests` makes: no test of a mutation run does.
KEPT_CALLS = ("assertionFailure", "programmerError", "require")

WRAPPERS = ("try_expr", "await_expr", "optional_try_expr", "optional_evaluation_expr", "inject_into_optional")


@dataclasses.dataclass(eq=False)
class Mutant:
    """`before` and `after` enclose `start..<end`; the token at `replaced` becomes a comma."""

    file: str
    line: int
    kind: str
    text: str
    start: int
    end: int
    before: str
    after: str
    is_statement: bool
    replaced: tuple = ()
    digest: str = ""
    number: int = 0

    @property
    def key(self):
        """The name in the file of results: another one as soon as the source file changes."""
        return f"{self.file}@{self.digest}:{self.start}:{self.kind}:{self.text[:40]}"


class Finder:
    """Collects the mutants of one file; a subclass has a method for each kind of node that it mutates."""

    def __init__(self, file, text, tree):
        self.file, self.text = file, text
        self.digest = hashlib.sha256(text).hexdigest()[:12]
        self.found = {}
        self.visit(tree, is_initializer=False)

    @property
    def mutants(self):
        return sorted(self.found.values(), key=lambda mutant: (mutant.start, -mutant.end))

    def add(self, node, kind, before, after, describe, is_statement=False, replaced=(), at=None):
        limits = at or span(node, self.text)
        if not limits:
            return
        start, end = limits
        line = self.text.count(b"\n", 0, start) + 1
        source = " ".join(self.text[start:end].decode().split())
        text = describe(shortened(source))
        key = (start, end, "value" if kind in ("negated", "literal", "returned") else text)
        mutant = Mutant(self.file, line, kind, text, start, end, before, after, is_statement, replaced, self.digest)
        self.found.setdefault(key, mutant)

    def visit(self, node, is_initializer):
        kind = node.get("_kind", "")
        if kind == "interpolated_string_literal_expr":
            return
        if kind == "call_expr" and callee(node) in KEPT_CALLS:
            return
        if kind == "constructor_decl":
            is_initializer = True
        elif kind in ("closure_expr", "func_decl", "accessor_decl", "destructor_decl"):
            is_initializer = False
        visit = getattr(self, "visit_" + kind, None)
        if visit:
            visit(node, is_initializer)
        for child in children(node):
            if kind != "while_stmt" or child.get("_kind") != "boolean_literal_expr":
                self.visit(child, is_initializer)


class CodeFinder(Finder):
    """Finds statements, conditions, operators and literals that can be changed."""

    def __init__(self, file, text, tree):
        # Constants that a later assignment initializes.
        self.uninitialized = set(re.findall(r"\blet (\w+): [^=\n]+$", text.decode(), re.MULTILINE))
        super().__init__(file, text, tree)

    # MARK: The kinds of nodes

    def visit_brace_stmt(self, node, is_initializer):
        for element in node.get("elements", []):
            if element["_kind"] in ("return_stmt", "then_stmt") and element.get("implicit"):
                element = element.get("result", {})
                if element.get("type") != VOID:
                    continue
            self.statement(element, is_initializer)

    def statement(self, node, is_initializer):
        if node.get("type") == NEVER:
            return
        core = node
        while core["_kind"] in WRAPPERS:
            core = core["sub_expr"]
        if core.get("implicit"):
            return
        name = "assignment" if core["_kind"] == "assign_expr" else "call"
        if core["_kind"] == "assign_expr":
            if is_initializer:
                return  # Required before `self` is complete.
            if core["dest"]["_kind"] == "discard_assignment_expr":
                name = "call"
            elif core["dest"]["_kind"] == "declref_expr" and core["dest"]["decl"]["base_name"] in self.uninitialized:
                return
        elif core["_kind"] == "call_expr":
            if callee(core) in KEPT_CALLS:
                return
        elif core["_kind"] != "binary_expr":
            return
        self.add(node, name, "if !isMutant({}) {{ ", " }}", lambda text: f"removed `{text}`", is_statement=True)

    def visit_if_stmt(self, node, _):
        limits = span(node, self.text)
        if limits and self.text.startswith(b"if", limits[0]):
            # From the keyword to the brace.
            header = limits[0] + len(b"if"), node["then_stmt"]["range"]["start"]
            self.add(node, "never", " !isMutant({}),", "", lambda text: f"never taken: `if {text}`", at=header)
        for condition in self.conditions(node):
            self.add(condition, "always", "always({}, ", ")", lambda text: f"always true: `{text}`")

    def visit_guard_stmt(self, node, _):
        for condition in self.conditions(node):
            self.add(condition, "guard", "always({}, ", ")", lambda text: f"guard removed: `{text}`")

    def visit_while_stmt(self, node, _):
        for condition in self.conditions(node):
            self.negate(condition)

    def visit_repeat_while_stmt(self, node, _):
        self.negate(node["cond"])

    def visit_for_each_stmt(self, node, _):
        if "where" in node:
            self.negate(node["where"])

    def visit_ternary_expr(self, node, _):
        if "cond_expr" in node:
            self.negate(node["cond_expr"])

    def visit_return_stmt(self, node, _):
        result = node.get("result", {})
        if result.get("type") == BOOL and "range" in node:
            self.negate(result, "returned")
        if result.get("type") == VOID and not node.get("implicit") and result["_kind"].endswith("call_expr"):
            self.add(result, "call", "isMutant({}) ? () : (", ")", lambda text: f"removed `{text}`")

    def visit_boolean_literal_expr(self, node, _):
        if not node.get("implicit"):
            self.negate(node, "literal")

    def visit_binary_expr(self, node, _):
        operator, position = operator_of(node)
        limits = span(node, self.text)
        if not limits or not operator or not self.text.startswith(operator.encode(), position):
            return
        if operator in ("==", "!=", "===", "!=="):
            self.negate(node)
        elif operator in OPERATORS and not any(is_text(argument) for argument in node["args"]["args"]):
            call, other = OPERATORS[operator]
            self.add(
                node, "operator", call, ")", lambda text: f"`{operator}` is `{other}`: `{text}`",
                replaced=(position, position + len(operator)))

    # MARK: Parts

    def negate(self, node, kind="negated"):
        if node["_kind"] in ("single_value_stmt_expr", "boolean_literal_expr") and kind != "literal":
            return  # `if` and `switch` cannot be arguments; `while true` has no end to negate.
        self.add(node, kind, "negated({}, ", ")", lambda text: f"negated: `{text}`")

    def conditions(self, node):
        return [condition for condition in node.get("conditions", []) if condition.get("type") == BOOL]


def is_text(argument):
    return argument["expr"].get("type", "").startswith(TEXTS)


def callee(call):
    """The name of the function that is called."""
    node = call["fn"]
    while "decl" not in node:
        node = node.get("fn") or node.get("sub_expr")
        if node is None:
            return ""
    return node["decl"]["base_name"]


def operator_of(node):
    """The operator and its offset."""
    fn = node["fn"]
    return callee(node), fn.get("range", {}).get("start", -1)


def shortened(text):
    return text if len(text) <= 90 else text[:87] + "..."
