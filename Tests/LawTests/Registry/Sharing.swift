import Streams

extension Registry {
    @Recipes static var sharing: [Recipe] {
        Recipe("ObservableType.share(replay:scope:)", traits: .shares) { b in b[0].share() }
        Recipe("ObservableType.share(replay:scope:)", "replay", traits: [.variant, .shares]) { b in
            b[0].share(replay: 2)
        }
        Recipe("ObservableType.share(replay:scope:)", "for ever", traits: [.variant, .shares]) { b in
            b[0].share(replay: 1, scope: .forever)
        }
        Recipe("ObservableType.publish()", traits: .shares) { b in b.connected(b[0].publish()) }
        Recipe("ObservableType.replay(_:)", traits: .shares) { b in b.connected(b[0].replay(1)) }
        Recipe("ObservableType.replayAll()", traits: .shares) { b in b.connected(b[0].replayAll()) }
        Recipe("ObservableType.multicast(_:)", traits: .shares) { b in b.connected(b[0].multicast(PublishSubject())) }
        Recipe("ObservableType.multicast(makeSubject:)", closures: 1, quiet: [0], traits: .shares) { b in
            b.connected(b[0].multicast { b.note(ReplaySubject<Item>.create(bufferSize: 1)) })
        }
        Recipe("ObservableType.multicast(_:selector:)", closures: 2) { b in
            b[0].multicast({ try b.pass(PublishSubject()) }, selector: { try b.pass(Observable.zip($0, $0), 1) })
        }
        Recipe("ConnectableObservableType.refCount()", traits: .shares) { b in b[0].publish().refCount() }
    }
}
