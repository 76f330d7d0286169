import Foundation
import RxLogin

/// A value in a file, which any thread can read at any time, and which one thread of one process changes at a time.
struct StoredDocument<Payload: Codable & Equatable & Sendable>: Sendable {
    let file: AtomicFile
    let format: FileFormat<Payload>
    let now: @Sendable () -> Date
    /// Whether a value is refused that other users can read or change.
    var refusesSharing = true
    /// Whether the app shows sample data if there is no file.
    var hasSample = false

    /// Returns the value, or `nil` if there is no file.
    ///
    /// A damaged file is moved aside; the error contains its new path.
    func read() throws(ServiceError) -> Payload? {
        do throws(ServiceError) {
            return try decoded()
        } catch {
            guard error.isDamage else { throw error }
            return try lookAgain(at: error)
        }
    }

    /// Reads a damaged file again under the lock, since another process may have replaced it.
    private func lookAgain(at damage: ServiceError) throws(ServiceError) -> Payload? {
        do throws(ServiceError) {
            return try file.locked(decodedOrMovedAside)
        } catch {
            // If the file cannot be moved, the damage is the error to report.
            if case .storage(.readOnly, _) = error { throw damage }
            throw error
        }
    }

    /// Changes the value, and writes it if it is different afterwards; `nil` stands for no file.
    func change<Answer: Sendable>(
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

    /// Writes the value in place of another of the same format, damaged or not.
    ///
    /// - Returns: The value that was replaced, unless it was damaged.
    func replace(with payload: Payload) throws(ServiceError) -> Payload? {
        try file.locked { () throws(ServiceError) in
            let replaced = try undamaged()
            try write(payload)
            return replaced
        }
    }

    /// Removes the value if it fulfils `condition`; a file without a value that can be decoded stays.
    func remove(if condition: (Payload) -> Bool) throws(ServiceError) {
        try removeFile { () throws(ServiceError) in
            do throws(ServiceError) {
                return try decoded().map(condition) ?? false
            } catch {
                guard error.isUndecodable else { throw error }
                return false
            }
        }
    }

    /// Removes the value if it is damaged.
    func removeDamaged() throws(ServiceError) {
        try removeFile { () throws(ServiceError) in try undamaged() == nil ? file.read() != nil : false }
    }

    private func removeFile(if condition: () throws(ServiceError) -> Bool) throws(ServiceError) {
        // Asked before, too: where there is nothing to remove, no lock is made.
        guard try condition() else { return }
        try file.locked { () throws(ServiceError) in
            if try condition() { try file.remove() }
        }
    }

    /// Returns the value, or `nil` if there is no file; a damaged file is left where it is.
    func decoded() throws(ServiceError) -> Payload? {
        guard let data = try file.read() else { return nil }
        let payload: Payload
        do {
            payload = try format.decode(data)
        } catch {
            switch error {
            case .foreign: throw file.problem(.foreign)
            case .newer(let version): throw file.problem(.newer(version: version))
            case .damaged: throw file.problem(.damaged(keptAt: nil))
            }
        }
        if refusesSharing && file.isExposed { throw file.problem(.shared) }
        return payload
    }

    /// Returns the value, or `nil` if there is no file or a damaged one.
    private func undamaged() throws(ServiceError) -> Payload? {
        do throws(ServiceError) {
            return try decoded()
        } catch {
            guard error.isDamage else { throw error }
            return nil
        }
    }

    private func decodedOrMovedAside() throws(ServiceError) -> Payload? {
        do throws(ServiceError) {
            return try decoded()
        } catch {
            guard error.isDamage else { throw error }
            throw file.problem(.damaged(keptAt: try file.moveAside(at: now()), hasSample: hasSample))
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

    fileprivate var isUndecodable: Bool {
        switch self {
        case .storage(.damaged, _), .storage(.foreign, _), .storage(.newer, _): true
        default: false
        }
    }
}
