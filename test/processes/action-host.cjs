// Runs the Action whenever it is told to: see action-process.ts.
const { begin, end, ready } = require('./bundle.cjs')

const { setTimeout } = globalThis
const { now } = Date
let ahead = 0

/**
 * A wait of a second passes at once, and the clock is put forward by it: the Action leaves one between comments and before it
 * asks again. What is longer is a limit, and is left alone. Where the Action runs alone it waits for real.
 */
globalThis.setTimeout = Object.assign((run, milliseconds, ...more) => {
  if (!(milliseconds >= 500 && milliseconds <= 1_000)) return setTimeout(run, milliseconds, ...more)
  const due = Date.now() + milliseconds
  const pass = () => {
    ahead = Math.max(ahead, due - now())
    run(...more)
  }
  return setTimeout(pass, 1)
}, setTimeout)
Date.now = () => now() + ahead

let mark

process.on('message', (run) => {
  mark = run.mark
  // Nothing but the bundle keeps the process now, so that it comes to its end as a process of its own would.
  process.channel.unref()
  begin(run)
})

process.on('beforeExit', (code) => {
  if (!mark) return
  const last = mark + end(code)
  mark = undefined
  process.channel.ref()
  process.stderr.write(last)
  process.stdout.write(last)
})

process.on('disconnect', () => process.exit())
ready()
