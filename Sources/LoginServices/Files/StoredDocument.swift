import Foundation
import RxLogin

/// A value in a file: read at any time, changed by one thread of one process at a time.
struct StoredDocument<Payload: Codable & Equatable & Sendable>: Sendable {
    let file: AtomicFile
    let format: FileFormat<Payload>
    let now: @Sendable () -> Date

    /// The value, or `nil` when there is no file.
    ///
    /// A damaged file is moved aside, which the error tells.
    func read() throws(ServiceError) -> Payload? {
        do throws(ServiceError) {
            return try decoded()
        } catch {
            guard error.isDamage else { throw error }
            return try lookAgain(at: error)
        }
    }

    /// Looks at a damaged file under the lock, where nobody can be mending it.
    private func lookAgain(at damage: ServiceError) throws(ServiceError) -> Payload? {
        do throws(ServiceError) {
            return try file.locked(decodedOrMovedAside)
        } catch {
            // Where nothing can be moved, the damage is still the thing to know.
            throw error == file.problem(.readOnly) ? damage : error
        }
    }

    /// Changes the value and writes it if it is different afterwards.
    ///
    /// `nil` stands for no file, before and after.
    func change<Answer>(
        _ body: (inout Payload?) throws(ServiceError) -> Answer
    ) throws(ServiceError) -> Answer {
        try file.locked { () throws(ServiceError) in
            let before = try decodedOrMovedAside()
            var after = before
            let answer = try body(&after)
            if after != before { try write(after) }
            return answer
        }
    }

    /// Writes the value over whatever of ours there is, damaged or not.
    func replace(with payload: Payload?) throws(ServiceError) {
        try file.locked { () throws(ServiceError) in
            do throws(ServiceError) {
                _ = try decoded()
            } catch {
                guard error.isDamage else { throw error }
            }
            try write(payload)
        }
    }

    /// The value, or `nil` when there is no file; damage is reported and left.
    func decoded() throws(ServiceError) -> Payload? {
        guard let data = try file.read() else { return nil }
        do {
            return try format.decode(data)
        } catch {
            switch error {
            case .foreign: throw file.problem(.foreign)
            case .newer(let version): throw file.problem(.newer(version: version))
            case .damaged: throw file.problem(.damaged(keptAt: nil))
            }
        }
    }

    private func decodedOrMovedAside() throws(ServiceError) -> Payload? {
        do throws(ServiceError) {
            return try decoded()
        } catch {
            guard error.isDamage else { throw error }
            throw file.problem(.damaged(keptAt: try file.moveAside(at: now())))
        }
    }

    private func write(_ payload: Payload?) throws(ServiceError) {
        guard let payload else { return try file.remove() }
        let data: Data
        do {
            data = try format.encode(payload)
        } catch {
            throw file.problem(.failed(reason: error.localizedDescription))
        }
        try file.write(data)
    }
}

extension ServiceError {
    fileprivate var isDamage: Bool {
        if case .storage(.damaged, _) = self { true } else { false }
    }
}
