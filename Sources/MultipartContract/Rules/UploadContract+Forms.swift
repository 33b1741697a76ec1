import ContractFindings

extension UploadContract {
    /// Holds a form against the contract before it is encoded.
    ///
    /// - Parameter length: How many bytes the body will have.
    /// - Throws: the first finding that is an error: of a field that is missing, too few or too many, of a part that is not as
    ///   agreed, of a body that is too long. Offsets that count in a body are not there yet.
    func check(_ form: MultipartForm, length: Int) throws(Refusal) {
        let found = findings(parts: form.parts.map(PartDescription.init), bodyLength: length)
        if let error = found.first(where: { $0.severity == .error }) { throw Refusal(error) }
    }
}
