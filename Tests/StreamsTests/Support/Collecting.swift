/// The elements of an iteration, and the error that ended it.
func collect<Values: AsyncSequence>(_ values: Values) async -> (elements: [Values.Element], error: (any Error)?) {
    var elements: [Values.Element] = []
    do {
        for try await element in values { elements.append(element) }
        return (elements, nil)
    } catch { return (elements, error) }
}
