// Runs the command line whenever it is told to: see cli-process.ts.
const { openSync, readSync, writeSync } = require('node:fs')
const { begin, end, ready } = require('./bundle.cjs')

const [ask, answer] = process.argv.slice(2)
const from = openSync(ask, 'r')
const to = openSync(answer, 'w')
const exit = process.exit

// The command line ends so, and nothing of it comes after.
process.exit = (code) => {
  writeSync(to, `${end(Number(code ?? 0))}\n`)
  setImmediate(next)
}

function next() {
  const line = readLine()
  if (line === '') exit()
  begin(JSON.parse(line))
}

/** Waits in place: what a run has left behind does nothing meanwhile. @returns '' where nobody asks any more */
function readLine() {
  const buffer = Buffer.alloc(65_536)
  let line = ''
  while (!line.endsWith('\n')) {
    const length = readSync(from, buffer)
    if (length === 0) return ''
    line += buffer.toString('latin1', 0, length)
  }
  return Buffer.from(line, 'latin1').toString()
}

ready()
next()
