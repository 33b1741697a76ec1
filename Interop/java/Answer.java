import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/** The answer of ../README.md, which the servers in Java share. */
final class Answer {
    private final String server;
    private final String version;
    private final List<String> parts = new ArrayList<>();
    /** The type of what was thrown; its text may quote the body. */
    String error;

    Answer(String server, String version) {
        this.server = server;
        this.version = version;
    }

    /** Reads a content to its end, piece by piece, and adds its part. */
    void add(String name, String filename, String type, InputStream content) throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
        long length = 0;
        byte[] piece = new byte[1 << 16];
        for (int count; (count = content.read(piece)) >= 0; length += count) {
            digest.update(piece, 0, count);
        }
        StringBuilder hex = new StringBuilder();
        for (byte value : digest.digest()) {
            hex.append(String.format("%02x", value));
        }
        parts.add("{\"name\":" + quoted(name) + ",\"filename\":" + quoted(filename) + ",\"type\":" + quoted(type)
                + ",\"length\":" + length + ",\"sha256\":\"" + hex + "\"}");
    }

    byte[] bytes() {
        String end = error == null ? "" : ",\"error\":" + quoted(error);
        return ("{\"server\":" + quoted(server) + ",\"version\":" + quoted(version) + ",\"parts\":["
                + String.join(",", parts) + "]" + end + "}\n").getBytes(StandardCharsets.US_ASCII);
    }

    private static String quoted(String text) {
        if (text == null) {
            return "null";
        }
        StringBuilder json = new StringBuilder("\"");
        for (char unit : text.toCharArray()) {
            if (unit < ' ' || unit > '~' || unit == '"' || unit == '\\') {
                json.append(String.format("\\u%04x", (int) unit));
            } else {
                json.append(unit);
            }
        }
        return json.append('"').toString();
    }
}
