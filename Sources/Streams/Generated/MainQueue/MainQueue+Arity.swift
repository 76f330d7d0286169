// Written by Scripts/generate-overloads.py; change that instead.

extension MainQueue {
    @inlinable static func assumeIsolated<V1, Output>(
        _ body: @escaping @MainActor (V1) throws -> Output
    ) -> @Sendable (V1) throws -> Output {
        unsafeBitCast(body, to: (@Sendable (V1) throws -> Output).self)
    }

    @inlinable static func assumeIsolated<V1, V2, Output>(
        _ body: @escaping @MainActor (V1, V2) throws -> Output
    ) -> @Sendable (V1, V2) throws -> Output {
        unsafeBitCast(body, to: (@Sendable (V1, V2) throws -> Output).self)
    }

    @_alwaysEmitIntoClient static func assumeIsolated<V1, V2, V3, Output>(
        _ body: @escaping @MainActor (V1, V2, V3) throws -> Output
    ) -> @Sendable (V1, V2, V3) throws -> Output {
        unsafeBitCast(body, to: (@Sendable (V1, V2, V3) throws -> Output).self)
    }

    @_alwaysEmitIntoClient static func assumeIsolated<V1, V2, V3, V4, Output>(
        _ body: @escaping @MainActor (V1, V2, V3, V4) throws -> Output
    ) -> @Sendable (V1, V2, V3, V4) throws -> Output {
        unsafeBitCast(body, to: (@Sendable (V1, V2, V3, V4) throws -> Output).self)
    }

    @_alwaysEmitIntoClient static func assumeIsolated<V1, V2, V3, V4, V5, Output>(
        _ body: @escaping @MainActor (V1, V2, V3, V4, V5) throws -> Output
    ) -> @Sendable (V1, V2, V3, V4, V5) throws -> Output {
        unsafeBitCast(body, to: (@Sendable (V1, V2, V3, V4, V5) throws -> Output).self)
    }

    @_alwaysEmitIntoClient static func assumeIsolated<V1, V2, V3, V4, V5, V6, Output>(
        _ body: @escaping @MainActor (V1, V2, V3, V4, V5, V6) throws -> Output
    ) -> @Sendable (V1, V2, V3, V4, V5, V6) throws -> Output {
        unsafeBitCast(body, to: (@Sendable (V1, V2, V3, V4, V5, V6) throws -> Output).self)
    }

    @_alwaysEmitIntoClient static func assumeIsolated<V1, V2, V3, V4, V5, V6, V7, Output>(
        _ body: @escaping @MainActor (V1, V2, V3, V4, V5, V6, V7) throws -> Output
    ) -> @Sendable (V1, V2, V3, V4, V5, V6, V7) throws -> Output {
        unsafeBitCast(body, to: (@Sendable (V1, V2, V3, V4, V5, V6, V7) throws -> Output).self)
    }

    @_alwaysEmitIntoClient static func assumeIsolated<V1, V2, V3, V4, V5, V6, V7, V8, Output>(
        _ body: @escaping @MainActor (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Output
    ) -> @Sendable (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Output {
        unsafeBitCast(body, to: (@Sendable (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Output).self)
    }
}
