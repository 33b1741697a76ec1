import MultipartContract
import Testing
import UploadInspection

@Suite struct UploadCaptureTests {
    @Test func aCaptureOfABodyAloneHasNoFindings() {
        let capture = UploadCapture(contentTypes: nil, body: MemorySource([1, 2, 3]))
        #expect(capture.findings.isEmpty)
        #expect(capture.body.length == 3)
    }
}
