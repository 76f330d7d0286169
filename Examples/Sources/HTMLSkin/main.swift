import LoginServices

let site = Site(
    InMemoryEntityGateway(
        transactions: Array(SampleStatement.transactions.prefix(3)), reviews: SampleShows.reviews))
print(await site.page())
while let line = readLine() {
    print("\n> \(line)")
    print(await site.page(after: line))
}
