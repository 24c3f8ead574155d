import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { UsageError } from '../../command-line/arguments.js'
import { isTerminal, writeToStream } from '../../command-line/streams.js'

/**
 * The passwords of these users: from the environment, or typed without echo.
 * @throws UsageError without a terminal
 */
export async function readPasswordsFor(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const name of names) {
    const own = `HTTPD_UPGRADE_PASSWORD_${name.toUpperCase().replace(/\W/g, '_')}`
    const isOnly = names.length === 1
    const password = process.env[own] ?? (isOnly ? process.env.HTTPD_UPGRADE_PASSWORD : undefined)
    found.set(name, password ?? (await typed(name, isOnly ? 'HTTPD_UPGRADE_PASSWORD' : own)))
  }
  return found
}

/**
 * Asks for a password on the terminal.
 * @param variable the environment variable that could contain the password instead
 */
async function typed(name: string, variable: string): Promise<string> {
  const missing = new UsageError(
    `The password of ${name} is missing. Put it into the environment variable ${variable}.`,
  )
  if (!isTerminal(2) || !process.stdin.isTTY) throw missing
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  // In raw mode the terminal does not show typed text, such as the password.
  writeToStream(2, `Password of ${name}: `)
  return new Promise((settle, reject) => {
    // Ctrl-C and Ctrl-D end the input without an answer.
    lines.once('close', () => {
      writeToStream(2, '\n')
      reject(missing)
    })
    lines.question('', (password) => {
      settle(password)
      lines.close()
    })
  })
}
