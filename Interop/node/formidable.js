// formidable, part by part (`onPart`): its own way of storing files renames them.
'use strict'
const { formidable } = require('formidable')
const { serve, digested, versionOf } = require('./answer.js')

serve('formidable', versionOf('formidable'), (request, parts) => new Promise((resolve, reject) => {
  const form = formidable({ maxFileSize: 2 ** 30, maxFieldsSize: 2 ** 30, maxFields: 0 })
  form.onPart = part => {
    const read = digested(part.name, part.originalFilename, part.mimetype)
    const place = parts.push(null) - 1
    part.on('data', piece => read.add(piece))
    part.on('end', () => { parts[place] = read.part() })
  }
  form.on('error', reject)
  // At some bodies its parser stops without a word, and a server that uses it would never answer.
  request.on('end', () => setTimeout(reject, 500, { name: 'NeverEnded' }).unref())
  form.on('end', resolve)
  form.parse(request, error => { if (error) reject(error) })
}))
