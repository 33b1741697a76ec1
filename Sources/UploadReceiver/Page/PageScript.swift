/// What makes the page live: new uploads, more bytes as one scrolls, places without a reload, copies. Everything is made by the
/// server; the script only fetches documents of the page and takes elements out of them, and never builds markup.
enum PageScript {
    static let text = #"""
        "use strict";
        (() => {
          const base = document.body.dataset.base;
          const live = document.getElementById("live");
          const say = (words) => { live.textContent = words; };

          const read = async (address) => {
            const answer = await fetch(address, { cache: "no-store" });
            if (!answer.ok) throw new Error("no document");
            return new DOMParser().parseFromString(await answer.text(), "text/html");
          };

          // New uploads.
          const list = document.querySelector("#uploads");
          const newer = document.getElementById("newer");
          let isReading = false;
          let isStale = false;
          const refresh = async () => {
            if (isReading) { isStale = true; return; }
            isReading = true;
            try {
              do {
                isStale = false;
                const fresh = await read(base);
                const focus = document.activeElement?.getAttribute("href");
                const isInside = document.querySelector("#uploads").contains(document.activeElement);
                document.querySelector("main").replaceChildren(...fresh.querySelector("main").childNodes);
                if (isInside && focus) document.querySelector(`#uploads a[href="${CSS.escape(focus)}"]`)?.focus();
              } while (isStale);
            } catch { say("not reachable"); }
            isReading = false;
          };
          if (window.EventSource) {
            const events = new EventSource(base + "api/events");
            let seen = null;
            events.addEventListener("open", () => { say("live"); document.body.dataset.live = "yes"; });
            events.addEventListener("error", () => { say("not connected"); document.body.dataset.live = "no"; });
            events.addEventListener("ready", (event) => {
              const count = JSON.parse(event.data).receivedCount;
              // Something may have come between the document and the stream.
              const top = document.querySelector("#uploads .number");
              if (list && (seen !== null ? count !== seen : count !== Number(top?.textContent.slice(1) ?? 0))) refresh();
              seen = count;
            });
            events.addEventListener("upload", (event) => {
              const upload = JSON.parse(event.data);
              seen = upload.upload;
              if (list) {
                refresh().then(() => say(`upload ${upload.upload}: ${upload.verdict}ed`));
              } else if (newer) {
                const link = document.createElement("a");
                link.href = `${base}page/${Number(upload.upload)}`;
                link.textContent = `Upload ${upload.upload} has come: ${upload.verdict}ed`;
                newer.replaceChildren(link);
                say("new upload");
              }
            });
            addEventListener("pagehide", () => events.close());
          }

          // Bytes: another place without a reload.
          const show = async (address) => {
            const fresh = (await read(address)).getElementById("bytes");
            if (!fresh) return;
            document.getElementById("bytes").replaceWith(fresh);
            follow();
            reveal();
          };
          const reveal = () => {
            const rows = document.getElementById("rows");
            const wanted = document.getElementById("wanted");
            if (rows && wanted) rows.scrollTop = wanted.offsetTop - rows.offsetTop - 60;
          };
          document.addEventListener("click", (event) => {
            const link = event.target.closest("a[data-at], #bytes .pager a, #bytes-range a");
            if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
            const address = link.getAttribute("href");
            event.preventDefault();
            show(address).then(() => {
              history.pushState(null, "", address);
              document.getElementById("bytes").scrollIntoView({ block: "start" });
              document.getElementById("rows")?.focus({ preventScroll: true });
            }, () => { location.href = address; });
          });
          addEventListener("popstate", () => {
            if (document.getElementById("bytes")) show(location.href).catch(() => location.reload());
          });

          // Bytes: more as one scrolls. So many rows stay, however long the body is.
          const most = 4096;
          const follow = () => {
            const rows = document.getElementById("rows");
            if (!rows) return;
            let isLoading = false;
            rows.addEventListener("scroll", async () => {
              const next = document.getElementById("next-bytes");
              if (!next || isLoading || rows.scrollTop + rows.clientHeight < rows.scrollHeight - 400) return;
              isLoading = true;
              try {
                const fresh = await read(next.getAttribute("href"));
                for (const row of fresh.querySelectorAll("#rows > .row")) {
                  row.classList.remove("wanted");
                  row.removeAttribute("id");
                  rows.append(row);
                }
                const surplus = rows.children.length - most;
                if (surplus > 0) {
                  const height = rows.scrollHeight;
                  const top = rows.scrollTop;
                  for (let count = 0; count < surplus; count += 1) rows.firstElementChild.remove();
                  rows.scrollTop = top - (height - rows.scrollHeight);
                }
                document.getElementById("more").replaceChildren(...fresh.getElementById("more").childNodes);
              } catch { say("not reachable"); }
              isLoading = false;
            });
          };
          follow();
          reveal();

          // Copies.
          for (const button of document.querySelectorAll("button.copy")) {
            button.hidden = false;
            const words = button.textContent;
            button.addEventListener("click", async () => {
              try {
                let text;
                if (button.dataset.fetch) {
                  text = await (await fetch(button.dataset.fetch, { cache: "no-store" })).text();
                } else {
                  text = document.getElementById(button.dataset.copy).value;
                }
                await navigator.clipboard.writeText(text);
                button.textContent = "Copied";
              } catch {
                document.getElementById(button.dataset.copy)?.select();
                button.textContent = "Select and copy";
              }
              say(button.textContent);
              setTimeout(() => { button.textContent = words; }, 2000);
            });
          }
        })();

        """#
}
