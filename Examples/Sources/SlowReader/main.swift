import Foundation
import Streams

/// The pages that were loaded, and the memory that this takes.
actor Loaded {
    private(set) var pages = 0

    func page(_ number: Int) -> [UInt8] {
        pages += 1
        // Every second page is empty.
        return [UInt8](repeating: 1, count: number % 2 == 0 ? 1_000_000 : 0)
    }
}

let loaded = Loaded()
let pages = Pages { await loaded.page($0) }
var read = 0
for try await page in pages.sizes.values(buffering: .suspending(4)) {
    try await Task.sleep(for: .milliseconds(5))
    read += 1
    if read == 10 {
        print("page \(page.page) has \(page.size) bytes")
        break
    }
}
let isBounded = await loaded.pages <= 2 * (10 + 4) + 2
print("read \(read) pages, loaded few more: \(isBounded)")
