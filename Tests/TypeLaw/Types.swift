import Streams

// The types of arguments without associated types, with a hazard and without one.

final class Box: Confined, Hashable, Decodable, ReactiveCompatible {
    required init() {}
    init(from decoder: any Decoder) {}

    static func == (one: Box, other: Box) -> Bool {
        one.access("compared")
        other.access("compared")
        return one === other
    }

    func hash(into hasher: inout Hasher) {
        access("hashed")
        hasher.combine(ObjectIdentifier(self))
    }
}

struct Item: Sendable {}

extension Item: @MainActor Hashable {
    static func == (one: Item, other: Item) -> Bool {
        usesMainActor("Equatable")
        return false
    }

    func hash(into hasher: inout Hasher) { usesMainActor("Hashable") }
}

extension Item: @MainActor Decodable {
    init(from decoder: any Decoder) { usesMainActor("Decodable") }
}

final class Target: Sendable, ReactiveCompatible {}

struct Failure: Error {}

actor Clerk {}
