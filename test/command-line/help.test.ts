import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readArguments } from '../../src/command-line/arguments.js'
import { formats } from '../../src/command-line/formats.js'
import { help, helpAll } from '../../src/command-line/help.js'
import { optionEntries } from '../../src/command-line/options.js'
import { commands } from '../../src/command-line/subcommands.js'

const lines = (text: string) => text.trimEnd().split('\n')

describe('--help', () => {
  test('fits a screen of 24 lines and 80 columns', () => {
    expect(lines(help()).length).toBeLessThanOrEqual(24)
    expect(lines(help()).filter((line) => line.length > 80)).toEqual([])
  })

  test('tells of every command, of --help all and of the exit status', () => {
    const missed = [...commands.map(({ name }) => `  ${name}`), '--write', '--help all', 'Exit status'].filter(
      (word) => !help().includes(word),
    )
    expect(missed).toEqual([])
  })
})

describe('--help all', () => {
  test('tells of every option and command in 80 columns', () => {
    const missed = [...optionEntries.map(([name]) => `--${name}`), ...commands.map(({ name }) => `  ${name}`)].filter(
      (word) => !helpAll().includes(word),
    )
    expect(missed).toEqual([])
    expect(lines(helpAll()).filter((line) => line.length > 80)).toEqual([])
  })

  test('is asked for with a word behind --help', () => {
    expect(readArguments(['--help', 'all'])).toEqual({ name: 'help', all: true })
    expect(readArguments(['--help'])).toEqual({ name: 'help', all: false })
    expect(readArguments(['-h', 'a.conf'])).toEqual({ name: 'help', all: false })
  })
})

test('the page on formats tells of each', () => {
  const page = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8')
  expect(formats.filter((format) => !new RegExp(`^\\| .*\`${format}\``, 'm').test(page))).toEqual([])
})
