import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { cliStart, runIn, useCli } from '../run-cli.js'

useCli()

const old = '<Directory /a>\n  Order allow,deny\n  Allow from all\n</Directory>\n'
const many = 400

/** A server that reads a folder whole, so that httpd would read whatever is left in it. */
const server = () =>
  folder({
    'conf/httpd.conf': 'ServerRoot /x\nInclude conf.d\n',
    ...Object.fromEntries(Array.from({ length: many }, (_, index) => [`conf.d/${index}.conf`, old])),
  })

const scratchIn = (path: string) => readdirSync(path).filter((name) => name.startsWith('.httpd-upgrade-'))

/** Start writing, and send a signal as soon as so many new texts are waiting for their place. */
async function interrupted(root: string, signal: NodeJS.Signals, texts: number) {
  const child = spawn(...cliStart('--write', '--assume-complete', '--quiet', '.'), { cwd: root })
  let err = ''
  child.stderr.on('data', (data) => {
    err += data
  })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('exit', (_code, by) => resolve(by)))
  while (isRunning(child) && waiting(root) < texts) await new Promise((resolve) => setTimeout(resolve, 1))
  child.kill(signal)
  return { by: await ended, err }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

function waiting(root: string): number {
  const [name] = scratchIn(root)
  try {
    return name === undefined ? 0 : readdirSync(join(root, name)).length
  } catch {
    return 0
  }
}

/** How many files have the old text, and that the others have the new one, whole. */
function oldAmong(root: string): number {
  const texts = readdirSync(join(root, 'conf.d')).map((name) => readFileSync(join(root, 'conf.d', name), 'utf8'))
  for (const text of texts) expect(text === old || text.endsWith('Require all granted\n</Directory>\n')).toBe(true)
  return texts.filter((text) => text === old).length
}

describe('a run that writes, stopped half-way', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s leaves no file of ours, and no text changed',
    async (signal) => {
      const root = server()
      const { by, err } = await interrupted(root, signal, 10)
      expect(by).toBe(signal)
      expect(err).toContain('Interrupted, and no file was changed.')
      expect(scratchIn(root)).toEqual([])
      expect(readdirSync(join(root, 'conf.d'))).toHaveLength(many)
      expect(oldAmong(root)).toBe(many)
    },
  )

  test.each([1, 200])(
    'killed outright, with %i texts waiting, it leaves them where httpd does not read',
    async (texts) => {
      const root = server()
      const { by } = await interrupted(root, 'SIGKILL', texts)
      expect(by).toBe('SIGKILL')
      expect(scratchIn(root)).toHaveLength(1)
      expect(readdirSync(join(root, 'conf.d')).every((name) => name.endsWith('.conf'))).toBe(true)
      oldAmong(root)
      // A report changes nothing, and does not read what was left.
      expect(runIn(root, ['--format', 'json', '.']).out).not.toContain('.httpd-upgrade-')
      expect(scratchIn(root)).toHaveLength(1)
      runIn(root, ['--write', '--assume-complete', '--quiet', '.'])
      expect(scratchIn(root)).toEqual([])
      expect(oldAmong(root)).toBe(0)
    },
  )

  test('clears only what no running program needs, and only what is its own', () => {
    const root = realpathSync(server())
    const left = (name: string) => {
      mkdirSync(join(root, name))
      writeFileSync(join(root, name, '1'), '')
      return () => existsSync(join(root, name, '1'))
    }
    const ofAnotherMachine = left('.httpd-upgrade-elsewhere-999999999-abc123')
    const ofRunning = left(`.httpd-upgrade-${process.pid}-0`)
    const ofDead = left('.httpd-upgrade-999999999-0')
    const notOurs = left('.httpd-upgrade-notes')
    writeFileSync(join(root, 'conf.d/.httpd-upgrade-999999999-7'), old)
    runIn(root, ['--write', '--assume-complete', '--quiet', '.'])
    expect([ofAnotherMachine(), ofRunning(), ofDead(), notOurs()]).toEqual([true, true, false, true])
    expect(scratchIn(join(root, 'conf.d'))).toEqual([])
  })

  test('so it does with what was copied to be tried', () => {
    const tmp = realpathSync(folder())
    const host = hostname().replace(/[^\w.]/g, '_')
    const names = [
      `${host}-999999999-abc123`,
      `${host}-${process.pid}-abc123`,
      'elsewhere-999999999-abc123',
      '2024-backup',
    ]
    for (const name of names) mkdirSync(join(tmp, `httpd-upgrade-${name}`))
    const { code } = runIn(server(), ['--verify', 'true {}', '.'], { env: { TMPDIR: tmp } })
    expect(code).toBe(1)
    expect(readdirSync(tmp).sort()).toEqual(
      names
        .slice(1)
        .map((name) => `httpd-upgrade-${name}`)
        .sort(),
    )
  })
})
