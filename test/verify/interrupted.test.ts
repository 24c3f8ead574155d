import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { cliStart, useCli } from '../run-cli.js'
import { ended } from './ended.js'

useCli()

describe('--verify, stopped while its command runs', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the command and leaves no copy', async (signal) => {
    const root = folder({ 'conf/httpd.conf': 'ServerRoot /x\nListen 80\n', 'tmp/keep': '' })
    const told = join(root, 'pid')
    const child = spawn(
      ...cliStart('--verify', `echo $$ > '${told}'; exec tail --pid=${process.pid} -f /dev/null # {}`, 'conf'),
      {
        cwd: root,
        env: { ...process.env, TMPDIR: join(root, 'tmp') },
      },
    )
    const end = new Promise<NodeJS.Signals | null>((settle) => child.on('exit', (_code, by) => settle(by)))
    const pid = await numberIn(told)
    expect(readdirSync(join(root, 'tmp'))).toHaveLength(2)
    child.kill(signal)
    expect(await end).toBe(signal)
    expect(readdirSync(join(root, 'tmp'))).toEqual(['keep'])
    await ended(pid)
  })
})

const soon = () => new Promise((settle) => setTimeout(settle, 5))

async function numberIn(path: string): Promise<number> {
  while (!existsSync(path) || !readFileSync(path, 'utf8').endsWith('\n')) await soon()
  return Number(readFileSync(path, 'utf8'))
}
