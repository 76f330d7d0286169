import RxLogin
import Viper

extension SessionController {
    /// Passes a line to the screen that it is for, or keeps it until the screen asks.
    func receive(_ line: LineResult) {
        guard !hasEnded else { return }
        if let screen = currentScreen() {
            if let question = screen.question, lines.isEmpty { return answer(line, question, screen) }
            if screen.question == nil, mayLeave(screen), leave(screen, by: line) { return setNeedsTurn() }
        }
        lines.keep(line)
        setNeedsTurn()
    }

    func answer(_ line: LineResult, _ question: Question, _ screen: any TerminalScreen) {
        receive(line, question, screen)
        setNeedsTurn()
    }

    private func receive(_ line: LineResult, _ question: Question, _ screen: any TerminalScreen) {
        switch line {
        case .text(let text): take(text, question, screen)
        case .end: inputEnded(screen)
        case .tooLong: refuse(SessionTexts.tooLong)
        case .notText: refuse(SessionTexts.notText)
        case .containsNUL: refuse(SessionTexts.containsNUL)
        case .unreadable(let code): unreadable(code)
        }
    }

    private func unreadable(_ code: Int32) {
        conversation.say(SessionTexts.unreadable(code), style: .failure)
        end(.failed)
    }

    /// Leaves a busy screen, or cancels its request, if the line says so.
    ///
    /// Lines that are waiting are dropped then: they were for the screen or the result that the user does not want.
    private func leave(_ screen: any TerminalScreen, by line: LineResult) -> Bool {
        switch line {
        case .end:
            lines.drop()
            if !screen.goBack() { inputEnded(screen) }
        case .text(let text):
            guard case .command(let command) = ParsedInput(text.trimmed, commands: screen.leavingCommands) else {
                return false
            }
            lines.drop()
            perform(command, screen)
        case .unreadable(let code): unreadable(code)
        case .tooLong, .notText, .containsNUL: return false
        }
        return true
    }

    private func take(_ text: String, _ question: Question, _ screen: any TerminalScreen) {
        // Blanks around a password belong to it.
        let line = question.isHidden ? text : text.trimmed
        guard conversation.takesCommands else { return screen.answer(line) }
        switch ParsedInput(line, commands: SessionCommand.allCases, takesAnyText: question.takesAnyText) {
        case .command(let command):
            perform(command, screen)
        case .open(let text):
            open(text)
        case .text(let text):
            screen.answer(text)
        }
    }

    private func perform(_ command: SessionCommand, _ screen: any TerminalScreen) {
        switch command {
        case .help: conversation.say(SessionTexts.help(screen.commands.map(\.name)))
        case .quit: end(conversation.isInteractive ? .done : lastResult ?? .done)
        case .back: goBack(from: screen)
        case .open: refuse(SessionTexts.nothingToOpen)
        default:
            guard let command = screen.commands.first(where: { $0.name == command }) else {
                return refuse(SessionTexts.notHere(command.rawValue))
            }
            command.perform()
        }
    }

    private func open(_ text: String) {
        do throws(RouteError) {
            open(try RouteTable.route(text))
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

    private func inputEnded(_ screen: any TerminalScreen) {
        if conversation.isInteractive {
            // As a shell does at Ctrl-D.
            end(.done)
        } else if promptsUser {
            conversation.show(.canceled)
            end(.failed)
        } else if conversation.takesCommands, let lastResult, lastResult != .done || !screen.hasUnfinishedInput {
            end(lastResult)
        } else {
            end(screen.inputEndedEarly())
        }
    }
}
