import Foundation

@testable import LoginServices
@testable import RxLogin

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension FuzzTarget {
    /// Two bytes of status, a line with the header `Retry-After`, then the body.
    static let http = FuzzTarget("http") { input in
        var input = input
        let status = 100 + (Int(input.choice()) << 8 | Int(input.choice())) % 500
        let header = input.bytes.prefix { $0 != 0x0A }
        let body = Data(input.bytes.dropFirst(header.count + 1))
        checkError(status: status, retryAfter: String(decoding: header, as: UTF8.self), body: body)
        checkRecords(in: body)
    }

    static let server = FuzzTarget("server") { input in
        guard let address = try? ServerAddress(input.text) else { return }
        require(
            (try? ServerAddress(address.url.absoluteString)) == address, "Another address: \(address.url)")
        let url = RequestBuilder(endpoint: address).show(withID: 42).url
        require(
            url?.host == address.url.host && url?.port == address.url.port && url?.scheme == address.url.scheme,
            "A request to another server: \(String(describing: url)) \(address.url)")
        require(url?.absoluteString.hasSuffix("/shows/42") == true, "Another path: \(String(describing: url))")
    }
}

private func checkError(status: Int, retryAfter: String, body: Data) {
    guard let url = URL(string: "https://example.org"),
        let response = HTTPURLResponse(
            url: url, statusCode: status, httpVersion: nil, headerFields: ["Retry-After": retryAfter])
    else { return }
    let error = ServiceError(response: response, body: body, now: Date(timeIntervalSince1970: 1_790_000_000))
    require((error == nil) == (200..<300 ~= status), "\(status) is \(String(describing: error))")
    require(error?.errorDescription?.isEmpty != true, "No sentence: \(String(describing: error))")
    if case .locked(let seconds?) = error { require(0...86_400 ~= seconds, "A lock of \(seconds) seconds") }
}

private func checkRecords(in body: Data) {
    let decoder = JSONDecoder()
    if let user = try? decoder.decode(AccountRecord.self, from: body).user {
        require(user.authorizationHeader.utf8.allSatisfy { 0x20...0x7E ~= $0 }, "A header of several lines")
    }
    if let record = try? decoder.decode(TransactionRecord.self, from: body), let transaction = try? record.transaction {
        require(digits(transaction.amount.description) == digits(record.amount), "Digits are lost: \(record.amount)")
    }
    _ = try? decoder.decode(SessionRecord.self, from: body)
    _ = try? decoder.decode(ShowRecord.self, from: body).show
    if let review = try? decoder.decode(ReviewRecord.self, from: body).review {
        require(1...5 ~= review.rating, "A rating of \(review.rating)")
    }
    _ = try? decoder.decode(CurrentWeatherRecord.self, from: body).mapped
}

/// An amount without its sign and the zeros that do not count.
private func digits(_ amount: String) -> String {
    var text = Substring(amount.drop { $0 == "-" || $0 == "0" })
    if text.contains(".") { text = text.reversed().drop { $0 == "0" }.reversed().reduce(into: "") { $0.append($1) } }
    return String(text.hasSuffix(".") ? text.dropLast() : text)
}
