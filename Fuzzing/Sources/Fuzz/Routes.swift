import RxLogin

extension FuzzTarget {
    static let routes = FuzzTarget("routes") { input in
        checkRoute(input.text)
        checkArguments(input.lines)
    }
}

private func checkRoute(_ text: String) {
    do throws(RouteError) {
        let route = try RouteTable.route(text)
        require((try? RouteTable.route(route.description)) == route, "Another route: \(route)")
    } catch {
        require(error.errorDescription?.isEmpty == false, "No reason: \(error)")
    }
}

/// Every text is an argument, so formatting and parsing any arguments returns them.
private func checkArguments(_ arguments: [String]) {
    let pattern = (["place"] + arguments.indices.map { "{a\($0)}" }).joined(separator: ":")
    let template = URNTemplate(pattern)
    guard let urn = try? template.urn(with: arguments) else {
        return require(arguments.contains(""), "Arguments that have no URN: \(arguments)")
    }
    require((try? template.arguments(in: urn)) == arguments, "Other arguments: \(urn)")
    require(urn.utf8.allSatisfy { 0x21...0x7E ~= $0 }, "A URN that is not ASCII: \(urn)")
}
