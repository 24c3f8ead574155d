// Loaded into the tool before it begins: see ending-at.ts.
const fs = require('node:fs')
const { resolve, sep } = require('node:path')

const [signal, step] = (process.env.ENDING_AT ?? '').split(' ')
const here = process.cwd() + sep
const files = new Set()
let changes = 0

const isHere = (path) => typeof path === 'string' && resolve(path).startsWith(here)

const isChange = {
  openSync: (path, flags = 'r') => isHere(path) && !/^rs?$/.test(flags),
  writeSync: (file) => files.has(file),
  writeFileSync: isHere,
  renameSync: isHere,
  mkdirSync: isHere,
  mkdtempSync: isHere,
  rmSync: isHere,
  linkSync: (_, path) => isHere(path),
  symlinkSync: (_, path) => isHere(path),
}

for (const [name, counts] of Object.entries(isChange)) {
  const change = fs[name]
  fs[name] = (...words) => {
    const isCounted = counts(...words)
    if (isCounted && ++changes === Number(step)) {
      if (signal === 'SIGKILL') halfOf(name, change, words)
      process.kill(process.pid, signal)
    }
    const result = change(...words)
    if (isCounted && name === 'openSync') files.add(result)
    return result
  }
}

const { closeSync } = fs
fs.closeSync = (file) => {
  files.delete(file)
  closeSync(file)
}

/** A text is not written in one go. */
function halfOf(name, change, [to, text, at = 0]) {
  if (name === 'writeFileSync') change(to, text.slice(0, text.length / 2))
  if (name === 'writeSync') change(to, text, at, (text.length - at) >> 1)
}

const { CHANGES } = process.env
const { writeFileSync } = fs
if (CHANGES) process.on('exit', () => writeFileSync(CHANGES, String(changes)))
