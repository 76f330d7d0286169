import Foundation
import Streams

/// Hashes files in parallel, a bounded number at a time.
struct FileHasher {
    struct Hashed: Equatable, Sendable {
        let path: String
        /// The hash, or nil if the file cannot be read.
        let hash: UInt64?
    }

    let maxConcurrent: Int
    var hash: @Sendable (String) -> Single<UInt64> = FileHasher.read

    /// Emits the hash of each file as soon as it is known, in any order.
    ///
    /// Disposing begins no further file.
    func hashes(of paths: [String]) -> Observable<Hashed> {
        Observable.from(paths)
            .map { [hash] path in
                hash(path).map { Hashed(path: path, hash: $0) }.catchAndReturn(Hashed(path: path, hash: nil))
                    .asObservable()
            }
            .merge(maxConcurrent: maxConcurrent)
    }

    /// The FNV-1a hash of a file, computed on a thread of a concurrent queue.
    @Sendable static func read(path: String) -> Single<UInt64> {
        Single.create { single in
            do {
                let bytes = try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
                single(.success(bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }))
            } catch {
                single(.failure(error))
            }
            return Disposables.create()
        }
        .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    }
}
