#if DEBUG || Tracing
    import Streams
    import StreamsInspector
    import StreamsTest
    import Testing

    @Suite(.noLeaks) struct InspectorTests {
        private let inspector = Inspector()
        private let ledger = LeakLedger()
        private let subject = PublishSubject<Int>()

        @Test func replacesALedgerWhileItInspects() {
            let subscription = ledger.recording { inspector.inspecting { subject.subscribe() } }
            #expect(ledger.live.isEmpty)
            #expect(inspector.graph.subscriptions.count == 1)
            subscription.dispose()
        }

        @Test func isReplacedByALedgerThatRecords() {
            let subscription = inspector.inspecting { ledger.recording { subject.subscribe() } }
            #expect(ledger.live.count == 1)
            #expect(inspector.graph.subscriptions.isEmpty)
            subscription.dispose()
        }
    }
#endif
