import MultipartContract

/// How much a receiver takes, keeps and waits. Times are in seconds, lengths in bytes.
public struct ReceiverBounds: Sendable, Hashable {
    /// The most connections at a time; one more is answered with status 503.
    public var connectionCount = 64
    /// The most connections that may listen to events at a time, of all of them.
    public var listenerCount = 16
    /// How long nothing is sent to who listens to events before a comment shows whether somebody is there.
    public var eventSilence = 15.0
    /// How long a head may take from its first byte to its last.
    public var headTime = 10.0
    /// How long a connection may stand still between two requests.
    public var idleTime = 60.0
    /// How long a body may stand still between two bytes, and an answer before the client takes it.
    public var bodyPause = 30.0
    /// How long a whole request may take.
    public var requestTime = 3_600.0
    /// How long nothing comes until a body without a length is taken as ended.
    public var quietTime = 1.0
    /// How long is waited for bytes beyond the length of a body that seems cut there.
    public var graceTime = 0.2
    /// The most bytes of a request.
    public var requestLength = 16 << 30
    /// How many uploads are kept, the newest.
    public var keptCount = 20
    /// The most bytes of all uploads that are kept. The newest one is kept also beyond it.
    public var keptLength = 16 << 30
    /// The most bytes of all uploads on the disk: those that are kept, and those that are being received. Those in chunks are written
    /// twice, as they came and without the framing. Where there is no room the oldest go; one that finds none is answered with 507.
    public var diskLength = 16 << 30
    /// How much of the disk uploads leave free, but for those up to 1 MiB; at most a sixteenth of a small disk.
    public var diskReserve = 512 << 20
    /// The most bytes that are read and forgotten behind an early answer.
    public var drainLength = 16 << 20
    /// How long is read behind an early answer.
    public var drainTime = 2.0
    /// How much of an upload is read.
    public var reading = ReadingBounds.standard

    /// The defaults.
    public init() {}
}
