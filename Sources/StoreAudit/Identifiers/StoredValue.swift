/// One value of a store, in place: the bytes are those of the reader and live as long as the call that hands them over.
///
/// Values of text files are ``text(_:)``; a field that the format itself calls absent (JSON's null) is ``null``.
package enum StoredValue {
    /// No value.
    case null
    /// A number without a fraction.
    case integer
    /// A number with one.
    case real
    /// Text, as UTF-8 or whatever bytes stand there.
    case text(UnsafeRawBufferPointer)
    /// Bytes.
    case blob(UnsafeRawBufferPointer)
}
