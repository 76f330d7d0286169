import Streams

/// Returns the message of a failure if recorded events are not those of a diagram, otherwise nil.
///
/// A diagram that cannot be parsed is a failure as well.
package func marbleFailure<Element: Equatable>(
    of actual: [Recorded<Event<Element>>], expecting diagram: String, values: MarbleValues<Element> = .themselves,
    error: any Error = MarbleFailure(), from zero: TestTime = TestScheduler.Defaults.subscribed
) -> String? {
    do throws(MarbleSyntaxError) {
        let diagram = try MarbleDiagram(diagram)
        let expected = try diagram.events(values: values, error: error, from: zero)
        if expected == actual { return nil }
        // The characters of the diagram also stand for received elements: the reader of the failure knows them.
        var signs: Set<Character> = []
        let drawn = zip(diagram.elements, expected.compactMap(\.value.element)).filter { signs.insert($0.0).inserted }
        let names = values.listed + drawn
        return difference(expected, actual, names: names, from: zero)
    } catch { return error.description }
}

/// Returns the message of a failure if subscriptions are not those of the diagrams, otherwise nil.
package func marbleFailure(
    of actual: [Subscription], expecting diagrams: [String], from zero: TestTime = TestScheduler.Defaults.subscribed
) -> String? {
    do throws(MarbleSyntaxError) {
        var expected: [Subscription] = []
        for diagram in diagrams { expected.append(try MarbleDiagram(diagram).subscription(from: zero)) }
        if expected == actual { return nil }
        return difference(expected, actual, from: zero)
    } catch { return error.description }
}

private func difference<Element: Equatable>(
    _ expected: [Recorded<Event<Element>>], _ actual: [Recorded<Event<Element>>],
    names: [(sign: Character, value: Element)], from zero: TestTime
) -> String {
    let excerpt = DifferenceExcerpt(expected, actual)
    let runs = [expected, actual].map { Array($0[excerpt.shown(of: $0)]) }
    let begin = excerpt.before > 0 ? runs.compactMap { $0.first?.time }.min() ?? zero : zero
    var labels = MarbleLabels(of: runs.joined().compactMap(\.value.element), names: names)
    let tracks = runs.map { MarbleTrack($0, labels: &labels, from: begin) }
    let texts = MarbleLayout(tracks).texts
    let titles = ["expected", "actual"]
    let errors = runs.map { $0.compactMap(\.value.error).map { "\($0)" } }
    let page = MarblePage(
        rows: zip(titles, texts).map { (title: $0, text: $1) },
        // Two diagrams with the same text differ in their errors.
        mark: firstDifference(texts[0], texts[1]) ?? Array(texts[0]).firstIndex(of: "#"),
        notes: labels.legend + MarbleNote.failures(zip(titles, errors).map { (title: $0, errors: $1) }))
    let tick = [expected, actual].compactMap { $0.dropFirst(excerpt.place).first?.time }.min() ?? zero
    return message(
        "The events differ from the diagram at tick \(tick).", page,
        excerpt.omission("Events", expected: expected, actual: actual))
}

private func difference(_ expected: [Subscription], _ actual: [Subscription], from zero: TestTime) -> String {
    let excerpt = DifferenceExcerpt(expected, actual)
    let shown = [expected, actual].map { $0[excerpt.shown(of: $0)] }
    let texts = MarbleLayout(shown.joined().map { MarbleTrack($0, from: zero) }).texts
    let lists = [Array(texts.prefix(shown[0].count)), Array(texts.suffix(shown[1].count))]
    let rows = zip(["expected", "actual"], lists).flatMap { title, texts in
        (texts.isEmpty ? ["none"] : texts).enumerated().map { (title: $0 == 0 ? title : "", text: $1) }
    }
    let different = lists.compactMap { $0.dropFirst(excerpt.place - excerpt.before).first }
    let mark =
        different.count == 2
        ? firstDifference(different[0], different[1])
        : different.first.flatMap { Array($0).firstIndex(of: "^") }
    return message(
        "The subscriptions differ from the diagrams.", MarblePage(rows: rows, mark: mark, notes: []),
        excerpt.omission("Subscriptions", expected: expected, actual: actual))
}

private func message(_ title: String, _ page: MarblePage, _ omission: String) -> String {
    [title, page.indented, omission].filter { !$0.isEmpty }.joined(separator: "\n\n")
}

/// Returns the first column in which two texts differ.
private func firstDifference(_ lhs: String, _ rhs: String) -> Int? {
    let width = max(lhs.count, rhs.count)
    return zip(lhs.padded(to: width), rhs.padded(to: width)).enumerated().first { $1.0 != $1.1 }?.offset
}
