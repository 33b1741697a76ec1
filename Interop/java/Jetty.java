import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import javax.servlet.MultipartConfigElement;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import javax.servlet.http.Part;
import org.eclipse.jetty.http.MultiPartFormInputStream;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.AbstractHandler;
import org.eclipse.jetty.util.log.Log;
import org.eclipse.jetty.util.log.StdErrLog;

/** Jetty with its own MultiPartFormInputStream, which its `getParts()` uses. `java Jetty PORT`. */
final class Jetty extends AbstractHandler {
    private static final long LARGEST = 1L << 30;
    private final File folder;

    private Jetty(File folder) {
        this.folder = folder;
    }

    @Override
    public void handle(String target, Request base, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        Answer answer = new Answer("Jetty", Server.getVersion().replaceFirst("\\.v\\d+$", ""));
        // Beyond 64 KiB a part goes to a file.
        MultipartConfigElement config = new MultipartConfigElement(folder.getPath(), LARGEST, LARGEST, 1 << 16);
        MultiPartFormInputStream form =
                new MultiPartFormInputStream(request.getInputStream(), request.getContentType(), config, folder);
        try {
            for (Part part : form.getParts()) {
                answer.add(part.getName(), part.getSubmittedFileName(), part.getContentType(), part.getInputStream());
            }
        } catch (Exception thrown) {
            answer.error = thrown.getClass().getSimpleName();
        } finally {
            form.deleteParts();
        }
        response.setContentType("application/json");
        response.getOutputStream().write(answer.bytes());
        base.setHandled(true);
    }

    public static void main(String[] arguments) throws Exception {
        Log.setLog(new StdErrLog());
        Server server = new Server();
        ServerConnector connector = new ServerConnector(server);
        connector.setHost("127.0.0.1");
        connector.setPort(arguments.length > 0 ? Integer.parseInt(arguments[0]) : 0);
        server.addConnector(connector);
        File folder = Files.createTempDirectory("interop-jetty").toFile();
        folder.deleteOnExit();
        server.setHandler(new Jetty(folder));
        server.start();
        System.out.println("http://127.0.0.1:" + connector.getLocalPort() + "/");
        server.join();
    }
}
