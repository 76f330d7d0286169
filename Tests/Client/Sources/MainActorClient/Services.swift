import Dispatch
import Streams

nonisolated protocol DirectoryService: Sendable {
    func people(named text: String) -> Single<[Person]>
}

nonisolated protocol LoginService: Sendable {
    func logIn(_ credentials: Credentials) async throws -> Person
}

/// Answers on a background queue, and fails for a query that has a digit.
nonisolated struct LocalDirectory: DirectoryService {
    let people = [Person(name: "Ada", age: 36), Person(name: "Alan", age: 41), Person(name: "Grace", age: 85)]

    func people(named text: String) -> Single<[Person]> {
        Single.create { single in
            DispatchQueue.global().async {
                if text.contains(where: \.isNumber) { return single(.failure(LoginError.refused)) }
                single(.success(people.filter { $0.name.lowercased().hasPrefix(text) }))
            }
            return Disposables.create()
        }
    }
}

nonisolated struct LocalLogin: LoginService {
    func logIn(_ credentials: Credentials) async throws -> Person {
        guard credentials.password == "engine" else { throw LoginError.refused }
        return Person(name: credentials.name, age: 36)
    }
}
