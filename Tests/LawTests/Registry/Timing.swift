import Streams

extension Registry {
    @Recipes static var timing: [Recipe] {
        Recipe("ObservableType.buffer(timeSpan:count:scheduler:)", traits: .ticks) { b in
            b[0].buffer(timeSpan: .seconds(15), count: 2, scheduler: b.scheduler)
        }
        Recipe("ObservableType.debounce(_:scheduler:)") { b in b[0].debounce(.seconds(5), scheduler: b.scheduler) }
        Recipe("ObservableType.debounce(_:scheduler:)", "pending at the end", traits: .variant) { b in
            b[0].debounce(.seconds(15), scheduler: b.scheduler)
        }
        Recipe("ObservableType.delay(_:scheduler:)") { b in b[0].delay(.seconds(15), scheduler: b.scheduler) }
        Recipe("ObservableType.delaySubscription(_:scheduler:)") { b in
            b[0].delaySubscription(.seconds(15), scheduler: b.scheduler)
        }
        Recipe("ObservableType.observe(on:)") { b in b[0].observe(on: b.scheduler) }
        Recipe("ObservableType.subscribe(on:)") { b in b[0].subscribe(on: b.scheduler) }
        Recipe("ObservableType.throttle(_:latest:scheduler:)") { b in
            b[0].throttle(.seconds(15), scheduler: b.scheduler)
        }
        Recipe("ObservableType.throttle(_:latest:scheduler:)", "first", traits: .variant) { b in
            b[0].throttle(.seconds(15), latest: false, scheduler: b.scheduler)
        }
        Recipe("ObservableType.timeout(_:scheduler:)") { b in b[0].timeout(.seconds(60), scheduler: b.scheduler) }
        Recipe("ObservableType.timeout(_:other:scheduler:)", sources: 2, handles: [1]) { b in
            b[0].timeout(.seconds(15), other: b[1], scheduler: b.scheduler)
        }
        Recipe("ObservableType.window(timeSpan:count:scheduler:)", traits: .ticks) { b in
            b[0].window(timeSpan: .seconds(15), count: 2, scheduler: b.scheduler).merge()
        }
    }
}
