import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
// @ts-expect-error: a script of the build, which has no types
import { manual } from '../../scripts/manual.js'
import * as options from '../../src/command-line/options.js'
import * as subcommands from '../../src/command-line/subcommands.js'
import * as settings from '../../src/settings/settings.js'

const path = fileURLToPath(new URL('../../docs/httpd-upgrade.1', import.meta.url))
const page: string = manual({ ...options, ...subcommands, ...settings })

/** Whether a program is here; a missing one is told aloud. */
function isHere(program: string): boolean {
  const missing = spawnSync(program, ['-V']).error !== undefined
  if (missing)
    console.warn(
      `\n*** There is no ${program} here (apt-get install man-db mandoc): the manual page is not checked with it. ***\n`,
    )
  return !missing
}

describe('the manual page', () => {
  test('is what npm run docs writes', () => {
    expect(readFileSync(path, 'utf8')).toBe(page)
  })

  test('tells of every option, command and setting, in ASCII', () => {
    const bare = page.replaceAll('\\-', '-')
    const missed = [
      ...options.optionEntries.map(([name]) => `--${name}`),
      ...subcommands.commands.map(({ name }) => `\\fB${name}\\fR`),
      ...Object.keys(settings.settingEntries).map((name) => `\\fB${name}\\fR`),
    ].filter((word) => !bare.includes(word))
    expect(missed).toEqual([])
    expect(page).not.toMatch(/[^\n -~]/)
  })

  test.skipIf(!isHere('man'))('is printed by man without a warning', () => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8', MANWIDTH: '80' }
    const { stdout, stderr } = spawnSync('man', ['--warnings', '-l', path], { env, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^HTTPD-UPGRADE\(1\) [\s\S]* --drop-22\n[\s\S]*\nEXIT STATUS\n/)
  })

  test.skipIf(!isHere('mandoc'))('is taken by mandoc', () => {
    const { stdout } = spawnSync('mandoc', ['-T', 'lint', '-W', 'error', path], { encoding: 'utf8' })
    expect(stdout).toBe('')
  })
})
