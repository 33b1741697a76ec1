/// The words of the command line as they came.
enum CommandWords {
    /// The words without the program's name.
    ///
    /// Swift's own list repairs bytes that are no UTF-8 without a word, and the command would judge or send what nobody gave.
    ///
    /// - Throws: ``CommandFailure`` that names the first such word by its number.
    static func read() throws -> [String] {
        var words: [String] = []
        for number in 1..<max(1, Int(CommandLine.argc)) {
            guard let start = CommandLine.unsafeArgv[number] else { break }
            guard let word = String(validatingCString: start) else {
                throw CommandFailure(
                    "argument \(number) is not valid UTF-8; pass such bytes in a file or through standard input")
            }
            words.append(word)
        }
        return words
    }
}
