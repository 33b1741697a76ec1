/// How the page looks: one style sheet, and an icon.
enum PageStyle {
    static let icon = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#1f5f8b"/>\
        <path d="M3 5h10M3 8h7M3 11h10" stroke="#fff" stroke-width="1.6"/></svg>
        """

    static let text = #"""
        :root {
          color-scheme: light dark;
          --paper: #f7f8fa; --sheet: #ffffff; --ink: #1c2430; --quiet: #566173; --line: #dde2ea; --link: #0b5c94;
          --good: #14653a; --good-sheet: #e3f4ea; --bad: #a11d2c; --bad-sheet: #fdeaec; --warn: #7a4a00; --warn-sheet: #fdf1dc;
          --delimiter: #7b2fa8; --header: #0a5f92; --content: #2e6a4a; --outside: #6a5b2e;
          --mark: #b3122a; --mark-ink: #ffffff; --focus: #0b6fd0;
          --sans: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif;
          --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #12161c; --sheet: #1a2029; --ink: #e4e9f0; --quiet: #a3afbf; --line: #2d3644; --link: #7cc0f2;
            --good: #7fd8a4; --good-sheet: #143524; --bad: #ff9ba5; --bad-sheet: #431a20; --warn: #f3c173; --warn-sheet: #3b2c10;
            --delimiter: #d5a2f5; --header: #7cc0f2; --content: #93d3ae; --outside: #d6c488;
            --mark: #ff8a97; --mark-ink: #23070b; --focus: #7cc0f2;
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { background: var(--paper); color: var(--ink); font: 16px/1.5 var(--sans); }
        body { margin: 0; }
        a { color: var(--link); text-underline-offset: 2px; }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
        main:focus { outline: none; }
        code, pre, textarea { font-family: var(--mono); font-size: .875em; }
        code { white-space: nowrap; }
        code.long, .request, .category, .address, td code, .against code { white-space: normal; overflow-wrap: anywhere; }
        .skip { position: absolute; left: -999px; top: 0; background: var(--sheet); padding: .5rem 1rem; z-index: 2; }
        .skip:focus { left: 0; }
        .banner { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: baseline; padding: .75rem max(1rem, calc(50% - 34rem)); border-bottom: 1px solid var(--line); background: var(--sheet); }
        .home { font-weight: 700; color: var(--ink); text-decoration: none; }
        .tagline, .quiet, .live { color: var(--quiet); font-size: .875rem; }
        .live { margin-left: auto; display: inline-flex; align-items: center; gap: .4rem; white-space: nowrap; }
        [data-live] .live::before { content: ""; width: .55rem; height: .55rem; border-radius: 50%; background: var(--bad); }
        [data-live="yes"] .live::before { background: var(--good); }
        .offline { display: none; margin: 0; padding: .5rem max(1rem, calc(50% - 34rem)); background: var(--bad-sheet); color: var(--bad); font-weight: 600; font-size: .9375rem; }
        [data-live="no"] .offline { display: block; }
        main { max-width: 70rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
        h1 { font-size: 1.5rem; margin: .5rem 0 1rem; line-height: 1.3; display: flex; gap: .75rem; align-items: center; flex-wrap: wrap; }
        h2 { font-size: 1.125rem; margin: 0 0 .75rem; }
        h3 { font-size: .875rem; margin: 0 0 .25rem; color: var(--quiet); font-weight: 600; }
        p { margin: .25rem 0 .5rem; }
        section, .empty { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: 1rem 0; }
        .empty textarea { font-size: .9375rem; resize: none; field-sizing: content; }
        .empty button { margin: .5rem 0 1rem; }
        .addresses { list-style: none; padding: 0; margin: 0 0 1rem; }
        .badge { display: inline-block; font-size: .8125rem; font-weight: 600; padding: .05rem .5rem; border-radius: 1rem; white-space: nowrap; }
        .badge.good { background: var(--good-sheet); color: var(--good); }
        .badge.bad { background: var(--bad-sheet); color: var(--bad); }
        .badge.warn { background: var(--warn-sheet); color: var(--warn); }
        .uploads, .findings { list-style: none; margin: 0; padding: 0; }
        .card { display: block; position: relative; background: var(--sheet); color: inherit; text-decoration: none; border: 1px solid var(--line); border-left: 4px solid var(--good); border-radius: 10px; padding: .75rem 2.5rem .75rem 1rem; margin: .75rem 0; }
        .card::after { content: "›"; position: absolute; right: 1rem; top: 50%; transform: translateY(-50%); font-size: 1.5rem; line-height: 1; color: var(--quiet); }
        .card:hover::after { color: var(--link); }
        .bad > .card { border-left-color: var(--bad); }
        .warn > .card, .verdict.warn { border-left-color: var(--warn); }
        .card:hover { border-color: var(--link); }
        .card > span { display: block; margin-top: .3rem; }
        .card > .line { display: flex; margin-top: 0; }
        .card > .cause { font-size: 1.0625rem; }
        .card > .size { margin-top: .1rem; }
        .line { display: flex; flex-wrap: wrap; gap: .25rem .6rem; align-items: baseline; }
        .number { font-weight: 700; color: var(--link); text-decoration: underline; text-underline-offset: 2px; }
        .when { margin-left: auto; }
        .cause { font-weight: 600; font-size: 1.3125rem; line-height: 1.4; margin: .25rem 0 .5rem; overflow-wrap: break-word; }
        .cause code { font-size: .9em; }
        .cure { margin: .35rem 0 .5rem; }
        .jump { margin: .6rem 0 .75rem; }
        .button { display: inline-block; padding: .25rem .9rem; border-radius: 6px; border: 1px solid var(--link); text-decoration: none; font-size: .9375rem; }
        .button:hover { background: var(--link); color: var(--sheet); }
        .against { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .1rem .75rem; margin: .5rem 0; padding: .5rem .75rem; background: var(--paper); border-radius: 6px; }
        .against > div { display: contents; }
        .against dt { color: var(--quiet); font-size: .875rem; }
        .against dd { margin: 0; } .against code { word-break: break-all; }
        .name { margin-top: .5rem; font-size: .8125rem; }
        .notice { background: var(--warn-sheet); color: var(--warn); padding: .5rem .75rem; border-radius: 6px; }
        .differs { color: var(--bad); font-weight: 600; }
        .crumbs { display: flex; flex-wrap: wrap; gap: .5rem 1rem; font-size: .9375rem; }
        .verdict { background: var(--sheet); border: 1px solid var(--line); border-left: 6px solid var(--good); border-radius: 10px; padding: .5rem 1rem 1rem; margin: .75rem 0; }
        .verdict h1 { font-size: 1.0625rem; margin: .35rem 0 .25rem; gap: .6rem; }
        .verdict.bad { border-left-color: var(--bad); }
        .facts { list-style: none; margin: .75rem 0 0; padding: .6rem 0 0; border-top: 1px solid var(--line); color: var(--quiet); font-size: .875rem; }
        .facts li { display: inline; }
        .facts li:not(:last-child)::after { content: " · "; }
        .findings > li { border-left: 3px solid var(--bad); padding: .25rem 0 .25rem .85rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
        .findings .found { font-weight: 600; }
        .findings .badge { margin-right: .25rem; }
        .findings > li.warn { border-left-color: var(--warn); }
        .findings > li:last-child { margin-bottom: 0; }
        summary { cursor: pointer; color: var(--link); width: fit-content; }
        details { margin: .35rem 0; }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
        th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
        thead th { color: var(--quiet); font-size: .8125rem; font-weight: 600; white-space: nowrap; }
        tbody th { font-weight: 600; }
        .count { font-variant-numeric: tabular-nums; white-space: nowrap; }
        .digest { margin: 0; min-width: 0; } .digest > code { display: block; max-width: 33ch; font-size: .75rem; }
        .content-links { white-space: nowrap; }
        .thumbnail { display: block; max-width: 8rem; max-height: 6rem; border-radius: 4px; margin-bottom: .25rem; background: var(--paper); color: var(--quiet); font-size: .75rem; white-space: normal; overflow: hidden; }
        .strip { display: block; width: 100%; height: 56px; }
        rect.delimiter { fill: var(--delimiter); } rect.header { fill: var(--header); } rect.content { fill: var(--content); }
        rect.outside { fill: var(--outside); } rect.fault { fill: var(--mark); stroke: var(--mark); stroke-width: 2; vector-effect: non-scaling-stroke; }
        rect.missing { fill: none; stroke: var(--bad); stroke-dasharray: 6 4; vector-effect: non-scaling-stroke; }
        .strip a:hover rect { opacity: .75; }
        .strip a:focus { outline: none; } .strip a:focus-visible rect { fill: var(--sheet); stroke: var(--ink); stroke-width: 4; vector-effect: non-scaling-stroke; }
        .copied { position: fixed; left: -9999px; top: 0; width: 1px; }
        .legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; font-size: .875rem; align-items: center; margin-top: .5rem; }
        .key { display: inline-flex; align-items: center; gap: .35rem; }
        .blocks { list-style: none; display: flex; flex-wrap: wrap; gap: .75rem; margin: .75rem 0; padding: 0; font-size: .8125rem; }
        .blocks > li > .quiet { display: block; font-size: .75rem; }
        .blocks > li > div { display: flex; flex-wrap: wrap; gap: .25rem; }
        .block { display: flex; flex-direction: column; min-width: 5rem; padding: .25rem .6rem .35rem; border: 1px solid var(--line); border-top: 4px solid var(--quiet); border-radius: 4px; color: var(--ink); text-decoration: none; line-height: 1.35; }
        .block > span { color: var(--quiet); white-space: nowrap; } .block > strong { color: var(--bad); white-space: nowrap; }
        a.block:hover { background: var(--paper); border-color: var(--link); }
        .block.delimiter { border-top-color: var(--delimiter); } .block.header { border-top-color: var(--header); }
        .block.content { border-top-color: var(--content); } .block.outside { border-top-color: var(--outside); }
        .block.faulty { background: var(--bad-sheet); } .block.missing { border-style: dashed; border-color: var(--bad); }
        .swatch { width: .8rem; height: .8rem; border-radius: 3px; }
        .swatch.delimiter { background: var(--delimiter); } .swatch.header { background: var(--header); }
        .swatch.content { background: var(--content); } .swatch.outside { background: var(--outside); } .swatch.fault { background: var(--mark); }
        .swatch.missing { border: 1px dashed var(--bad); }
        .bytes { font: 13px/1.5 var(--mono); overflow: auto; overflow-anchor: none; max-height: 32rem; width: fit-content; max-width: 100%; border: 1px solid var(--line); border-radius: 6px; padding: .5rem 1.25rem .5rem .5rem; background: var(--paper); }
        .marked { display: none; }
        .row { display: grid; grid-template-columns: minmax(7ch, max-content) 24ch 25ch 8ch 8ch; width: max-content; grid-auto-flow: dense; }
        .row > span { white-space: pre; }
        .row > .offset { grid-column: 1; color: var(--quiet); user-select: none; text-align: right; padding-right: 1.5ch; }
        .row > .second { display: none; }
        .row > .hex { grid-column: 2; grid-row: 1; } .row > .chars { grid-column: 4; grid-row: 1; }
        .row > .second + .hex { grid-column: 3; } .row > .second + .hex + .chars { grid-column: 5; }
        .row.wanted { background: var(--warn-sheet); }
        .bytes .delimiter, .framing .delimiter { color: var(--delimiter); font-weight: 600; }
        .bytes .header { color: var(--header); } .bytes .content, .framing .content { color: var(--content); } .bytes .outside { color: var(--outside); }
        mark { background: var(--mark); color: var(--mark-ink); border-radius: 2px; }
        abbr { display: inline-block; position: relative; width: 1ch; height: 1.5em; vertical-align: top; overflow: hidden; text-decoration: none; text-indent: -9ch; white-space: nowrap; border-radius: 3px; background: color-mix(in srgb, currentColor 13%, transparent); forced-color-adjust: none; }
        abbr::before { content: ""; position: absolute; inset: 0; background: currentColor; }
        .cr::before { clip-path: polygon(8% 50%, 52% 33%, 52% 46%, 94% 46%, 94% 54%, 52% 54%, 52% 67%); }
        .lf::before { clip-path: polygon(50% 70%, 10% 53%, 41% 53%, 41% 30%, 59% 30%, 59% 53%, 90% 53%); }
        .ht::before { clip-path: polygon(92% 50%, 48% 33%, 48% 46%, 6% 46%, 6% 54%, 48% 54%, 48% 67%); }
        .signs { font: 13px/1.5 var(--sans); display: flex; flex-wrap: wrap; gap: 0 1rem; margin: .35rem 0; color: var(--quiet); }
        .signs abbr, .signs code { font-family: var(--mono); margin-right: .35rem; }
        .pager { min-height: 0; display: flex; gap: 1rem; font-size: .9375rem; margin: .35rem 0; }
        .framing { font: .8125rem/1.6 var(--mono); background: var(--paper); border: 1px solid var(--line); border-radius: 6px; border-collapse: separate; border-spacing: 0; table-layout: fixed; margin-top: .5rem; }
        .framing td, .framing th { border: 0; padding: 0 .6rem; word-break: break-all; white-space: pre-wrap; vertical-align: top; }
        .framing th { padding-top: .4rem; }
        .framing .sign { width: 2rem; text-align: center; padding: 0; font-weight: 700; }
        .framing .fault > td { background: var(--bad-sheet); } .framing .fault .sign { color: var(--bad); }
        .framing .harmless > td { background: var(--warn-sheet); } .framing .harmless .sign { color: var(--warn); }
        mark.harmless { background: var(--warn); color: var(--sheet); }
        .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
        .pair > div { min-width: 0; }
        .right + .right { border-top: 1px solid var(--line); margin-top: 1rem; padding-top: 1rem; }
        .right h3 { color: inherit; font-size: 1rem; }
        .right figure { margin: 0; min-width: 0; display: flex; flex-direction: column; gap: .35rem; }
        .right figcaption { font-size: .875rem; color: var(--quiet); }
        .right img, .undrawn { flex: 1; display: block; width: 100%; min-height: 6rem; max-height: 18rem; margin: 0; object-fit: contain; object-position: center; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; color: var(--quiet); font-size: .875rem; }
        .undrawn { display: grid; place-content: center; text-align: center; padding: .5rem 1rem; border-style: dashed; }
        .dump { margin: .25rem 0 .5rem; padding: .5rem; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; overflow-x: auto; font-size: 13px; line-height: 1.5; }
        .dump .offset { color: var(--quiet); user-select: none; }
        .dump a { text-decoration: none; }
        textarea { width: 100%; background: var(--paper); color: var(--ink); border: 1px solid var(--line); border-radius: 6px; padding: .5rem; margin-top: .35rem; }
        button { font: inherit; font-size: .9375rem; padding: .25rem .9rem; border-radius: 6px; border: 1px solid var(--link); background: var(--sheet); color: var(--link); cursor: pointer; }
        button:hover { background: var(--link); color: var(--sheet); }
        @media (min-width: 66rem) {
          .marked { display: block; float: right; width: calc(100% - 41rem); font-size: .9375rem; }
          .marked ul { list-style: none; margin: 0; padding: 0; }
          .marked li { border-left: 3px solid var(--mark); padding-left: .75rem; margin-bottom: .75rem; }
        }
        @media (max-width: 56rem) {
          .parts, .parts tbody { display: block; }
          .parts thead { display: none; }
          .parts tr { display: flex; flex-wrap: wrap; gap: .15rem 1rem; padding: .6rem 0; border-bottom: 1px solid var(--line); }
          .parts tr:last-child { border-bottom: 0; }
          .parts th, .parts td { border: 0; padding: 0; }
          .parts td:has(img) { order: -1; flex-basis: 100%; }
          .parts th::before, .parts td::before { color: var(--quiet); font-size: .8125rem; font-weight: 400; }
          .parts th::before { content: "part "; } .parts td:nth-child(5)::before { content: "declared "; }
          .parts td:nth-child(6)::before { content: "looks like "; } .parts td:nth-child(4)::after { content: " bytes"; }
          .parts td:nth-child(7) { display: flex; gap: .35rem; } .parts td:nth-child(7)::before { content: "SHA-256"; line-height: 1.8; }
        }
        @media (max-width: 48rem) {
          main { padding: .5rem .75rem 3rem; }
          .banner, .offline { padding-left: .75rem; padding-right: .75rem; }
          .framing, .framing tbody, .framing tr, .framing td { display: block; }
          .framing thead, .framing .same .exact, .framing .sign { display: none; }
          .framing .fault > td, .framing .harmless > td { padding-left: 4.2rem; text-indent: -3.6rem; }
          .framing .fault > td::before, .framing .harmless > td::before { content: attr(data-label); display: inline-block; width: 3.6rem; text-indent: 0; font-weight: 700; }
          .framing .fault > .came::before { color: var(--bad); } .framing .harmless > .came::before { color: var(--warn); }
          .bytes { font-size: 12px; padding: .4rem; }
          .dump { font-size: 11px; }
          .row { grid-template-columns: minmax(6ch, max-content) 24ch 8ch; margin-bottom: .15rem; }
          .row > .second { display: block; grid-row: 2; }
          .row > .hex { grid-column: 2; } .row > .chars { grid-column: 3; }
          .row > .second + .hex { grid-column: 2; grid-row: 2; } .row > .second + .hex + .chars { grid-column: 3; grid-row: 2; }
          .cause { font-size: 1.125rem; }
          .against { grid-template-columns: minmax(0, 1fr); gap: 0; } .against dt { margin-top: .25rem; font-size: .8125rem; }
          .card > .cause { font-size: 1rem; }
          .card { padding-right: 2rem; }
          .card .request { order: 1; flex-basis: 100%; }
          .card::after { right: .75rem; }
          section, .empty { padding: .85rem; }
        }
        @media (max-width: 30rem) { .tagline { display: none; } }
        @media print { .bytes { max-height: none; } }

        """#
}
