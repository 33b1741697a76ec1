// busboy, as multer uses it. `--utf8` behind the port: with the settings that keep filenames as they were sent.
'use strict'
const busboy = require('busboy')
const { serve, digested, versionOf } = require('./answer.js')

const settings = process.argv.includes('--utf8') ? { defParamCharset: 'utf8', preservePath: true } : {}
const limits = { fieldSize: 2 ** 30 }

serve('busboy', versionOf('busboy'), (request, parts) => new Promise((resolve, reject) => {
  const reader = busboy({ headers: request.headers, limits, ...settings })
  reader.on('field', (name, value, info) => {
    const field = digested(name, null, info.mimeType)
    field.add(Buffer.from(value, 'utf8'))
    parts.push(field.part())
  })
  reader.on('file', (name, stream, info) => {
    const file = digested(name, info.filename, info.mimeType)
    const place = parts.push(null) - 1
    stream.on('data', piece => file.add(piece))
    stream.on('error', reject)
    stream.on('close', () => { parts[place] = file.part() })
  })
  reader.on('error', reject)
  reader.on('close', resolve)
  request.pipe(reader)
}))
