import Foundation
import StreamsFoundation
import TestSupport
import Testing

private final class Sender: Sendable {}

@Suite(.noLeaks) struct NotificationCenterReactiveTests {
    let center = NotificationCenter()
    let name = Notification.Name("first")
    let log = Recorder<String>()
    private let bag = DisposeBag()

    private func listen(_ name: Notification.Name?, object: (any AnyObject & Sendable)? = nil) -> any Disposable {
        center.rx.notification(name, object: object) { "\($0.name.rawValue) \($0.userInfo?["number"] ?? "-")" }
            .subscribe(
                onNext: { [log] in log.record($0) },
                onError: { [log] in log.record("!\($0)") }, onCompleted: { [log] in log.record("C") })
    }

    @Test func notificationsOfAName() {
        listen(name).disposed(by: bag)
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: Notification.Name("second"), object: nil)
        center.post(name: name, object: Sender())
        #expect(log.values == ["first 1", "first -"])
    }

    @Test func notificationsOfAnyName() {
        listen(nil).disposed(by: bag)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("second"), object: nil)
        #expect(log.values == ["first -", "second -"])
    }

    @Test func notificationsOfASender() {
        let sender = Sender()
        listen(name, object: sender).disposed(by: bag)
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: name, object: Sender(), userInfo: ["number": 2])
        center.post(name: name, object: sender, userInfo: ["number": 3])
        #expect(log.values == ["first 3"])
    }

    @Test func theSequenceDoesNotKeepTheSender() {
        weak var sender: Sender?
        let notifications: Observable<Notification.Name>
        do {
            let strong = Sender()
            sender = strong
            notifications = center.rx.notification(name, object: strong) { $0.name }
        }
        #expect(sender == nil)
        notifications.subscribe(onNext: { [log] in log.record($0.rawValue) }).disposed(by: bag)
        // Not taken for those of all senders.
        center.post(name: name, object: nil)
        center.post(name: name, object: Sender())
        #expect(log.values.isEmpty)
    }

    @Test func anObjectAtTheAddressOfAReleasedSenderIsAnotherSender() {
        var sender: Sender? = Sender()
        listen(name, object: sender).disposed(by: bag)
        center.post(name: name, object: sender)
        sender = nil
        // The first of them has the address of the sender, unless the allocator reuses memory later.
        let others = (0..<1_000).map { _ in Sender() }
        for other in others { center.post(name: name, object: other) }
        #expect(log.values == ["first -"])
    }

    /// Posts when it is told to, and once more during its release.
    private final class LastPoster: Sendable {
        private let post: @Sendable (LastPoster) -> Void

        init(_ post: @escaping @Sendable (LastPoster) -> Void) { self.post = post }

        func postNow() { post(self) }

        deinit { post(self) }
    }

    @Test func nothingArrivesDuringTheReleaseOfTheSender() {
        var sender: LastPoster? = LastPoster { [center, name] in center.post(name: name, object: $0) }
        listen(name, object: sender).disposed(by: bag)
        sender?.postNow()
        sender = nil
        #expect(log.values == ["first -"])
    }

    @Test func eachIsSentWhereItIsPosted() {
        let posted = DispatchSemaphore(value: 0)
        let poster = Recorder<ObjectIdentifier>()
        let receiver = Recorder<ObjectIdentifier>()
        center.rx.notification(name) { $0.name }
            .subscribe(onNext: { _ in receiver.record(ObjectIdentifier(Thread.current)) })
            .disposed(by: bag)
        Thread.detachNewThread { [center, name] in
            poster.record(ObjectIdentifier(Thread.current))
            center.post(name: name, object: nil)
            posted.signal()
        }
        #expect(posted.arrives())
        #expect(receiver.values == poster.values)
    }

    /// Changed by its poster after each post.
    private final class Draft: @unchecked Sendable {
        var number = 0
    }

    @Test func theValueIsReadWhereItIsPosted() {
        let values = Recorder<Int>()
        center.rx.notification(name) { ($0.object as? Draft)?.number ?? 0 }
            .subscribe(onNext: { values.record($0) })
            .disposed(by: bag)
        let post: @Sendable () -> Void = { [center, name] in
            let draft = Draft()
            for _ in 0..<200 {
                draft.number += 1
                center.post(name: name, object: draft)
            }
        }
        let areDone = Threads.runAll([post, post])
        #expect(areDone)
        #expect(values.values.sorted() == (1...200).flatMap { [$0, $0] })
    }

    @Test func nothingComesBeforeTheSubscriptionOrAfterItsEnd() {
        let notifications = center.rx.notification(name) { $0.name }
        center.post(name: name, object: nil)
        let subscription = notifications.subscribe(onNext: { [log] _ in log.record("sent") })
        center.post(name: name, object: nil)
        subscription.dispose()
        center.post(name: name, object: nil)
        #expect(log.values == ["sent"])
    }

    @Test func nothingIsKeptAfterwards() {
        weak var gone: Sender?
        let subscription: any Disposable
        do {
            let held = Sender()
            gone = held
            subscription = center.rx.notification(name) { $0.name }.subscribe(onNext: { _ in
                withExtendedLifetime(held) {}
            })
        }
        #expect(gone != nil)
        subscription.dispose()
        #expect(gone == nil)
    }
}
