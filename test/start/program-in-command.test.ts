import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { httpdProgramInCommand } from '../../src/start/program-in-command.js'
import { folder } from '../folder.js'

/** Programs that say of themselves which httpd they are. */
function programs(): string {
  const root = folder()
  for (const [name, version] of [
    ['httpd', 'Apache/2.4.62 (Unix)'],
    ['apache2', 'Apache/2.4.57 (Debian)'],
    ['httpd22', 'Apache/2.2.34 (Unix)'],
    ['httpdoc', 'a manual'],
  ] as const) {
    mkdirSync(join(root, 'bin'), { recursive: true })
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\necho 'Server version: ${version}'\n`)
    chmodSync(join(root, 'bin', name), 0o755)
  }
  return join(root, 'bin')
}

test.each<[string, string | undefined]>([
  ['BIN/httpd -t -f {}', 'BIN/httpd'],
  ['"BIN/httpd" -t -f {}', 'BIN/httpd'],
  ['grep -q Listen {} && BIN/apache2 -t -f {}', 'BIN/apache2'],
  [`LANG=C LD_LIBRARY_PATH='/a b' env X=1 BIN/httpd -t -f {}`, 'BIN/httpd'],
  ['BIN/httpd22 -t -f {}', undefined],
  ['BIN/httpdoc {}', undefined],
  ['docker run httpd:2.4 no-such-httpd -t', undefined],
  ['echo BIN/httpd', undefined],
  ['true', undefined],
])('%s', async (command, expected) => {
  const bin = programs()
  expect((await httpdProgramInCommand(command.replaceAll('BIN', bin)))?.path).toBe(expected?.replace('BIN', bin))
})
