extension Shell {
    /// The script that teaches the shell the commands, flags and values of the program.
    var completionScript: String {
        switch self {
        case .bash: Self.bashScript
        case .zsh: Self.zshScript
        case .fish: Self.fishScript
        }
    }

    /// A session, then every command.
    fileprivate static let contexts: [CommandName?] = [nil] + CommandName.allCases.map(Optional.some)
    fileprivate static let flagsWithValue = Flag.allCases.filter { $0.value != nil }
    fileprivate static let commandsWithArgument = CommandName.allCases.filter { $0.argument != nil }

    fileprivate static func names(of flags: [Flag]) -> String { flags.flatMap(\.names).joined(separator: " ") }

    /// A text in single quotes.
    fileprivate static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}

// MARK: - bash -

extension Shell {
    /// The script also works in bash 3.2, the version of macOS; bash splits words at `=` and `:`.
    private static var bashScript: String {
        let values = flagsWithValue.map { flag in
            let choices = flag.value?.choices ?? []
            let action =
                flag.value == .file
                ? "files=1" : choices.isEmpty ? "return" : "choices=\(quoted(choices.joined(separator: " ")))"
            return "            \(flag.rawValue)) \(action) ;;"
        }
        let flags = contexts.map { command in
            "            \(command?.rawValue ?? "\"\"")) choices=\(quoted(names(of: Flag.flags(of: command)))) ;;"
        }
        let arguments = commandsWithArgument.map { command in
            let choices = command.argument?.choices ?? []
            return "            \(command.rawValue)0) choices=\(quoted(choices.joined(separator: " "))) ;;"
        }
        return """
            # Completions of LoginCLI for bash: source <(LoginCLI completion bash)
            _LoginCLI() {
                local current=${COMP_WORDS[COMP_CWORD]} flag= command= count=0 choices= files= index word
                COMPREPLY=()
                for ((index = 1; index < COMP_CWORD; index++)); do
                    word=${COMP_WORDS[index]}
                    if [[ -n $flag ]]; then
                        [[ $word == "=" ]] || flag=
                        continue
                    fi
                    case $word in
                        \(flagsWithValue.map(\.rawValue).joined(separator: " | "))) flag=$word ;;
                        -*) ;;
                        *) if [[ -z $command ]]; then command=$word; else count=$((count + 1)); fi ;;
                    esac
                done
                [[ $current == "=" ]] && current=
                if [[ -n $flag ]]; then
                    case $flag in
            \(values.joined(separator: "\n"))
                    esac
                elif [[ $current == -* ]]; then
                    case $command in
            \(flags.joined(separator: "\n"))
                    esac
                elif [[ -z $command ]]; then
                    choices=\(quoted(CommandName.allCases.map(\.rawValue).joined(separator: " ")))
                else
                    case $command$count in
            \(arguments.joined(separator: "\n"))
                    esac
                fi
                if [[ -n $files ]]; then
                    local IFS=$'\\n'
                    COMPREPLY=($(compgen -f -- "$current"))
                    type compopt &> /dev/null && compopt -o filenames
                else
                    COMPREPLY=($(compgen -W "$choices" -- "$current"))
                    [[ ${COMPREPLY[0]} == *: ]] && type compopt &> /dev/null && compopt -o nospace
                fi
                return 0
            }
            complete -F _LoginCLI LoginCLI
            """
    }
}

// MARK: - zsh -

extension Shell {
    private static var zshScript: String {
        let commands = CommandName.allCases.map { "        " + quoted("\($0.rawValue):\($0.summary)") }
        let flags = contexts.map { command in
            let specifications = Flag.flags(of: command).flatMap(zshSpecifications).map { "            " + quoted($0) }
            return
                "        \(command?.rawValue ?? "*")) flags=(\n\(specifications.joined(separator: "\n"))\n        ) ;;"
        }
        let arguments = commandsWithArgument.map { command in
            let choices = command.argument?.choices ?? []
            let open = choices.filter { $0.hasSuffix(":") }
            let closed = choices.filter { !$0.hasSuffix(":") }
            let additions =
                (closed.isEmpty ? [] : ["compadd -- " + closed.joined(separator: " ")])
                + (open.isEmpty ? [] : ["compadd -S '' -- " + open.joined(separator: " ")])
            return "                \(command.rawValue)) \(additions.joined(separator: "; ")) ;;"
        }
        return """
            #compdef LoginCLI
            # Completions of LoginCLI for zsh: save them as _LoginCLI in a folder of fpath.
            _LoginCLI() {
                local curcontext=$curcontext state line
                local -A opt_args
                local -a commands flags
                commands=(
            \(commands.joined(separator: "\n"))
                )
                case ${words[(r)(\(CommandName.allCases.map(\.rawValue).joined(separator: "|")))]} in
            \((flags.dropFirst() + flags.prefix(1)).joined(separator: "\n"))
                esac
                _arguments -C $flags '1: :->command' '2: :->argument' && return 0
                case $state in
                    command) _describe command commands ;;
                    argument)
                        case $line[1] in
            \(arguments.joined(separator: "\n"))
                        esac ;;
                esac
            }
            if [[ $funcstack[1] == _LoginCLI ]]; then _LoginCLI "$@"; else compdef _LoginCLI LoginCLI; fi
            """
    }

    private static func zshSpecifications(of flag: Flag) -> [String] {
        let summary = "[" + flag.summary.replacing("[", with: "\\[").replacing("]", with: "\\]") + "]"
        guard let value = flag.value else { return flag.names.map { $0 + summary } }
        let action =
            value == .file ? "_files" : value.choices.isEmpty ? " " : "(\(value.choices.joined(separator: " ")))"
        return flag.names.map { "\($0)=\(summary):\(value.rawValue):\(action)" }
    }
}

// MARK: - fish -

extension Shell {
    private static var fishScript: String {
        let commands = CommandName.allCases.map { command in
            "complete -c LoginCLI -n \(quoted("not \(seen(CommandName.allCases))")) -a \(command.rawValue)"
                + " -d \(quoted(command.summary))"
        }
        let arguments = commandsWithArgument.map { command in
            "complete -c LoginCLI -n \(quoted(seen([command])))"
                + " -a \(quoted((command.argument?.choices ?? []).joined(separator: " ")))"
        }
        let flags = Flag.allCases.map { flag in
            let names = flag.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
            return
                (["complete -c LoginCLI"] + condition(of: flag) + names + fishValue(of: flag)
                + ["-d \(quoted(flag.summary))"]).joined(separator: " ")
        }
        return """
            # Completions of LoginCLI for fish: save them as ~/.config/fish/completions/LoginCLI.fish
            complete -c LoginCLI -f
            \((commands + arguments + flags).joined(separator: "\n"))
            """
    }

    private static func seen(_ commands: [CommandName]) -> String {
        "__fish_seen_subcommand_from " + commands.map(\.rawValue).joined(separator: " ")
    }

    private static func condition(of flag: Flag) -> [String] {
        guard flag.isForSession else { return ["-n " + quoted(seen(flag.commands))] }
        let others = CommandName.allCases.filter { !flag.commands.contains($0) }
        return others.isEmpty ? [] : ["-n " + quoted("not " + seen(others))]
    }

    private static func fishValue(of flag: Flag) -> [String] {
        guard let value = flag.value else { return [] }
        if value == .file { return ["-r -F"] }
        return ["-x"] + (value.choices.isEmpty ? [] : ["-a " + quoted(value.choices.joined(separator: " "))])
    }
}
