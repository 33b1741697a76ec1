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

          // Bytes: another place without a reload. Of several that are asked for the last one is shown.
          let asked = 0;
          const show = async (address) => {
            asked += 1;
            const mine = asked;
            const fresh = (await read(address)).getElementById("bytes");
            if (!fresh || mine !== asked) return false;
            document.getElementById("bytes").replaceWith(fresh);
            follow();
            reveal();
            return true;
          };
          const reveal = () => {
            const rows = document.getElementById("rows");
            const wanted = document.getElementById("wanted");
            if (rows && wanted) rows.scrollTop = wanted.offsetTop - rows.offsetTop - 60;
          };
          document.addEventListener("click", (event) => {
            const link = event.target.closest("a[data-at], #bytes .pager a, #bytes-range a");
            if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
            const address = link.getAttribute("href");
            event.preventDefault();
            show(address).then((isShown) => {
              if (!isShown) return;
              history.pushState(null, "", address);
              document.getElementById("bytes").scrollIntoView({ block: "start" });
              document.getElementById("rows")?.focus({ preventScroll: true });
            }, () => { location.href = address; });
          });
          addEventListener("popstate", () => {
            if (document.getElementById("bytes")) show(location.href).catch(() => location.reload());
          });

          // Bytes: more as one scrolls, either way. So many rows stay, however long the body is: more would be slow.
          const most = 1024;
          const windowLength = 4096;
          const follow = () => {
            const rows = document.getElementById("rows");
            if (!rows) return;
            const before = document.querySelector("#bytes .pager");
            const more = document.getElementById("more");
            const range = document.getElementById("bytes-range").firstChild;
            const all = rows.getElementsByClassName("row");
            const offset = (row) => Number(row.querySelector(".offset").textContent);
            const words = (row) => [...row.querySelectorAll(".hex")].map((one) => one.textContent).join(" ");
            const end = () => offset(all[all.length - 1]) + words(all[all.length - 1]).trim().split(/\s+/).length;
            const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202F");
            // A window begins two rows before what is looked for.
            const turn = (link, start) => {
              const address = new URL(link.href);
              address.searchParams.set("at", Math.max(start, 0) + 32);
              link.setAttribute("href", address.pathname + address.search + address.hash);
            };
            const load = async (link, isBelow) => {
              const fresh = await read(link.getAttribute("href"));
              if (!rows.isConnected) return;
              const first = offset(all[0]);
              const height = rows.scrollHeight;
              const top = rows.scrollTop;
              const added = [...fresh.getElementById("rows").children].filter((row) => isBelow || offset(row) < first);
              for (const row of added) {
                row.classList.remove("wanted");
                row.removeAttribute("id");
              }
              if (isBelow) rows.append(...added); else rows.prepend(...added);
              const isOver = all.length > most;
              if (!isBelow) rows.scrollTop = top + rows.scrollHeight - height;
              const grown = rows.scrollHeight;
              while (all.length > most) (isBelow ? rows.firstElementChild : rows.lastElementChild).remove();
              if (isBelow && isOver) rows.scrollTop = top - (grown - rows.scrollHeight);
              const freshBefore = fresh.querySelector("#bytes .pager").childNodes;
              const freshMore = fresh.getElementById("more").childNodes;
              if (!isBelow || isOver) before.replaceChildren(...freshBefore);
              if (isBelow || isOver) more.replaceChildren(...freshMore);
              const previous = document.getElementById("previous-bytes");
              const next = document.getElementById("next-bytes");
              if (previous) turn(previous, offset(all[0]) - windowLength);
              if (next) turn(next, end());
              range.data = `Offsets ${grouped(offset(all[0]))} to ${grouped(end() - 1)} of ${range.data.split(" of ").pop()}`;
            };
            let isLoading = false;
            const fill = async () => {
              const next = document.getElementById("next-bytes");
              const previous = document.getElementById("previous-bytes");
              const isLow = rows.scrollTop + rows.clientHeight >= rows.scrollHeight - 400;
              const link = isLow && next ? next : rows.scrollTop < 400 && previous ? previous : null;
              if (!link || isLoading) return;
              isLoading = true;
              try { await load(link, link === next); } catch { say("not reachable"); }
              isLoading = false;
            };
            // What is looked for stands near the beginning of a window: there has to be something to scroll back to.
            queueMicrotask(fill);
            rows.addEventListener("scroll", fill);
            // At an edge no scrolling says that one wants to go on.
            rows.addEventListener("wheel", (event) => { if (event.deltaY < 0) fill(); }, { passive: true });
            rows.addEventListener("keydown", (event) => { if (["ArrowUp", "PageUp", "Home"].includes(event.key)) fill(); });
            rows.addEventListener("touchmove", fill, { passive: true });
          };
          follow();
          reveal();

          // The strip: one stop of the Tab key, arrows from section to section. Without scripts the table below it says the same.
          const strip = document.querySelector(".strip");
          if (strip) {
            const sections = [...strip.querySelectorAll("a")];
            let current = 0;
            const stand = (index) => {
              sections[current].setAttribute("tabindex", "-1");
              current = Math.min(Math.max(index, 0), sections.length - 1);
              sections[current].setAttribute("tabindex", "0");
            };
            strip.removeAttribute("aria-hidden");
            strip.setAttribute("role", "toolbar");
            strip.setAttribute("aria-label", "Sections of the body, by arrow keys");
            for (const section of sections) section.setAttribute("aria-label", section.querySelector("title").textContent);
            stand(0);
            // (A listener of its own would make the drawing itself a stop.)
            strip.parentElement.addEventListener("focusin", (event) => {
              const section = event.target.closest(".strip a");
              if (section) stand(sections.indexOf(section));
            });
            strip.addEventListener("keydown", (event) => {
              const places = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: sections.length - 1 };
              if (!(event.key in places)) return;
              event.preventDefault();
              stand(places[event.key]);
              sections[current].focus();
            });
          }

          // Copies. Without a secure connection (a phone in the same network) browsers have the old way alone.
          const put = async (text) => {
            try { return await navigator.clipboard.writeText(text); } catch { /* The old way. */ }
            const field = document.createElement("textarea");
            field.value = text;
            field.readOnly = true;
            field.className = "copied";
            document.body.append(field);
            field.select();
            const isDone = document.execCommand("copy");
            field.remove();
            if (!isDone) throw new Error("no clipboard");
          };
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
                await put(text);
                button.focus();
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
