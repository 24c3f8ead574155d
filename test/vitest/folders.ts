import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Names the folders of this run (folder.ts) before all tests, and takes them away after them: a process of tests may be ended
 * before it can.
 */
export function setup(): () => void {
  const prefix = `httpd-upgrade-${randomUUID().slice(0, 8)}-`
  process.env.TEST_FOLDERS = prefix
  return () => {
    for (const name of readdirSync(tmpdir()))
      if (name.startsWith(prefix)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}
