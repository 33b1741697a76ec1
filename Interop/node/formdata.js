// Node's own `Response.formData()` (undici). It holds the whole body in memory.
'use strict'
const { serve, digested } = require('./answer.js')

serve('undici', process.versions.undici ?? process.version, async (request, parts) => {
  const pieces = []
  for await (const piece of request) pieces.push(piece)
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  const form = await new Response(Buffer.concat(pieces), { headers }).formData()
  for (const [name, value] of form) {
    const isFile = typeof value !== 'string'
    const read = digested(name, isFile ? value.name : null, isFile ? value.type : null)
    if (isFile) for await (const piece of value.stream()) read.add(piece)
    else read.add(Buffer.from(value, 'utf8'))
    parts.push(read.part())
  }
})
