import ContractFile

extension SwiftScript {
    /// The cases of the profile `strict` without extra headers: whole bodies; names and boundaries as bodies of one part.
    static func multipartCases(_ suite: VectorSuite) -> [OrderedJSON] {
        var cases: [OrderedJSON] = []
        for group in suite.files.flatMap(\.groups) where group.profile == .strict {
            for vector in group.cases where !vector.isRetired {
                let parameters = group.parameters.merging(vector.parameters)
                guard let content = multipartCase(vector, operation: group.operation, parameters: parameters) else {
                    continue
                }
                let answer: (String, OrderedJSON) =
                    switch vector.answer {
                    case .accept(let value): (content.answerKey, .string(content.answer(value.bytes)))
                    case .reject(let category, _): ("reject", .string(category.rawValue))
                    }
                cases.append(
                    .object([
                        ("id", .string(vector.id.text)), ("boundary", .string(content.boundary)),
                        ("parts", .array(content.parts)), answer,
                    ]))
            }
        }
        return cases
    }

    private struct MultipartCase {
        let boundary: String
        let parts: [OrderedJSON]
        let answerKey: String
        let answer: ([UInt8]) -> String
    }

    private static func multipartCase(
        _ vector: Vector, operation: VectorOperation, parameters: VectorParameters
    ) -> MultipartCase? {
        guard operation == .multipartEncode || String(strictUTF8: vector.input.bytes) != nil else {
            return nil
        }
        let input = String(decoding: vector.input.bytes, as: UTF8.self)
        switch operation {
        case .multipartEncode:
            guard let boundary = parameters.boundary, let parts = parameters.parts,
                parts.allSatisfy({ $0.headers.isEmpty }),
                parts.reduce(0, { $0 + $1.length }) == vector.input.bytes.count
            else { return nil }
            var offset = 0
            let list = parts.map { part in
                defer { offset += part.length }
                return json(part, content: Array(vector.input.bytes[offset..<offset + part.length]))
            }
            return MultipartCase(boundary: boundary, parts: list, answerKey: "body") { Hexadecimal.text($0) }
        case .multipartDisposition:
            let part = VectorParameters.Part(
                name: input, filename: parameters.filename, contentType: nil, headers: [], length: 0)
            return MultipartCase(
                boundary: "bytecontract-disposition", parts: [json(part, content: [])], answerKey: "disposition"
            ) { String(decoding: $0, as: UTF8.self) }
        case .multipartBoundary:
            let part = VectorParameters.Part(name: "n", filename: nil, contentType: nil, headers: [], length: 0)
            return MultipartCase(boundary: input, parts: [json(part, content: [])], answerKey: "delimiter") { _ in
                "--" + input
            }
        default: return nil
        }
    }

    private static func json(_ part: VectorParameters.Part, content: [UInt8]) -> OrderedJSON {
        var members: [(String, OrderedJSON)] = [("name", .string(part.name))]
        if let filename = part.filename { members.append(("filename", .string(filename))) }
        if let contentType = part.contentType { members.append(("contentType", .string(contentType))) }
        members.append(("content", .string(Hexadecimal.text(content))))
        return .object(members)
    }

    static let multipartTemplate = #"""
        import Foundation

        /// One part of a form.
        struct Part: Decodable {
            let name: String
            /// Nil for a text part.
            var filename: String?
            /// Nil for the default: `text/plain; charset=utf-8`, or `application/octet-stream` with a filename.
            var contentType: String?
            /// The content in hexadecimal.
            let content: String

            var bytes: Data { Data(hex: content) }
        }

        // ---------------------------------------------------------------------------------------------------------------
        // The implementation under test: put your own in its place. Nil is a rejection.
        func encodeMultipart(_ boundary: String, _ parts: [Part]) -> Data? {
            let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
            let boundaryBytes = Set((letters + "0123456789'()+_,-./:=? ").utf8)
            let tokenBytes = Set((letters + "0123456789!#$%&'*+-.^_`|~").utf8)
            guard (1...70).contains(boundary.utf8.count), boundary.utf8.last != UInt8(ascii: " "),
                boundary.utf8.allSatisfy(boundaryBytes.contains)
            else { return nil }
            // ASCII without quotes, backslashes, control characters and line ends: nothing can add a header line.
            func isSafe(_ text: String) -> Bool { text.utf8.allSatisfy { (32...126).contains($0) && $0 != 34 && $0 != 92 } }
            /// type/subtype, then `; name=token` or `; name="text"`, again and again (RFC 9110, 8.3.1).
            func isContentType(_ text: String) -> Bool {
                var rest = Array(text.utf8)[...]
                func token() -> Bool {
                    let word = rest.prefix(while: tokenBytes.contains)
                    rest = rest.dropFirst(word.count)
                    return !word.isEmpty
                }
                func take(_ byte: UInt8) -> Bool { rest.first == byte ? rest.popFirst() != nil : false }
                func skipSpace() { rest = rest.drop { $0 == 32 || $0 == 9 } }
                guard token(), take(UInt8(ascii: "/")), token() else { return false }
                while !rest.isEmpty {
                    skipSpace()
                    guard take(UInt8(ascii: ";")) else { return false }
                    skipSpace()
                    guard token(), take(UInt8(ascii: "=")) else { return false }
                    guard take(UInt8(ascii: "\"")) else {
                        guard token() else { return false }
                        continue
                    }
                    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
                        let value = byte == UInt8(ascii: "\\") ? rest.popFirst() ?? 0 : byte
                        guard (32...126).contains(value) || value == 9 else { return false }
                        if rest.isEmpty { return false }
                    }
                }
                return true
            }
            var body = Data()
            for part in parts {
                guard !part.name.isEmpty, isSafe(part.name), isSafe(part.filename ?? "") else { return nil }
                let standard = part.filename == nil ? "text/plain; charset=utf-8" : "application/octet-stream"
                let contentType = part.contentType ?? standard
                guard isContentType(contentType) else { return nil }
                let filename = part.filename.map { "; filename=\"\($0)\"" } ?? ""
                var piece = Data()
                piece.append(Data("Content-Disposition: form-data; name=\"\(part.name)\"\(filename)\r\n".utf8))
                piece.append(Data("Content-Type: \(contentType)\r\n\r\n".utf8))
                piece.append(part.bytes)
                // The boundary must occur nowhere in a part, not even without its hyphens.
                guard piece.range(of: Data(boundary.utf8)) == nil else { return nil }
                body.append(Data("--\(boundary)\r\n".utf8) + piece + Data("\r\n".utf8))
            }
            return body + Data("--\(boundary)--\r\n".utf8)
        }
        // ---------------------------------------------------------------------------------------------------------------

        extension Data {
            init(hex: String) {
                let digits = Array(hex.utf8).map { UInt8($0 > 57 ? $0 - 87 : $0 - 48) }
                self.init(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
            }
        }

        struct Case: Decodable {
            let id: String
            let boundary: String
            let parts: [Part]
            /// The whole body in hexadecimal.
            var body: String?
            /// The value of the first part's Content-Disposition.
            var disposition: String?
            /// What the body begins with.
            var delimiter: String?
            /// The category of a rejected case.
            var reject: String?

            var failure: String? {
                let found = encodeMultipart(boundary, parts)
                if let reject { return found == nil ? nil : "\(reject): encoded, must be rejected" }
                guard let found else { return "vector.rejected: rejected, must be encoded" }
                if let delimiter {
                    return found.starts(with: Data("\(delimiter)\r\n".utf8)) ? nil : "vector.value: another delimiter line"
                }
                if let disposition {
                    let line = Data("\r\nContent-Disposition: \(disposition)\r\n".utf8)
                    return found.range(of: line) != nil ? nil : "vector.value: another Content-Disposition"
                }
                let expected = Data(hex: body ?? "")
                if found == expected { return nil }
                let offset = zip(found, expected).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
                return "vector.value: another body from offset \(offset) (\(found.count) bytes, must be \(expected.count))"
            }
        }

        """#
}
