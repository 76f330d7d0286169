/// Finds out whether the caller runs on an actor.
enum CurrentActor {
    /// Whether the caller runs on `actor`.
    ///
    /// False also where that cannot be determined: with a custom executor, and on a system without isolated deinitializers.
    static func isCurrent(_ actor: any Actor) -> Bool {
        #if Interleavings
            // The answer would come from a job of the actor, which is no thread of a scenario.
            if Interleaving.thread != nil { return false }
        #endif
        #if compiler(>=6.2)
            if #available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *) {
                let answer = Answer()
                // Released here: the deinitializer runs inside the call if the caller is on the actor, otherwise later.
                _ = Probe(actor, answer)
                return answer.isInside
            }
        #endif
        return false
    }

    /// Sendable by contract: written inside the call that reads it, or not at all.
    private final class Answer: @unchecked Sendable {
        var isInside = false
    }

    #if compiler(>=6.2)
        /// The standard library can only require that the caller is on an actor, and ends the process otherwise; but an
        /// isolated deinitializer runs at once where it can.
        @available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
        private actor Probe {
            private nonisolated let actor: any Actor
            private nonisolated let answer: Answer
            /// The identity of the calling thread, which runs nothing else before the call returns.
            private nonisolated let caller = Trampoline.identity

            nonisolated var unownedExecutor: UnownedSerialExecutor { actor.unownedExecutor }

            init(_ actor: any Actor, _ answer: Answer) {
                self.actor = actor
                self.answer = answer
            }

            isolated deinit {
                if caller == Trampoline.identity { answer.isInside = true }
            }
        }
    #endif
}
