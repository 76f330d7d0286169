import Viper

/// The wireframe as seen by the presenter of NAME.
@MainActor public protocol NAMEWireframeInterface: WireframeInterface {}

/// The view as seen by the presenter of NAME.
@MainActor public protocol NAMEViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any NAMEPresenterInterface)? { get set }
}

/// The presenter as seen by the view of NAME.
@MainActor public protocol NAMEPresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its input. Call it once.
    func configure(with output: NAME.ViewOutput) -> NAME.ViewInput
}

+/// The formatter as seen by the presenter of NAME.
+@MainActor public protocol NAMEFormatterInterface: FormatterInterface {
+    /// Maps the models to items.
+    func format(for input: NAME.FormatterInput) -> NAME.FormatterOutput
+}
+
/// The interactor as seen by the presenter of NAME.
public protocol NAMEInteractorInterface: InteractorInterface {}

-/// The exchange between the view and the presenter of NAME.
+/// The exchange between the view, the presenter and the formatter of NAME.
public enum NAME {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: NAMEActions

        /// Creates an output.
        public init(actions: NAMEActions) {
            self.actions = actions
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
+        /// The items that the view shows.
+        public let models: FormatterOutput
        /// The events that the view shows.
        public let events: NAMEEvents

        /// Creates an input.
-        public init(events: NAMEEvents) {
+        public init(models: FormatterOutput, events: NAMEEvents) {
+            self.models = models
            self.events = events
        }
    }
+
+    /// The models of the presenter, unmapped.
+    public struct FormatterInput: Sendable {
+        /// Creates an input.
+        public init() {}
+    }
+
+    /// The items of the view, which knows no model.
+    public struct FormatterOutput: Sendable {
+        /// Creates an output.
+        public init() {}
+    }
}

/// The actions of the user in the module NAME.
public struct NAMEActions: Sendable {
    /// Creates the actions.
    public init() {}
}

/// The events of the module NAME.
public struct NAMEEvents: Sendable {
    /// Creates the events.
    public init() {}
}
