import Streams

extension Registry {
    @Recipes static var filtering: [Recipe] {
        Recipe("ObservableType.distinctUntilChanged()") { b in b[0].distinctUntilChanged() }
        Recipe("ObservableType.distinctUntilChanged(_:)", "key", closures: 1) { b in
            b[0].distinctUntilChanged { (item: Item) in try b.pass(item.value) }
        }
        Recipe("ObservableType.distinctUntilChanged(_:)", "comparer", closures: 1) { b in
            b[0].distinctUntilChanged { (old: Item, new: Item) in try b.pass(old == new) }
        }
        Recipe("ObservableType.distinctUntilChanged(_:comparer:)", closures: 2) { b in
            b[0].distinctUntilChanged({ try b.pass($0.value) }, comparer: { try b.pass($0 == $1, 1) })
        }
        Recipe("ObservableType.distinctUntilChanged(at:)") { b in b[0].distinctUntilChanged(at: \.value) }
        Recipe("ObservableType.element(at:)", traits: .needsElement) { b in b[0].element(at: 1) }
        Recipe("ObservableType.filter(_:)", closures: 1) { b in b[0].filter { _ in try b.pass(true) } }
        Recipe("ObservableType.first()") { b in b[0].first() }
        Recipe("ObservableType.ignoreElements()", traits: .noElements) { b in b[0].ignoreElements() }
        Recipe("ObservableType.single()", traits: .needsElement) { b in b[0].single() }
        Recipe("ObservableType.single(_:)", closures: 1, traits: .needsElement) { b in
            b[0].single { try b.pass($0.value == 2) }
        }
        Recipe("ObservableType.skip(_:)") { b in b[0].skip(1) }
        Recipe("ObservableType.skip(_:scheduler:)") { b in b[0].skip(.seconds(15), scheduler: b.scheduler) }
        Recipe("ObservableType.skip(until:)", sources: 2, traits: .endsSilently) { b in b[0].skip(until: b[1]) }
        Recipe("ObservableType.skip(while:)", closures: 1) { b in b[0].skip(while: { try b.pass($0.value < 2) }) }
        Recipe("ObservableType.take(_:)") { b in b[0].take(2) }
        Recipe("ObservableType.take(for:scheduler:)") { b in b[0].take(for: .seconds(25), scheduler: b.scheduler) }
        Recipe("ObservableType.take(until:)", sources: 2) { b in b[0].take(until: b[1]) }
        Recipe("ObservableType.take(until:behavior:)", closures: 1) { b in
            b[0].take(until: { try b.pass($0.value > 1) }, behavior: .inclusive)
        }
        Recipe("ObservableType.take(while:behavior:)", closures: 1) { b in
            b[0].take(while: { try b.pass($0.value < 3) })
        }
        Recipe("ObservableType.takeLast(_:)") { b in b[0].takeLast(2) }
    }
}
