#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ContractFile {
    /// Finds the contract of a folder: `bytecontract.json` there or in a folder above it, up to the root of the repository.
    ///
    /// The search ends at the first folder that holds `.git`, so that a contract of a foreign project around it is never
    /// taken.
    public static func path(above directory: String) -> String? {
        let files = FileManager.default
        var folder = directory
        if !folder.hasPrefix("/") { folder = files.currentDirectoryPath + "/" + folder }
        folder = standardised(folder)
        while true {
            let candidate = folder == "/" ? "/" + fileName : folder + "/" + fileName
            if files.fileExists(atPath: candidate) { return candidate }
            if folder == "/" || files.fileExists(atPath: folder + "/.git") { return nil }
            folder = folder.lastIndex(of: "/").map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) } ?? "/"
        }
    }

    /// A path without `.`, `..` and doubled slashes.
    package static func standardised(_ path: String) -> String {
        var words: [Substring] = []
        for word in path.split(separator: "/") where word != "." {
            if word == ".." { _ = words.popLast() } else { words.append(word) }
        }
        return "/" + words.joined(separator: "/")
    }

    /// Reads a contract file from disk.
    ///
    /// - Throws: ``DocumentError`` that names the file and, inside it, the JSON pointer.
    public static func read(_ path: String) throws(DocumentError) -> ContractFile {
        guard let document = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
        do {
            return try ContractFile(document)
        } catch {
            throw error.inFile(path)
        }
    }

    /// The value of the key `schema` of a JSON document on disk, which says what kind of document it is; nil without one.
    ///
    /// - Throws: ``DocumentError`` that names the file.
    package static func schema(ofDocumentAt path: String) throws(DocumentError) -> String? {
        guard let document = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
        do {
            guard case .object(let members) = try JSONValue(document: document),
                case .string(let schema)? = members["schema"]
            else { return nil }
            return schema
        } catch {
            throw error.inFile(path)
        }
    }
}
