import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { cliStart, useCli } from '../run-cli.js'

useCli()

describe('--verify, stopped while its command runs', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the command and leaves no copy', async (signal) => {
    const root = folder({ 'conf/httpd.conf': 'ServerRoot /x\nListen 80\n', 'tmp/keep': '' })
    const told = join(root, 'pid')
    const child = spawn(...cliStart('--verify', `echo $$ > ${told}; exec sleep 600 # {}`, 'conf'), {
      cwd: root,
      env: { ...process.env, TMPDIR: join(root, 'tmp') },
    })
    const ended = new Promise<NodeJS.Signals | null>((settle) => child.on('exit', (_code, by) => settle(by)))
    const pid = await numberIn(told)
    expect(readdirSync(join(root, 'tmp'))).toHaveLength(2)
    child.kill(signal)
    expect(await ended).toBe(signal)
    expect(readdirSync(join(root, 'tmp'))).toEqual(['keep'])
    expect(await isGone(pid)).toBe(true)
  })
})

const soon = () => new Promise((settle) => setTimeout(settle, 5))

async function numberIn(path: string): Promise<number> {
  while (!existsSync(path) || !readFileSync(path, 'utf8').endsWith('\n')) await soon()
  return Number(readFileSync(path, 'utf8'))
}

/** The system takes a moment to end what was killed. */
async function isGone(pid: number): Promise<boolean> {
  for (let left = 400; left > 0; left--) {
    if (!isAlive(pid)) return true
    await soon()
  }
  return false
}

/** What nobody has waited for yet has ended all the same. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
