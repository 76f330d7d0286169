"""Writes all mutants of a file into its text."""

from collections import defaultdict


def rewritten(text, mutants):
    """Returns the text with the mutants, and the range of each mutant in it."""
    opening, closing, replaced = defaultdict(list), defaultdict(list), {}
    for mutant in mutants:
        size = mutant.end - mutant.start
        opening[mutant.start].append((-size, not mutant.is_statement, mutant))
        closing[mutant.end].append((size, mutant.is_statement, mutant))
        if mutant.replaced:
            replaced[mutant.replaced[0]] = mutant.replaced[1]
    result, ranges = bytearray(), {}
    at = 0
    for position in sorted({*opening, *closing, *replaced, len(text)}):
        result += text[at:position]
        at = position
        # Of two mutants of the same text, the one that was opened last is closed first.
        for _, _, mutant in sorted(closing[position], key=lambda item: (item[0], item[1], -item[2].number)):
            result += mutant.after.format(mutant.number).encode()
            ranges[mutant.number] = (ranges[mutant.number], len(result))
        for _, _, mutant in sorted(opening[position], key=lambda item: (item[0], item[1], item[2].number)):
            ranges[mutant.number] = len(result)
            result += mutant.before.format(mutant.number).encode()
        if position in replaced:
            result += b", "
            at = replaced[position]
    return bytes(result), ranges
