// multiparty, part by part.
'use strict'
const multiparty = require('multiparty')
const { serve, digested, versionOf } = require('./answer.js')

serve('multiparty', versionOf('multiparty'), (request, parts) => new Promise((resolve, reject) => {
  const form = new multiparty.Form({ maxFields: 10_000, maxFieldsSize: 2 ** 30 })
  form.on('part', part => {
    const read = digested(part.name, part.filename, part.headers['content-type'])
    const place = parts.push(null) - 1
    part.on('data', piece => read.add(piece))
    part.on('error', reject)
    part.on('end', () => { parts[place] = read.part() })
  })
  form.on('error', reject)
  form.on('close', resolve)
  form.parse(request)
}))
