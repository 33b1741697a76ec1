#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension MultipartForm {
    /// ``write(to:boundary:contract:isDurable:progress:)`` without any check, so that writing alone can be measured. There is
    /// no ``PreparedUpload`` of it.
    @_spi(Measurement) public func writeUnchecked(to file: URL) throws {
        var body = BodyFile(self)
        body.isChecked = false
        _ = try body.write(to: file)
    }
}
