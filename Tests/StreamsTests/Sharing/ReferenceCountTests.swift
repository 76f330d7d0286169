import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct ReferenceCountTests {
    private let count = ReferenceCount()
    private let log = Recorder<String>()

    private func joined(_ connection: Connection) throws -> SharedConnection {
        try #require(count.join({ _ in connection })).0
    }

    @Test func theFirstObserverConnectsAndTheLastDisconnects() throws {
        let made = Connection(log, "connection")
        let (connection, isFirst) = try #require(count.join({ _ in made }))
        let (second, isFirstAgain) = try #require(count.join({ _ in Connection(log, "unused") }))
        #expect(isFirst && !isFirstAgain && connection === made && second === made && !count.isUnused)
        count.leave(made)
        #expect(log.values.isEmpty && !count.isUnused)
        count.leave(made)
        #expect(log.values == ["connection"] && count.isUnused)
    }

    @Test func anObserverThatWaitsJoinsAfterTheLastOfTwoDisconnections() throws {
        let inner = Connection(log, "inner") { [count, log] in
            let isJoined = count.join({ _ in Connection(log, "unused") }, orWait: { log.record("retry") }) != nil
            #expect(!isJoined)
        }
        let outer = Connection(log, "outer") { [count] in
            // Does not wait: it may overlap.
            if let (connection, isFirst) = count.join({ _ in inner }) {
                #expect(isFirst && connection === inner)
                count.leave(connection)
            }
        }
        count.leave(try joined(outer))
        #expect(log.values == ["inner", "outer", "retry"])

        let next = try #require(count.join({ _ in Connection(log, "next") }, orWait: { log.record("late") })).0
        count.leave(next)
        #expect(log.values == ["inner", "outer", "retry", "next"])
    }

    @Test func anObserverWaitsForADisconnectionAfterOthersThatDisconnectedNothing() throws {
        let closed = try joined(Connection(log, "closed"))
        count.close(closed)
        count.leave(closed)
        let connection = Connection(log, "connection") { [count, log] in
            let isJoined = count.join({ _ in Connection(log, "unused") }, orWait: { log.record("retry") }) != nil
            #expect(!isJoined)
        }
        for _ in 1...2 { _ = try joined(connection) }
        for _ in 1...2 { count.leave(connection) }
        #expect(log.values == ["closed", "connection", "retry"])
    }

    @Test func aClosedConnectionDoesNotEndTheNextOne() throws {
        let closed = try joined(Connection(log, "closed"))
        count.close(closed)
        #expect(count.isUnused)
        let next = try joined(Connection(log, "next"))
        #expect(next !== closed)
        count.leave(closed)
        #expect(log.values == ["closed"] && !count.isUnused)
        count.close(closed)
        #expect(!count.isUnused && count.begin(next))
        count.leave(next)
        #expect(log.values == ["closed", "next"] && count.isUnused)
    }

    @Test func aConnectionIsKeptWithoutObserversDuringAnAction() throws {
        let connection = try joined(Connection(log, "connection"))
        count.keep(connection) {
            count.leave(connection)
            #expect(log.values.isEmpty && !count.isUnused)
        }
        #expect(log.values == ["connection"] && count.isUnused)
        count.keep(connection) { log.record("action") }
        #expect(log.values == ["connection"])
    }
}

private final class Connection: SharedConnection, @unchecked Sendable {
    private let log: Recorder<String>
    private let name: String
    private let onDisconnect: () -> Void

    init(_ log: Recorder<String>, _ name: String, onDisconnect: @escaping () -> Void = {}) {
        self.log = log
        self.name = name
        self.onDisconnect = onDisconnect
        super.init()
    }

    override func disconnect() {
        onDisconnect()
        log.record(name)
    }
}
