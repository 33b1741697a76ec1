/// Completion scripts, made from the tables.
enum CompletionScript {
    static let shells = ["bash", "zsh", "fish"]

    static func script(for shell: String, commands: [Command]) -> String {
        switch shell {
        case "zsh": zsh(commands)
        case "fish": fish(commands)
        default: bash(commands)
        }
    }

    private static func bash(_ commands: [Command]) -> String {
        var cases = ""
        for command in commands {
            let options = command.allOptions.map { "--\($0.name)" }.joined(separator: " ")
            cases += "        \"\(command.name)\") options=\"\(options)\" ;;\n"
        }
        var values = ""
        var operands = ""
        for command in commands {
            for option in command.options {
                guard case .words(_, let words) = option.value else { continue }
                values += "        \"\(command.name) --\(option.name)\") words=\"\(words.joined(separator: " "))\" ;;\n"
            }
            if case .words(_, let words)? = command.operand?.value {
                operands += "            \"\(command.name)\") words=\"\(words.joined(separator: " "))\" ;;\n"
            }
        }
        return """
            # bytecontract completion for bash; source it, or put it into bash-completion's folder.
            _bytecontract() {
                local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
                local command="" options="" words="" key index
                for ((index = 1; index < COMP_CWORD; index++)); do
                    case "${COMP_WORDS[index]}" in -*) break ;; esac
                    key="${command:+$command }${COMP_WORDS[index]}"
                    case "$key" in
                        \(firstWords(commands)) command="$key" ;;
                        *) break ;;
                    esac
                done
                COMPREPLY=()
                if [[ $word != -* ]]; then
                    case "$command" in
                        "") words="\(topWords(commands).joined(separator: " "))" ;;
            \(secondWordCases(commands))        esac
                    case "$command $previous" in
            \(values)        esac
                    if [[ -z $words ]]; then
                        case "$command" in
            \(operands)            esac
                    fi
                    if [[ -n $words ]]; then
                        COMPREPLY=($(compgen -W "$words" -- "$word"))
                        return
                    fi
                    local IFS=$'\n'
                    COMPREPLY=($(compgen -f -- "$word"))
                    return
                fi
                case "$command" in
            \(cases)        esac
                COMPREPLY=($(compgen -W "$options" -- "$word"))
            }
            complete -o filenames -F _bytecontract bytecontract

            """
    }

    private static func zsh(_ commands: [Command]) -> String {
        var cases = ""
        for command in commands {
            let specifications = command.allOptions.map { "'\(zshSpecification($0))'" }
            let operand = "'*:argument:\(zshAction(command.operand?.value ?? .flag))'"
            cases +=
                "        '\(command.name)') _arguments -s \((specifications + [operand]).joined(separator: " ")) ;;\n"
        }
        return """
            #compdef bytecontract
            # bytecontract completion for zsh; put it as `_bytecontract` into a folder of $fpath.
            _bytecontract() {
                local command=""
                local -i length=1
                if (( CURRENT > 3 )) && [[ "${words[2]} ${words[3]}" == (\(twoWordNames(commands).joined(separator: "|"))) ]]; then
                    command="${words[2]} ${words[3]}"; length=2
                elif (( CURRENT > 2 )); then
                    command="${words[2]}"
                fi
                if (( CURRENT == 2 )); then
                    compadd -- \(topWords(commands).joined(separator: " "))
                    return
                fi
                if (( CURRENT == 3 )); then
                    case "${words[2]}" in
            \(zshSecondWords(commands))        esac
                fi
                words=("bytecontract" "${(@)words[$((length + 2)),-1]}")
                (( CURRENT -= length ))
                case "$command" in
            \(cases)    esac
            }
            _bytecontract "$@"

            """
    }

    private static func fish(_ commands: [Command]) -> String {
        var lines = [
            "# bytecontract completion for fish; put it into ~/.config/fish/completions.",
            "complete -c bytecontract -f",
        ]
        for word in topWords(commands) {
            let summary = commands.first { $0.path == [word] }?.summary ?? "Commands of \(word)"
            lines.append("complete -c bytecontract -n '__fish_use_subcommand' -a \(word) -d \(quoted(summary))")
        }
        for command in commands {
            var condition = "__fish_seen_subcommand_from \(command.path[0])"
            if command.path.count == 2 {
                let siblings = commands.filter { $0.path.count == 2 && $0.path[0] == command.path[0] }.map {
                    $0.path[1]
                }
                let none = "not __fish_seen_subcommand_from \(siblings.joined(separator: " "))"
                lines.append(
                    "complete -c bytecontract -n '\(condition); and \(none)' -a \(command.path[1]) -d \(quoted(command.summary))"
                )
                condition += "; and __fish_seen_subcommand_from \(command.path[1])"
            }
            for option in command.allOptions {
                var line = "complete -c bytecontract -n '\(condition)' -l \(option.name)"
                if let short = option.short { line += " -s \(short)" }
                switch option.value {
                case .flag: break
                case .text: line += " -x"
                case .file: line += " -r -F"
                case .words(_, let words): line += " -x -a '\(words.joined(separator: " "))'"
                }
                lines.append(line + " -d \(quoted(option.help))")
            }
            switch command.operand?.value {
            case .words(_, let words)?:
                lines.append("complete -c bytecontract -n '\(condition)' -a '\(words.joined(separator: " "))'")
            case .file?: lines.append("complete -c bytecontract -n '\(condition)' -F")
            default: break
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func topWords(_ commands: [Command]) -> [String] {
        var words: [String] = []
        for command in commands where !words.contains(command.path[0]) { words.append(command.path[0]) }
        return words
    }

    private static func twoWordNames(_ commands: [Command]) -> [String] {
        commands.filter { $0.path.count == 2 }.map { "'\($0.name)'" }
    }

    /// `"uuid"|"uuid check"|…`, the prefixes that are commands.
    private static func firstWords(_ commands: [Command]) -> String {
        (topWords(commands) + commands.filter { $0.path.count == 2 }.map(\.name)).map { "\"\($0)\"" }
            .joined(separator: "|") + ")"
    }

    private static func secondWordCases(_ commands: [Command]) -> String {
        topWords(commands).compactMap { word in
            let seconds = commands.filter { $0.path.count == 2 && $0.path[0] == word }.map { $0.path[1] }
            return seconds.isEmpty ? nil : "            \"\(word)\") words=\"\(seconds.joined(separator: " "))\" ;;\n"
        }.joined()
    }

    private static func zshSecondWords(_ commands: [Command]) -> String {
        topWords(commands).compactMap { word in
            let seconds = commands.filter { $0.path.count == 2 && $0.path[0] == word }.map { $0.path[1] }
            return seconds.isEmpty
                ? nil : "            '\(word)') compadd -- \(seconds.joined(separator: " ")); return ;;\n"
        }.joined()
    }

    private static func zshSpecification(_ option: Option) -> String {
        let help = option.help.replacing("'", with: "'\\''").replacing("[", with: "(").replacing("]", with: ")")
            .replacing(":", with: "\\:")
        let repeats = option.isRepeatable ? "*" : ""
        guard let placeholder = option.placeholder else { return "\(repeats)--\(option.name)[\(help)]" }
        let label = placeholder.split { ":=[];@".contains($0) }.first ?? "value"
        return "\(repeats)--\(option.name)[\(help)]:\(label):\(zshAction(option.value))"
    }

    private static func zshAction(_ value: Option.Value) -> String {
        switch value {
        case .flag, .text: ""
        case .file: "_files"
        case .words(_, let words): "(\(words.joined(separator: " ")))"
        }
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "\\'") + "'" }
}
