// Node's FormData and fetch.
'use strict'
const { readFileSync } = require('node:fs')

async function main (url, files) {
  const form = new FormData()
  form.append('title', 'hello')
  form.append('名字', '验收')
  form.append('lines', 'one\r\ntwo\r\n')
  for (const [name, filename] of [['photo', 'p.bin'], ['empty', 'empty.txt'], ['files', '验收.txt'], ['files', '2.txt']]) {
    form.append(name, new Blob([readFileSync(`${files}/${filename}`)]), filename)
  }
  const response = await fetch(url, { method: 'POST', body: form })
  if (!response.ok) process.exitCode = 1
}

main(...process.argv.slice(2))
