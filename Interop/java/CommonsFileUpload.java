import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Properties;
import java.util.concurrent.Executors;
import org.apache.commons.fileupload.FileItemIterator;
import org.apache.commons.fileupload.FileItemStream;
import org.apache.commons.fileupload.FileUpload;
import org.apache.commons.fileupload.UploadContext;

/** commons-fileupload part by part, in the JDK's own server. `java CommonsFileUpload PORT`. */
final class CommonsFileUpload {
    private record Upload(HttpExchange exchange) implements UploadContext {
        @Override
        public String getCharacterEncoding() {
            return "UTF-8";
        }

        @Override
        public String getContentType() {
            return exchange.getRequestHeaders().getFirst("Content-Type");
        }

        @Override
        @Deprecated
        public int getContentLength() {
            return (int) contentLength();
        }

        @Override
        public long contentLength() {
            String length = exchange.getRequestHeaders().getFirst("Content-Length");
            return length == null ? -1 : Long.parseLong(length);
        }

        @Override
        public InputStream getInputStream() {
            return exchange.getRequestBody();
        }
    }

    private static void read(HttpExchange exchange) throws IOException {
        Answer answer = new Answer("commons-fileupload", version());
        try {
            FileUpload upload = new FileUpload();
            upload.setHeaderEncoding("UTF-8");
            FileItemIterator items = upload.getItemIterator(new Upload(exchange));
            while (items.hasNext()) {
                FileItemStream item = items.next();
                answer.add(item.getFieldName(), item.getName(), item.getContentType(), item.openStream());
            }
        } catch (Exception thrown) {
            answer.error = thrown.getClass().getSimpleName();
        }
        exchange.getRequestBody().readAllBytes();
        byte[] bytes = answer.bytes();
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, bytes.length);
        try (OutputStream body = exchange.getResponseBody()) {
            body.write(bytes);
        }
    }

    private static String version() throws IOException {
        String path = "/META-INF/maven/commons-fileupload/commons-fileupload/pom.properties";
        Properties properties = new Properties();
        try (InputStream description = FileUpload.class.getResourceAsStream(path)) {
            if (description != null) {
                properties.load(description);
            }
        }
        return properties.getProperty("version", "unknown");
    }

    public static void main(String[] arguments) throws Exception {
        int port = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 0;
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), port), 128);
        server.createContext("/", CommonsFileUpload::read);
        server.setExecutor(Executors.newFixedThreadPool(2));
        server.start();
        System.out.println("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }
}
