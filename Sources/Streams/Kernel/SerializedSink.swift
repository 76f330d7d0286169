/// A sink that several sources may use at once.
///
/// Sendable by contract: events go through `serializer`.
@usableFromInline
final class SerializedSink<Element>: Sendable {
    private let sink: Sink<Element>
    let serializer = Serializer()

    init(_ sink: Sink<Element>) { self.sink = sink }

    func next(_ element: Element) {
        serializer.send(element) { [sink] element in
            if !sink.lifetime.isEnded { sink.next(element) }
        }
    }

    func stop(_ stop: Stop) {
        serializer.run { [sink] in sink.finish(stop) }
    }
}
