#!/usr/bin/env python3
"""Writes the sources of a client: distinct chains of eight everyday operators each, 200 or as many as are asked for.

    Scripts/generate-chains.py FOLDER [COUNT]

The operators are chosen by a generator of pseudorandom numbers with a fixed seed, so that every run writes the same
chains. Their elements are of three types: a number, a string and a structure.
"""
import pathlib
import sys

LENGTH, PER_FILE = 8, 20

# The closures of the chains call functions that are not overloaded: type checking is not what is measured.
CLIENT = """\
import Streams

struct Item: Equatable, Sendable {
    var id: Int
    var name: String
}

final class Client {
    let ints = PublishSubject<Int>()
    let texts = BehaviorSubject(value: "")
    let items = PublishSubject<Item>()
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let bag = DisposeBag()
}

@inline(never) func show(_ value: Int) { print(value) }
@inline(never) func show(_ value: String) { print(value) }
@inline(never) func show(_ value: Item) { print(value) }

extension Int {
    func added(_ number: Int) -> Int { self &+ number }
    func exceeds(_ number: Int) -> Bool { self > number }
    func sum(_ other: Int, _ number: Int) -> Int { self &+ other &* number }
    func text(_ number: Int) -> String { String(self &+ number) }
    func item(_ number: Int) -> Item { Item(id: self &+ number, name: "new") }
}

extension String {
    func appending(_ text: String) -> String { self + text }
    func differs(_ text: String) -> Bool { self != text }
    func joined(_ other: String, _ number: Int) -> String { self + other }
    func length(_ number: Int) -> Int { utf8.count &+ number }
    func item(_ number: Int) -> Item { Item(id: number, name: self) }
}

extension Item {
    func renamed(_ name: String) -> Item { Item(id: id, name: name) }
    func precedes(_ number: Int) -> Bool { id < number }
    func merged(_ other: Item, _ number: Int) -> Item { Item(id: id &+ number, name: other.name) }
    func number(_ number: Int) -> Int { id &+ number }
    func text(_ number: Int) -> String { number > 9 ? name : "" }
}
"""

# N is a number that no other place has, T the type of the elements, U another type, X the chain so far.
TABLES = {
    "SOURCE": {"Int": "client.ints", "String": "client.texts", "Item": "client.items"},
    "LITERAL": {"Int": "N", "String": '"N"', "Item": 'Item(id: N, name: "N")'},
    "CHANGE": {"Int": "$0.added(N)", "String": '$0.appending("N")', "Item": '$0.renamed("N")'},
    "CONDITION": {"Int": "$0.exceeds(N)", "String": '$0.differs("N")', "Item": "$0.precedes(N)"},
    "SUM": {"Int": "$0.sum($1, N)", "String": "$0.joined($1, N)", "Item": "$0.merged($1, N)"},
    "CONVERSION": {
        ("Int", "String"): "$0.text(N)", ("Int", "Item"): "$0.item(N)",
        ("String", "Int"): "$0.length(N)", ("String", "Item"): "$0.item(N)",
        ("Item", "Int"): "$0.number(N)", ("Item", "String"): "$0.text(N)",
    },
    "MIX": {
        ("Int", "String"): "$0.sum($1.length(N), N)", ("Int", "Item"): "$0.sum($1.number(N), N)",
        ("String", "Int"): "$0.joined($1.text(N), N)", ("String", "Item"): "$0.joined($1.text(N), N)",
        ("Item", "Int"): "$0.merged($1.item(N), N)", ("Item", "String"): "$0.merged($1.item(N), N)",
    },
}
OPERATORS = [
    ("X.map { CHANGE(T) }", "T"),
    ("X.map { CONVERSION(T, U) }", "U"),
    ("X.filter { CONDITION(T) }", "T"),
    ("X.scan(LITERAL(T)) { SUM(T) }", "T"),
    ("X.distinctUntilChanged()", "T"),
    ("X.flatMapLatest { Observable.just(CONVERSION(T, U)) }", "U"),
    ("X.withLatestFrom(SOURCE(U)) { MIX(T, U) }", "T"),
    ("Observable.combineLatest(X, SOURCE(U)) { MIX(T, U) }", "T"),
    ("X.share(replay: 1)", "T"),
    ("X.debounce(.milliseconds(N), scheduler: client.scheduler)", "T"),
    ("X.observe(on: client.scheduler)", "T"),
    ("X.take(N)", "T"),
    ("X.startWith(LITERAL(T))", "T"),
    ("X.catch { _ in Observable.just(LITERAL(T)) }", "T"),
]

state = 14


def random(count):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return (state >> 33) % count


def fill(template, chain, number, element, other):
    for name, table in TABLES.items():
        for key, arguments in (((element, other), "(T, U)"), (element, "(T)"), (other, "(U)")):
            if name + arguments in template:
                template = template.replace(name + arguments, table[key])
    return template.replace("N", str(number)).replace("X", chain, 1)


def chain(index):
    """The text of a chain, and the operators and types that it is made of."""
    element = list(TABLES["LITERAL"])[random(3)]
    text, used, last = TABLES["SOURCE"][element], [element], None
    for place in range(LENGTH):
        operator = random(len(OPERATORS))
        while operator == last:
            operator = random(len(OPERATORS))
        last = operator
        other = [type for type in TABLES["LITERAL"] if type != element][random(2)]
        used.append((operator, other))
        template, result = OPERATORS[operator]
        text = fill(template, text, index * LENGTH + place + 1, element, other)
        element = {"T": element, "U": other}[result]
    return text, tuple(used)


def functions(count):
    seen, written = set(), []
    while len(written) < count:
        text, used = chain(len(written))
        if used in seen:
            continue
        seen.add(used)
        written.append(
            f"func chain{len(written)}(_ client: Client) {{\n    {text}\n"
            "        .subscribe(onNext: { show($0) }).disposed(by: client.bag)\n}\n")
    return written


folder, count = pathlib.Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 200
folder.mkdir(parents=True, exist_ok=True)
for file in folder.glob("*.swift"):
    file.unlink()
(folder / "Client.swift").write_text(CLIENT)
written = functions(count)
for begin in range(0, count, PER_FILE):
    body = "\n".join(written[begin:begin + PER_FILE])
    (folder / f"Chains{begin // PER_FILE}.swift").write_text(f"import Streams\n\n{body}")
calls = "".join(f"chain{index}(client)\n" for index in range(count))
(folder / "main.swift").write_text(f"let client = Client()\n{calls}client.ints.onNext(1)\n")
