import Foundation

/// Finds the locale that numbers and dates are written in.
enum NumberLocale {
    /// The identifier as the system knows it, if it does.
    static func known(_ identifier: String) -> String? {
        // As in an environment: de_DE.UTF-8 and de-DE are de_DE.
        let name = String(identifier.prefix { $0 != "." && $0 != "@" }).replacing("-", with: "_")
        return Locale.availableIdentifiers.contains(name) ? name : nil
    }

    /// What was asked for, else what the environment says, else English.
    static func locale(_ asked: String?, environment: [String: String] = ProcessInfo.processInfo.environment) -> Locale
    {
        // By POSIX, the first of these that is not empty counts.
        let said = ["LC_ALL", "LC_NUMERIC", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
        return Locale(identifier: asked ?? said.flatMap(known) ?? "en_US")
    }
}
