// Written by Scripts/generate-overloads.py; change that instead.

extension Observable {
    @inlinable @inline(never) static func combined<V1, V2>(
        _ policy: CombinePolicy, _ source1: Observable<V1>, _ source2: Observable<V2>,
        _ resultSelector: @escaping @Sendable (V1, V2) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let inputs = (CombineInput<V1>(policy), CombineInput<V2>(policy))
            let coordinator = CombineCoordinator(sink.lifetime, sink.stop, count: 2) { coordinator in
                sink.send { try resultSelector(inputs.0.next(coordinator), inputs.1.next(coordinator)) }
            }
            Trampoline.enter {
                coordinator.attach(inputs.0, to: source1)
                coordinator.attach(inputs.1, to: source2)
            }
        }
    }

    @_alwaysEmitIntoClient @inline(never) static func combined<V1, V2, V3>(
        _ policy: CombinePolicy, _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let inputs = (CombineInput<V1>(policy), CombineInput<V2>(policy), CombineInput<V3>(policy))
            let coordinator = CombineCoordinator(sink.lifetime, sink.stop, count: 3) { coordinator in
                sink.send {
                    try resultSelector(
                        inputs.0.next(coordinator), inputs.1.next(coordinator), inputs.2.next(coordinator))
                }
            }
            Trampoline.enter {
                coordinator.attach(inputs.0, to: source1)
                coordinator.attach(inputs.1, to: source2)
                coordinator.attach(inputs.2, to: source3)
            }
        }
    }

    @_alwaysEmitIntoClient @inline(never) static func combined<V1, V2, V3, V4>(
        _ policy: CombinePolicy, _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>,
        _ source4: Observable<V4>, _ resultSelector: @escaping @Sendable (V1, V2, V3, V4) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let inputs = (
                CombineInput<V1>(policy), CombineInput<V2>(policy), CombineInput<V3>(policy), CombineInput<V4>(policy)
            )
            let coordinator = CombineCoordinator(sink.lifetime, sink.stop, count: 4) { coordinator in
                sink.send {
                    try resultSelector(
                        inputs.0.next(coordinator), inputs.1.next(coordinator), inputs.2.next(coordinator),
                        inputs.3.next(coordinator))
                }
            }
            Trampoline.enter {
                coordinator.attach(inputs.0, to: source1)
                coordinator.attach(inputs.1, to: source2)
                coordinator.attach(inputs.2, to: source3)
                coordinator.attach(inputs.3, to: source4)
            }
        }
    }

    @_alwaysEmitIntoClient @inline(never) static func combined<V1, V2, V3, V4, V5>(
        _ policy: CombinePolicy, _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>,
        _ source4: Observable<V4>, _ source5: Observable<V5>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let inputs = (
                CombineInput<V1>(policy), CombineInput<V2>(policy), CombineInput<V3>(policy), CombineInput<V4>(policy),
                CombineInput<V5>(policy)
            )
            let coordinator = CombineCoordinator(sink.lifetime, sink.stop, count: 5) { coordinator in
                sink.send {
                    try resultSelector(
                        inputs.0.next(coordinator), inputs.1.next(coordinator), inputs.2.next(coordinator),
                        inputs.3.next(coordinator), inputs.4.next(coordinator))
                }
            }
            Trampoline.enter {
                coordinator.attach(inputs.0, to: source1)
                coordinator.attach(inputs.1, to: source2)
                coordinator.attach(inputs.2, to: source3)
                coordinator.attach(inputs.3, to: source4)
                coordinator.attach(inputs.4, to: source5)
            }
        }
    }

    @_alwaysEmitIntoClient @inline(never) static func combined<V1, V2, V3, V4, V5, V6>(
        _ policy: CombinePolicy, _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>,
        _ source4: Observable<V4>, _ source5: Observable<V5>, _ source6: Observable<V6>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let inputs = (
                CombineInput<V1>(policy), CombineInput<V2>(policy), CombineInput<V3>(policy), CombineInput<V4>(policy),
                CombineInput<V5>(policy), CombineInput<V6>(policy)
            )
            let coordinator = CombineCoordinator(sink.lifetime, sink.stop, count: 6) { coordinator in
                sink.send {
                    try resultSelector(
                        inputs.0.next(coordinator), inputs.1.next(coordinator), inputs.2.next(coordinator),
                        inputs.3.next(coordinator), inputs.4.next(coordinator), inputs.5.next(coordinator))
                }
            }
            Trampoline.enter {
                coordinator.attach(inputs.0, to: source1)
                coordinator.attach(inputs.1, to: source2)
                coordinator.attach(inputs.2, to: source3)
                coordinator.attach(inputs.3, to: source4)
                coordinator.attach(inputs.4, to: source5)
                coordinator.attach(inputs.5, to: source6)
            }
        }
    }

    @_alwaysEmitIntoClient @inline(never) static func combined<V1, V2, V3, V4, V5, V6, V7>(
        _ policy: CombinePolicy, _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>,
        _ source4: Observable<V4>, _ source5: Observable<V5>, _ source6: Observable<V6>, _ source7: Observable<V7>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let inputs = (
                CombineInput<V1>(policy), CombineInput<V2>(policy), CombineInput<V3>(policy), CombineInput<V4>(policy),
                CombineInput<V5>(policy), CombineInput<V6>(policy), CombineInput<V7>(policy)
            )
            let coordinator = CombineCoordinator(sink.lifetime, sink.stop, count: 7) { coordinator in
                sink.send {
                    try resultSelector(
                        inputs.0.next(coordinator), inputs.1.next(coordinator), inputs.2.next(coordinator),
                        inputs.3.next(coordinator), inputs.4.next(coordinator), inputs.5.next(coordinator),
                        inputs.6.next(coordinator))
                }
            }
            Trampoline.enter {
                coordinator.attach(inputs.0, to: source1)
                coordinator.attach(inputs.1, to: source2)
                coordinator.attach(inputs.2, to: source3)
                coordinator.attach(inputs.3, to: source4)
                coordinator.attach(inputs.4, to: source5)
                coordinator.attach(inputs.5, to: source6)
                coordinator.attach(inputs.6, to: source7)
            }
        }
    }

    @_alwaysEmitIntoClient @inline(never) static func combined<V1, V2, V3, V4, V5, V6, V7, V8>(
        _ policy: CombinePolicy, _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>,
        _ source4: Observable<V4>, _ source5: Observable<V5>, _ source6: Observable<V6>, _ source7: Observable<V7>,
        _ source8: Observable<V8>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let inputs = (
                CombineInput<V1>(policy), CombineInput<V2>(policy), CombineInput<V3>(policy), CombineInput<V4>(policy),
                CombineInput<V5>(policy), CombineInput<V6>(policy), CombineInput<V7>(policy), CombineInput<V8>(policy)
            )
            let coordinator = CombineCoordinator(sink.lifetime, sink.stop, count: 8) { coordinator in
                sink.send {
                    try resultSelector(
                        inputs.0.next(coordinator), inputs.1.next(coordinator), inputs.2.next(coordinator),
                        inputs.3.next(coordinator), inputs.4.next(coordinator), inputs.5.next(coordinator),
                        inputs.6.next(coordinator), inputs.7.next(coordinator))
                }
            }
            Trampoline.enter {
                coordinator.attach(inputs.0, to: source1)
                coordinator.attach(inputs.1, to: source2)
                coordinator.attach(inputs.2, to: source3)
                coordinator.attach(inputs.3, to: source4)
                coordinator.attach(inputs.4, to: source5)
                coordinator.attach(inputs.5, to: source6)
                coordinator.attach(inputs.6, to: source7)
                coordinator.attach(inputs.7, to: source8)
            }
        }
    }
}
