import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { UsageError } from '../../command-line/arguments.js'
import { isTerminal, put } from '../../command-line/streams.js'

/**
 * The passwords of these users: from the environment, or as they are typed, unseen.
 * @throws UsageError where nobody can be asked
 */
export async function passwordsFor(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const name of names) {
    const own = process.env[`HTTPD_UPGRADE_PASSWORD_${name.toUpperCase().replace(/\W/g, '_')}`]
    const password = own ?? (names.length === 1 ? process.env.HTTPD_UPGRADE_PASSWORD : undefined)
    found.set(name, password ?? (await typed(name)))
  }
  return found
}

async function typed(name: string): Promise<string> {
  if (!isTerminal(2) || !process.stdin.isTTY)
    throw new UsageError(
      `The password of ${name} is missing: put it into the environment variable HTTPD_UPGRADE_PASSWORD.`,
    )
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  // From now on the terminal shows nothing of what is typed.
  put(2, `Password of ${name}: `)
  return new Promise((settle) => {
    lines.question('', (password) => {
      lines.close()
      put(2, '\n')
      settle(password)
    })
  })
}
