// What the servers in Node share: the answer of ../README.md, and serving a reader.
'use strict'
const { createHash } = require('node:crypto')
const { createServer } = require('node:http')
const { readFileSync } = require('node:fs')
const path = require('node:path')

// Listens on the port of the command line. `read(request, parts)` appends what it reads, and rejects.
function serve (server, version, read) {
  const listening = createServer(async (request, response) => {
    const answer = { server, version, parts: [] }
    try {
      await read(request, answer.parts)
    } catch (error) {
      // Its text may quote the body.
      answer.error = String(error?.code ?? error?.name ?? 'Error')
    }
    if (answer.error !== undefined) {
      // A reader that gave up has left bytes behind, which are not the next request.
      request.unpipe()
      request.resume()
      response.setHeader('Connection', 'close')
    }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(answer) + '\n')
  })
  // The largest case takes longer than a form of a page.
  listening.requestTimeout = 0
  listening.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${listening.address().port}/`)
  })
}

// A part whose content comes in pieces: call `add` with each, then `part`.
function digested (name, filename, type) {
  const hash = createHash('sha256')
  let length = 0
  return {
    add (piece) { hash.update(piece); length += Buffer.byteLength(piece) },
    part: () => ({ name: name ?? null, filename: filename ?? null, type: type ?? null, length, sha256: hash.digest('hex') })
  }
}

// The version of a module that was found along NODE_PATH or beside this file.
function versionOf (module) {
  let folder = path.dirname(require.resolve(module))
  for (;;) {
    try {
      const description = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
      if (description.name === module && description.version) return description.version
    } catch {}
    if (folder === path.dirname(folder)) return 'unknown'
    folder = path.dirname(folder)
  }
}

module.exports = { serve, digested, versionOf }
