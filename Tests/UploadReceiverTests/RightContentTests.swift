#if os(macOS) || os(Linux)
    import Foundation
    import MultipartContract
    import Testing
    import UploadInspection
    import UploadReceiver

    /// What damaged parts should be, by each way in which a receiver can know it.
    @Suite("The right bytes of a damaged part", .timeLimit(.minutes(60)))
    struct RightContentTests {
        private func expected(_ fixture: ReceiverFixture, _ upload: Any = "last") throws -> [String: Any]? {
            try fixture.get("/api/uploads/\(upload)").parts.first?["expected"] as? [String: Any]
        }

        private func number(_ answer: RawClient.Answer) throws -> Int { try #require(answer.json["upload"] as? Int) }

        @Test("are those of the file that was given", arguments: Picture.names)
        func given(name: String) throws {
            let picture = try Picture.bytes(name)
            let content = try GivenContent(.named("photo"), path: Picture.file(name).path)
            let fixture = try ReceiverFixture { $0.given = [content] }
            for damage in PictureDamage.all {
                let answer = try fixture.answer(
                    to: Picture.request(damage.apply(picture), type: Picture.type(name)))
                #expect(answer.status == 400)
                let category = "multipart.damage.\(damage.category)"
                #expect(answer.categories.contains(category), "\(damage.name): \(answer.categories)")
                // The answer itself waits for nothing.
                #expect(answer.parts.first?["expected"] is NSNull)
                let right = try #require(try expected(fixture), "\(damage.name)")
                #expect(right["source"] as? String == "given")
                #expect(right["isCertain"] as? Bool == true)
                #expect(right["damage"] as? String == category)
                #expect(right["length"] as? Int == picture.count)
                #expect(try fixture.get("/api/uploads/last/parts/0/expected").body == picture, "\(damage.name)")
                let page = try fixture.get("/page/\(try number(answer))").text
                #expect(page.contains("id=\"expected\""))
                #expect(page.contains("given by <code>--expect</code>"))
            }
            #expect(try fixture.answer(to: Picture.request(picture, type: Picture.type(name))).status == 200)
            #expect(try expected(fixture) == nil)
        }

        @Test(
            "are those of a picture that came whole under the same name, before or after", arguments: Picture.names)
        func learnt(name: String) throws {
            let picture = try Picture.bytes(name)
            let fixture = try ReceiverFixture { $0.bounds.keptCount = 100 }
            // Undoing goes first where it is certain; here nothing says that the part is a picture.
            let type = "text/plain"
            var early: [(damage: PictureDamage, upload: Int)] = []
            for damage in PictureDamage.all {
                let answer = try fixture.answer(to: Picture.request(damage.apply(picture), type: type))
                early.append((damage, try number(answer)))
                #expect(try expected(fixture) == nil, "\(damage.name)")
                #expect(try fixture.get("/api/uploads/last/parts/0/expected").status == 404)
            }
            let whole = try number(try fixture.answer(to: Picture.request(picture, type: Picture.type(name))))
            for damage in PictureDamage.all {
                let late = try number(try fixture.answer(to: Picture.request(damage.apply(picture), type: type)))
                let uploads = [late] + early.filter { $0.damage.name == damage.name }.map(\.upload)
                for upload in uploads {
                    let right = try expected(fixture, upload)
                    #expect(right?["isCertain"] as? Bool == damage.learnt, "\(damage.name)")
                    guard damage.learnt != nil else { continue }
                    #expect(right?["source"] as? String == "learnt")
                    #expect(right?["upload"] as? Int == whole)
                    #expect(right?["part"] as? Int == 0)
                    #expect(right?["damage"] as? String == "multipart.damage.\(damage.category)")
                    #expect(try fixture.get("/api/uploads/\(upload)/parts/0/expected").body == picture)
                    let page = try fixture.get("/page/\(upload)").text
                    #expect(page.contains("came whole in <a href=\"/page/\(whole)#parts\">upload \(whole)</a>"))
                    let drawn = try fixture.get("/page/\(upload)/picture/0/expected")
                    #expect(drawn.body == picture)
                    #expect(drawn.headers["content-type"] == Picture.type(name))
                }
            }
        }

        @Test("are those that come of undoing the damage, where they are a whole picture", arguments: Picture.names)
        func undone(name: String) throws {
            let picture = try Picture.bytes(name)
            let fixture = try ReceiverFixture()
            for damage in PictureDamage.all {
                for type in [Picture.type(name), nil] {
                    let answer = try fixture.answer(to: Picture.request(damage.apply(picture), type: type))
                    let right = try expected(fixture)
                    #expect((right != nil) == damage.isUndone, "\(damage.name)")
                    let drawn = try fixture.get("/page/\(try number(answer))/picture/0/expected")
                    #expect(drawn.status == (damage.isUndone ? 200 : 404))
                    guard damage.isUndone else { continue }
                    #expect(right?["source"] as? String == "undone")
                    #expect(right?["isCertain"] as? Bool == (name == "hills.png"), "\(damage.name)")
                    #expect(right?["damage"] as? String == "multipart.damage.\(damage.category)")
                    #expect(try fixture.get("/api/uploads/last/parts/0/expected").body == picture, "\(damage.name)")
                    #expect(drawn.body == picture)
                }
            }
        }

        @Test("are asked for by a picture that does not hold together, though no finding says so")
        func broken() throws {
            var png = try Picture.bytes("hills.png")
            let fixture = try ReceiverFixture()
            _ = try fixture.answer(to: Picture.request(png, type: "image/png"))
            png[png.count / 2] ^= 1
            let answer = try fixture.answer(to: Picture.request(png, name: "other", type: "image/png"))
            #expect(answer.json["verdict"] as? String == "accept")
            #expect(!(try fixture.get("/page/1").text.contains("id=\"expected\"")))
            let page = try fixture.get("/page/2").text
            #expect(page.contains("The picture does not hold together"))
            #expect(page.contains("But part 0 is <a href=\"#expected\">not as it should be</a>."))
            #expect(page.contains("curl -F &#39;other=@FILE&#39;"))
        }

        @Test("are not taken from other names, other pictures, or pictures that are damaged themselves")
        func others() throws {
            let fixture = try ReceiverFixture()
            let png = try Picture.bytes("hills.png")
            let utf8 = try #require(PictureDamage.all.first)
            let damaged = try number(try fixture.answer(to: Picture.request(utf8.apply(png), type: "image/png")))
            for (content, name) in [
                (png, "portrait"), (try Picture.bytes("hills.jpg"), "photo"), (Array(png.dropLast()), "photo"),
                (png + [13, 10], "photo"), (utf8.apply(png), "photo"), (Array("hello".utf8), "photo"), ([], "photo"),
            ] {
                _ = try fixture.answer(to: Picture.request(content, name: name, type: "image/png"))
                #expect(try expected(fixture, damaged) == nil)
            }
            let page = try fixture.get("/page/\(damaged)").text
            #expect(page.contains("The bytes are gone"))
            #expect(page.contains("curl -F &#39;photo=@FILE&#39; &#39;http://127.0.0.1/upload&#39;"))
            #expect(page.contains("--expect &#39;photo=@FILE&#39;"))
            let nameless = try fixture.answer(to: Picture.request(utf8.apply(png), name: "", type: "image/png"))
            #expect(try fixture.get("/page/\(number(nameless))").text.contains(">--expect-part 0=@FILE</code>"))
            _ = try fixture.answer(to: Picture.request(png, type: "image/png"))
            #expect(try expected(fixture, damaged)?["source"] as? String == "learnt")
            #expect(
                try !fixture.get("/page/\(fixture.receiver.uploads.receivedCount)").text.contains("id=\"expected\""))
        }

        @Test("are not known any more when the upload with them is not kept any more")
        func forgotten() throws {
            let fixture = try ReceiverFixture { $0.bounds.keptCount = 2 }
            let png = try Picture.bytes("hills.png")
            let utf8 = try #require(PictureDamage.all.first)
            _ = try fixture.answer(to: Picture.request(png, type: "image/png"))
            _ = try fixture.answer(to: Picture.request(utf8.apply(png), type: "image/png"))
            #expect(try expected(fixture, 2) != nil)
            _ = try fixture.answer(to: Requests.whole())
            #expect(try expected(fixture, 2) == nil)
            #expect(try fixture.get("/page/2").text.contains("The bytes are gone"))
        }

        @Test("are downloads that no browser shows, and no page of others reads")
        func access() throws {
            let fixture = try ReceiverFixture()
            let png = try Picture.bytes("hills.png")
            let text = Array(Data(png).base64EncodedData())
            _ = try fixture.answer(to: Picture.request(text, type: "image/png"))
            let path = "/api/uploads/1/parts/0/expected"
            let download = try fixture.get(path)
            #expect(download.headers["content-type"] == "application/octet-stream")
            #expect(download.headers["content-disposition"]?.hasPrefix("attachment;") == true)
            #expect(download.headers["x-content-type-options"] == "nosniff")
            #expect(try fixture.get("\(path)?offset=1&length=3").body == Array("PNG".utf8))
            let drawn = try fixture.get("/page/1/picture/0/expected")
            #expect(drawn.headers["x-content-type-options"] == "nosniff")
            #expect(drawn.headers["content-security-policy"]?.contains("sandbox") == true)
            for path in [path, "/page/1/picture/0/expected"] {
                #expect(try fixture.get(path, host: "evil.example").status == 403)
                #expect(try fixture.get(path, "Origin: http://evil.example\r\n").status == 403)
            }
            for path in [
                "/api/uploads/1/parts/1/expected", "/api/uploads/2/parts/0/expected",
                "/api/uploads/1/parts/0/expected/x", "/api/uploads/1/parts/0/other", "/page/1/picture/1/expected",
                "/page/1/picture/0/other", "/page/1/picture/0/expected/x",
            ] {
                #expect(try fixture.get(path).status == 404, "\(path)")
            }
            #expect(fixture.receiver.uploads.receivedCount == 1)
        }

        @Test("show hostile names as text")
        func hostile() throws {
            let fixture = try ReceiverFixture()
            let name = "</code><script>window.broken=1</script>';x"
            let png = try Picture.bytes("hills.png")
            let utf8 = try #require(PictureDamage.all.first)
            for content in [Array(Data(png).base64EncodedData()), utf8.apply(png)] {
                _ = try fixture.answer(to: Picture.request(content, name: name, type: "image/png"))
                let page = try fixture.get("/page/\(fixture.receiver.uploads.receivedCount)").text
                #expect(page.contains("id=\"expected\""))
                #expect(!page.contains("<script>"))
                #expect(!page.contains("style="))
            }
        }
    }

    @Suite("A file that uploads are held against", .timeLimit(.minutes(60)))
    struct GivenContentTests {
        private func withFile(_ body: (URL) throws -> Void) throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            try body(file)
        }

        @Test("is read as it is when an upload comes, and is missed as a finding when it is gone")
        func changes() throws {
            try withFile { file in
                let (hills, other) = (try Picture.bytes("hills.png"), try Picture.bytes("hills.gif"))
                try Data(hills).write(to: file)
                let content = try GivenContent(.named("photo"), path: file.path)
                let fixture = try ReceiverFixture { $0.given = [content] }
                #expect(try fixture.answer(to: Picture.request(hills)).status == 200)
                let text = Array(Data(hills).base64EncodedData())
                #expect(try fixture.answer(to: Picture.request(text)).categories == ["multipart.damage.base64"])
                // Another file under the same name: uploads from now on are held against that one.
                try Data(other).write(to: file, options: .atomic)
                #expect(try fixture.answer(to: Picture.request(other)).status == 200)
                #expect(try fixture.get("/api/uploads/2/parts/0/expected").body == hills)
                // The same file with other bytes: nothing is said any more of what was held against the old ones.
                _ = try fixture.answer(to: Picture.request(Array(other.dropLast(9))))
                #expect(try fixture.get("/api/uploads/4/parts/0/expected").body == other)
                let handle = try FileHandle(forWritingTo: file)
                try handle.truncate(atOffset: 100)
                #expect(try fixture.get("/api/uploads/4/parts/0/expected").status == 404)
                #expect(try fixture.get("/page/4").status == 200)
                try handle.write(contentsOf: Data(hills))
                #expect(try fixture.get("/api/uploads/4/parts/0/expected").status == 404)
                try FileManager.default.removeItem(at: file)
                let missing = try fixture.answer(to: Picture.request(other))
                #expect(missing.status == 400)
                #expect(missing.categories == ["multipart.source-unreadable"])
                #expect(missing.parts.first?["length"] as? Int == other.count)
                let page = try fixture.get("/page/5")
                #expect(page.status == 200)
                #expect(page.text.contains("id=\"anatomy\""))
            }
        }

        @Test("is held against as inspect holds it: a form without the part is rejected, with the near miss")
        func missing() throws {
            let given = [GivenContent(.named("title"), bytes: Array("hello".utf8)), GivenContent(.index(1), bytes: [])]
            let fixture = try ReceiverFixture { $0.given = given }
            let answer = try fixture.answer(to: Requests.whole())
            #expect(answer.categories == ["multipart.expected-part-missing"])
            let one = try ReceiverFixture { $0.given = Array(given.prefix(1)) }
            #expect(try one.answer(to: Requests.whole()).status == 200)
            let other = Picture.request([], name: "Title")
            let near = try one.answer(to: other)
            #expect(near.categories == ["multipart.expected-part-missing"])
            #expect((near.findings.first?["message"] as? String)?.contains("`Title`") == true)
        }

        @Test("is said of in the words of inspect, with the same expectation on a file of the same bytes")
        func sameAsInspect() throws {
            for name in Picture.names {
                let picture = try Picture.bytes(name)
                let given = try GivenContent(.named("photo"), path: Picture.file(name).path)
                let fixture = try ReceiverFixture { $0.given = [given] }
                let expected = ExpectedContent(.named("photo"), source: MemorySource(picture))
                let inspector = UploadInspector(BodyInspector(expected: [expected]))
                for damage in PictureDamage.all {
                    for field in ["photo", "foto"] {
                        let request = Picture.request(damage.apply(picture), name: field, type: Picture.type(name))
                        try withFile { file in
                            try Data(request).write(to: file)
                            let capture = try RequestCapture(FileSource(path: file.path)).capture
                            let findings = try inspector.inspect(capture).findings
                            let answer = try fixture.answer(to: request)
                            #expect(answer.categories == findings.map(\.category.rawValue), "\(damage.name)")
                            let messages = answer.findings.compactMap { $0["message"] as? String }
                            #expect(messages == findings.map(\.sentence), "\(damage.name)")
                        }
                    }
                }
            }
        }

        @Test("makes a pipeline fail where the part is missing or damaged, and not where it is right")
        func once() throws {
            let file = Picture.file("hills.png")
            let png = try Picture.bytes("hills.png")
            for (request, status, category) in [
                (Picture.request(png), 0, ""),
                (Picture.request(Array(png.dropLast(9))), 1, "multipart.damage.truncated"),
                (Picture.request(png, name: "foto"), 1, "multipart.expected-part-missing"),
            ] {
                let process = try ReceiverProcess(["--once", "--expect", "photo=@\(file.path)"])
                let client = try RawClient(port: process.port)
                client.send(request)
                client.finishSending()
                _ = try client.answer()
                let end = process.end()
                #expect(end.status == Int32(status))
                #expect(category.isEmpty || end.output.contains(category))
            }
        }

        @Test("has to be there when the receiver starts")
        func start() throws {
            #expect(throws: (any Error).self) { try GivenContent(.index(0), path: "/nowhere/p.png") }
            #expect(throws: (any Error).self) { try GivenContent(.index(0), path: "/") }
        }
    }
#endif
