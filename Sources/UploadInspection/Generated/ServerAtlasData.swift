// swift-format-ignore-file
// Made by Scripts/embed-atlas from Atlas/. Do not edit.

enum ServerAtlasData {
    /// A set-up a line: id, product, version, way of using it, words of `--like`, all that is known of it.
    static let servers = ###"""
defnull|multipart (Python)|2.0.1|lenient|multipart defnull|multipart (Python) 2.0.1, PushMultipartParser, lenient
defnull_strict|multipart (Python)|2.0.1|strict|multipart|multipart (Python) 2.0.1, PushMultipartParser, strict=True
python_multipart|python-multipart|0.0.34||python-multipart|python-multipart 0.0.34, parse_form
starlette|Starlette|1.10.0||fastapi|Starlette 1.10.0, Request.form(), in uvicorn
werkzeug|Werkzeug|3.1.9|Request.form|flask|Werkzeug 3.1.9, Request.form and .files (errors silent by default)
werkzeug_sansio|Werkzeug|3.1.9|sansio|werkzeug|Werkzeug 3.1.9, sansio MultipartDecoder
django|Django|5.2.19|||Django 5.2.19, WSGIRequest.POST and .FILES
aiohttp|aiohttp|3.14.5|||aiohttp 3.14.5, Request.post(), in its own server
tornado|Tornado|6.6.1|||Tornado 6.6.1, body_arguments and files of its own server
cherrypy|CherryPy|18.10.0|||CherryPy 18.10.0, request.body.params, in its own server
falcon|falcon|4.4.0|||falcon 4.4.0, MultipartFormHandler
streaming_form_data|streaming-form-data|2.1.0||streaming-form-data|streaming-form-data 2.1.0, StreamingFormDataParser (C extension), one target a name
bottle|bottle|0.13.4|||bottle 0.13.4, request.forms and .files
webob|WebOb|1.8.11||pyramid|WebOb 1.8.11, Request.POST (uses cgi)
cgi|CPython cgi|3.11.7|||CPython cgi 3.11.7, cgi.FieldStorage
email|CPython email|3.11.7|||CPython email 3.11.7, email.message_from_bytes, policy HTTP; a defect counts as refused
sanic|Sanic|25.12.1|||Sanic 25.12.1, request.form and .files, in its own server (errors silent)
go_reader|Go|1.19.8|mime/multipart|go|Go 1.19.8, mime/multipart Reader.NextPart
go_http_form|Go|1.19.8|net/http|go gin echo|Go 1.19.8, http.Request.ParseMultipartForm
busboy|busboy|1.6.0|defaults|multer express|busboy 1.6.0, defaults
busboy_utf8|busboy|1.6.0|utf8, preservePath|busboy|busboy 1.6.0, defParamCharset utf8, preservePath
formidable|formidable|3.2.5|||formidable 3.2.5, onPart; where it never ends, refused
multiparty|multiparty|4.2.3|||multiparty 4.2.3, part events
undici|undici|6.24.1||node hono|undici 6.24.1, Response.formData(), built into Node
php|PHP|8.2.36||laravel symfony wordpress|PHP 8.2.36, built-in server, $_POST and $_FILES
rack|Rack|2.2.22||rails ruby sinatra|Rack 2.2.22, Rack::Multipart.parse_multipart, in Puma
perl_cgi|CGI.pm|4.55||perl|CGI.pm 4.55, CGI->new
perl_http_body|HTTP::Body|1.22||perl catalyst|HTTP::Body 1.22, HTTP::Body->add
perl_entity_parser|HTTP::Entity::Parser|0.25||perl|HTTP::Entity::Parser 0.25, HTTP::Entity::Parser (HTTP::MultiPartParser)
java_commons_fileupload|commons-fileupload|1.4||java commons-fileupload spring tomcat|commons-fileupload 1.4, FileItemIterator
java_jetty94|Jetty|9.4.57||java jetty|Jetty 9.4.57, MultiPartFormInputStream
libmicrohttpd|libmicrohttpd|0.9.75|||libmicrohttpd 0.9.75, MHD_PostProcessor
civetweb|civetweb|1.15|||civetweb 1.15, mg_handle_form_request
"""###
    /// A body a line: id, its features, a letter for each server, what it is.
    static let bodies = ###"""
01_text_file||mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|one text + one file, canonical
02_empty_file|empty-file|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|file part with zero bytes
03_empty_text|empty-text|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|text part with zero bytes
04_same_name|repeated-name|mmmmmmmmmmmlmmmmmmmmmmmmllmmmmmmm|two text parts with the same name
05_cn_filename|non-ascii-filename|mmmmmmmmmommmmmmmmmommmmmmmmmmmmm|raw UTF-8 filename in quotes
06_pct22|quote-percent|oommoommmmmmmmmmommmmooomommmmmmo|filename with %22 (WHATWG escape of a double quote)
07_bsquote|backslash-quote|mmmmmmmmmmmmmmmmommmmomrmmoooomoo|filename with backslash-quote
08_filename_star|filename-extended-alone|oooommmmmmmmooommmmmmomromooooooo|filename* only (RFC 5987)
09_quoted_boundary|boundary-special-characters|mmmmmmmmmmmmmmmmmmmmmmmmmrrmrmmmm|quoted boundary with every special bchar and an inner space
10_lf_only|line-ending-everywhere|rrrrmmlrrrrlrmmmlmmrrrrrmrrrrrrrr|all line ends are LF
11_no_final_dashes|close-hyphens-missing|rrmmlrmrrrrmrmmrmmmrrmrrmrrrrrrrr|last delimiter lacks the closing '--' (ends --B CRLF)
12_no_final_crlf|final-line-end-missing|mmmmmmmmmmmmmmmmmmmmmmmmmmmrrmmmr|close delimiter then end of input, no CRLF
13_preamble|preamble|mmrrmmmmrmmrmmmmmmmmmmmrmmmmmmmmm|preamble text line before the first delimiter
14_boundary_in_content|boundary-with-hyphens-in-line|mmmmmmomrmmmmmmmlmmmmmmrmormmmmmm|content holds the boundary text without leading dashes, and '--B' mid-line
15_binary||mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|binary 00 FF 0D 0A 80
16_name_pct_crlf|name-line-break-escaped|oommmmmmmmmmmmmmommmmmmommmmmmmmo|name with %0D%0A
17_epilogue|epilogue|mmmmmmmmmmmommmmmmmmmmmrmmmmrmmrr|epilogue text after the close delimiter
18_padding|delimiter-padding|rrrrmmmmrmrrrmmmlmmllrrrllmrrlmrr|transport padding (space, tab) after each delimiter
19_folded|header-folded|mrrrmmlrrlolmmmmlmmmmrrrmmmommmor|folded Content-Disposition (obs-fold)
20_dup_cd|disposition-duplicate|ooooooooooooooooooooooooooooooooo|two Content-Disposition headers in one part
21_two_boundaries|boundary-duplicate-first|rrrrlrlmmlrmrllmlrrmmmmmmrmmmlmlr|two boundary parameters, body uses the first
22_two_boundaries_last|boundary-duplicate-last|mmmmmmmrrmmrmmmrmrrrrrrrlrrrrmrlr|two boundary parameters, body uses the last
23_both_filename|filename-extended-beside|mmmmooooooommmmmmoooommrmmmmmmmmm|filename and filename* both present, differing
24_backslash_path|filename-backslash-path|oooooooommmoommommmomoomoommmmmmo|filename C:\dir\a.txt
25_slash_path|filename-slash-path|mmmmmmommmmmmmmmmooommmmoommmmmmo|filename ../../etc/a.txt
26_empty_filename|filename-empty|mmmmmmooommmoommmmooommmolollmmmo|filename="" with zero bytes (no file chosen)
27_empty_filename_data|filename-empty-with-content|mmmmmmooommmoommmmooommmolollmmmo|filename="" with data
28_no_name|name-missing|orrroolrrloloooololoooorrooorlror|Content-Disposition without name
29_empty_name|name-empty|mmmmmmmmrmmlmmmmlmloomomlommmlmmm|name=""
30_no_cd|disposition-missing|rrrrlrlrrlolrooolollloorlooorlror|part without Content-Disposition
31_no_headers|part-without-headers|rrrrlrlrrlrlrooololrroorlrrrrrror|part with no headers at all
32_attachment|disposition-type|rrmmmmmmrmmrmmmmmolllmmrmmmmrlrmm|disposition type attachment instead of form-data
33_cte_base64|transfer-encoding-base64|oomooommooroooomooooommmooooooooo|Content-Transfer-Encoding: base64 on a file
34_cte_qp|transfer-encoding-quoted-printable|oomoooomooroomomommoorroooooooooo|Content-Transfer-Encoding: quoted-printable on text
35_charset_field||mmmoomormrmmroomlmmoommommmmmmmmm|_charset_ = iso-8859-1 then a latin-1 byte
36_part_charset||mmmoomoomommooomommoommommmmmmmmm|Content-Type: text/plain; charset=iso-8859-1 on a text part, latin-1 byte
37_nul_name|nul-in-name|mmmmmmmrrmmmrmmmmmmrrmmmommmmmror|NUL byte in name
38_nul_filename|nul-in-filename|mmmmmmorrmmmrmmmmmmrrmmmommmmrror|NUL byte in filename
39_bad_utf8_name|invalid-utf8-name|rroolrlororrroooloooooooorooooroo|invalid UTF-8 in name
40_unquoted|value-token|mmmmmmmmmmmmmmmmmmmmmmmrmmmmmmmom|unquoted name and filename
41_upper_header|header-case|mmmmmmmmrmmmmmmmmmmmmmmrmmoommmor|header name upper case, disposition upper case
42_bare_lf_after_delim|line-ending-somewhere|rrrrmmmmrmrrlmmmlrrllrrrmmmrrmmmr|LF only after the first delimiter, CRLF elsewhere
43_space_before_colon|header-space-before-colon|mmrrmmlrrmolmooololrrrrmlorormmom|space before the header colon
44_no_space_after_colon|header-spacing|mmmmmmmmmmommmmmmmmmmmmrmmrommmom|no space after colon and none after semicolon
45_header_no_colon|header-colon-missing|rrrrmmmrrrmmrmmolrrrrrrrmmmmrmrmr|a header line without a colon
46_boundary_prefix|boundary-prefix-at-line-start|rrmmmmormmrmmmmmlmmoommromrrrorrr|content line = CRLF--B + 'X' (boundary is a prefix of a data line)
47_boundary_dash1|boundary-prefix-at-line-start|rrmmmmormmrmmmmmommoomrromrrrorrr|content line = CRLF--B + '-' + 'X' (one dash)
48_lead_crlf|leading-line-end|mmmmmmmmrmmmmmmmmmmmmmmmmmmmmmmmm|leading CRLF before the first delimiter
49_empty_form|no-parts|mmmmmmmmmmmmmmmrmmmmmmmmmmrmmmmmm|close delimiter only
50_empty_body|body-empty|rrlllrlrrlrlrllrlrrrrlrrllrrrlrlr|zero bytes
51_truncated_body|no-close-delimiter|rrlllrlrrrrormmrlrrrrrrrorrrrrrrr|body cut right after the CRLF that follows the last part's data (no delimiter left)
52_truncated_header||rrlllrlrrrrlroorlllrrrrrlrrrrrrrr|body cut inside a header
53_no_blank_line|blank-line-missing|rrrrlrlrrrrorooolrrrrrrrorrrrrrrr|headers run straight into the next delimiter
54_empty_part_no_crlf|part-line-end-missing|rrllmmlmmmrmmmmmmmmrrrrrommrrrmrr|empty part whose blank line is followed at once by the delimiter (no CRLF of its own)
55_bare_cr_header|carriage-return-in-name|mmrroomrrmmrrooomolrrrrrmmommmrrr|bare CR inside a header value
56_semicolon_filename||mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|semicolon and equals inside quoted filename
57_name_amp_brackets|repeated-name-with-brackets|mmmmmmmmmmmlmmmmmmmmmmmmmmmmmmmmm|name with [] twice
58_pct_literal|percent-in-filename|mmmmmmmmmmmmmmmmmmmmmmmmmommmmmmo|filename 100%25.txt and 50%.txt
59_clen_part_wrong|part-length|rrmmmmmmmmmmrmmmmmmmmmmmmmmmmmmmm|part Content-Length smaller than the data
60_preamble_midline|first-delimiter-in-line|rrrrmmmlrlmrllllmllllllrllmmmmlmm|first delimiter not at a line start (junk--B)
61_boundary_70|boundary-of-70|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|boundary of 70 characters
62_boundary_71|boundary-too-long|mmmmmmmrmmrmmmmmmmmmmmmmmmmmmmmmr|boundary of 71 characters (over the RFC limit)
63_boundary_trail_space|boundary-trailing-space|mmmmmmrrmrrrmrrrmmmmmmmmmrmmrmrmm|boundary parameter ends with a space inside quotes
64_boundary_ws_eq|parameter-space-round-equals|mmmmlrmmrmmmrmmmlmmrrrrrlrmrrmrrr|Content-Type: boundary = "X" (spaces round the equals sign)
65_ct_case|media-type-case|mmmmmmrmllrmllrmmmmmmmmmmmlrlmlrm|Multipart/Form-Data; BOUNDARY=...
66_comma_sep|content-type-comma|rrrllrllrrrrrlrrlrrrrmrrmmmmmmmmr|Content-Type separated with a comma: multipart/form-data, boundary=
67_boundary_quoted_unneeded|boundary-quoted|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|simple boundary in quotes
68_dup_name_param|parameter-duplicate|ooooooorooooooooooloooorooooroooo|name given twice in one header
69_trailing_junk_no_crlf|close-not-terminated|mmmmmmmrmrmoroormrrmmmmrmmmrrmmrr|close delimiter followed at once by junk
70_utf8_name|non-ascii-name|mmmmmmmmmommmmmmmmmommmmmmmmmmmmm|UTF-8 name
71_text_ct|text-with-content-type|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|text part with Content-Type: text/plain; charset=UTF-8
72_mixed_nested|nested-mixed|ooooooororooormooooooooooooooromo|nested multipart/mixed
73_bare_boundary_midline|boundary-bare-in-line|mmmmmmmmmmmmmmmmlmmmmmmrmmmmmmmmm|content: bare boundary text (no dashes before) in the middle of a line
74_bare_boundary_linestart|boundary-bare-at-line-start|mmmmmmmmmmmmmmmmlmmmmmmrmmmmmmmmm|content: bare boundary text at a line start, CRLF before and after
75_dash_boundary_midline|boundary-with-hyphens-in-line|mmmmmmomrmmmmmmmlmmmmmmrmormmmmmm|content: '--boundary' mid-line then CRLF
76_dash_boundary_dash_midline|boundary-with-hyphens-in-line|mmmmmmommmmmmmmmommmmmmrmoommmmmm|content: '--boundary--' mid-line then CRLF
77_lf_dash_boundary|boundary-behind-line-feed|mmmmlromrrmmmooolmmmmmmroormmmmmm|content: LF + '--boundary' + CRLF (bare LF before)
78_boundary_in_name|boundary-in-name|mmmmmmlmmmmmmmmmlmmmmmmmmmmmmmmmm|boundary text inside the name parameter
79_content_starts_with_delim|boundary-prefix-at-content-start|mmmmmmlrmmmmmmmmlmmrrmmrmmrmmmrmr|content begins with '--boundary' right after the blank line (no CRLF of its own), data follows
80_crlf_tail||mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|content ends with CR
81_crlf_tail2||mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|content ends with CRLF CRLF
82_pct_lower|percent-in-filename|mmmmmmmmmmmmmmmmmmmmmmmomommmmmmo|filename with lower-case %0d%0a and %2F
83_trailing_backslash|backslash-at-end|mmmmoolmmmmoommomollloomoommmmomo|filename ends with a backslash inside the quotes
84_unterminated_quote|quote-unclosed|oroooooroooooooololllooroooorooor|name parameter with no closing quote
85_filename_first|filename-before-name|mmmmmmmmmmmmmmmmmmmmmmmrmmmmmmmmm|filename before name
86_text_after_file_ct_octet|type-without-filename|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|text part with Content-Type application/octet-stream and no filename
87_file_no_ct|file-without-content-type|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|file part with no Content-Type
88_ct_before_cd|header-order|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|Content-Type header before Content-Disposition
89_extra_header|extra-header|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|unknown extra header X-Test
90_utf8_bom_text|byte-order-mark-in-text|mmmmmmmmmmmmmmmmmmmmmmmommmmmmmmm|text value starts with the UTF-8 BOM
91_lf_in_text||mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|text value with bare LF and bare CR
92_invalid_utf8_text|invalid-utf8-text|mmmoomormrmmroomlmmoommommmmmmmmm|text value not UTF-8 (FF FE)
93_truncated_data|body-cut|rrlllrlrrrroroorlrrrrrrrorrrrrrrr|body cut in the middle of the last part's data
"""###
}
