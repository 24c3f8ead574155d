// Runs the Action whenever it is told to: see action-process.ts.
const { begin, end, ready } = require('./bundle.cjs')

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
