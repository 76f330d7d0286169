import Viper

/// What the presenter of NAME asks of its wireframe.
@MainActor public protocol NAMEWireframeInterface: WireframeInterface {}

/// What the presenter of NAME asks of its view.
@MainActor public protocol NAMEViewInterface: ViewInterface {
    /// The presenter, kept alive by the view.
    var presenter: (any NAMEPresenterInterface)? { get set }
}

/// What the view of NAME asks of its presenter.
@MainActor public protocol NAMEPresenterInterface: PresenterInterface {
    /// Binds the view's actions, and hands back what the view shows. To be called once.
    func configure(with output: NAME.ViewOutput) -> NAME.ViewInput
}

+/// What the presenter of NAME asks of its formatter.
+@MainActor public protocol NAMEFormatterInterface: FormatterInterface {
+    /// What a view shows of the models.
+    func format(for input: NAME.FormatterInput) -> NAME.FormatterOutput
+}
+
/// What the presenter of NAME asks of its interactor.
public protocol NAMEInteractorInterface: InteractorInterface {}

-/// What the view and the presenter of NAME exchange.
+/// What the view and the presenter of NAME exchange, and the presenter and the formatter.
public enum NAME {
    /// What the view tells the presenter.
    public struct ViewOutput: Sendable {
        /// What the person does.
        public let actions: NAMEActions

        /// Creates an output.
        public init(actions: NAMEActions) {
            self.actions = actions
        }
    }

    /// What the presenter tells the view.
    public struct ViewInput: Sendable {
+        /// What the view shows.
+        public let models: FormatterOutput
        /// What happens.
        public let events: NAMEEvents

        /// Creates an input.
-        public init(events: NAMEEvents) {
+        public init(models: FormatterOutput, events: NAMEEvents) {
+            self.models = models
            self.events = events
        }
    }
+
+    /// What the presenter knows, unmapped.
+    public struct FormatterInput: Sendable {
+        /// Creates an input.
+        public init() {}
+    }
+
+    /// What the view can show without knowing any model.
+    public struct FormatterOutput: Sendable {
+        /// Creates an output.
+        public init() {}
+    }
}

/// What the person does in NAME.
public struct NAMEActions: Sendable {
    /// Creates the actions.
    public init() {}
}

/// What happens in NAME.
public struct NAMEEvents: Sendable {
    /// Creates the events.
    public init() {}
}
