import RxLogin
import Viper

/// The commands of a session, and the end of its input.
extension SessionController {
    func perform(_ command: SessionCommand, _ screen: any TerminalScreen) {
        switch command {
        case .help: conversation.say(SessionTexts.help(screen.commands.map(\.name)))
        case .quit: end(conversation.isInteractive ? .done : lastResult ?? .done)
        case .back: goBack(from: screen)
        case .open: refuse(SessionTexts.nothingToOpen)
        default:
            guard let command = screen.commands.first(where: { $0.name == command }) else {
                // A hidden line may be a password that is a command word.
                let isHidden = screen.question?.isHidden == true
                return refuse(isHidden ? SessionTexts.hiddenNotHere : SessionTexts.notHere(command.rawValue))
            }
            command.perform()
        }
    }

    func open(_ place: String) {
        do throws(RouteError) {
            open(try RouteTable.route(place))
        } catch {
            refuse(error.sentence.visible)
        }
    }

    /// Logs out with the action of Home, which opens for it.
    func logOut() {
        open(.home)
        (screen as? HomeView)?.logOut()
    }

    private func goBack(from screen: any TerminalScreen) {
        guard !screen.goBack() else { return }
        do throws(NavigationError) {
            try stack?.goBack()
        } catch {
            refuse(error.description + " " + SessionTexts.howToLeave)
        }
    }

    /// Leaves a busy screen, cancels its request, or ends the session, if the line says so.
    ///
    /// Lines that are waiting are dropped then: they were for the screen or the result that the user does not want.
    ///
    /// - Parameter screen: The screen on top; `nil` while the stored session is checked.
    func leave(_ screen: (any TerminalScreen)?, by line: LineResult) -> Bool {
        switch line {
        case .end: quit(screen)
        case .text(let text):
            let commands = conversation.takesCommands ? screen?.leavingCommands ?? [.quit] : []
            guard case .command(let command) = ParsedInput(text.trimmed, commands: commands) else { return false }
            lines.drop()
            if let screen, command != .quit { perform(command, screen) } else { quit(screen) }
        case .unreadable(let code): unreadable(code)
        case .tooLong, .notText, .containsNUL: return false
        }
        return true
    }

    private func quit(_ screen: (any TerminalScreen)?) {
        // A request that is canceled may have had an effect, which its screen reports.
        _ = screen?.goBack()
        conversation.isInteractive ? end(.done) : cancel()
    }

    /// Ends a one-shot command at the wish of its user.
    private func cancel() {
        conversation.show(.canceled)
        end(.failed)
    }

    func inputEnded(_ screen: any TerminalScreen) {
        if conversation.isInteractive {
            // As a shell does at Ctrl-D.
            end(.done)
        } else if promptsUser {
            cancel()
        } else if conversation.takesCommands, let lastResult, lastResult != .done || !screen.hasUnfinishedInput {
            end(lastResult)
        } else {
            end(screen.inputEndedEarly())
        }
    }

    func unreadable(_ code: Int32) {
        conversation.say(SessionTexts.unreadable(code), style: .failure)
        end(.failed)
    }
}
