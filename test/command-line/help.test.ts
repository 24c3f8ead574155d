import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseCommandLine } from '../../src/command-line/arguments.js'
import { formats } from '../../src/command-line/formats.js'
import { fullHelpText, helpOf, helpText } from '../../src/command-line/help.js'
import { optionEntries } from '../../src/command-line/options.js'
import { commands } from '../../src/command-line/subcommands.js'

const lines = (text: string) => text.trimEnd().split('\n')

describe('--help', () => {
  test('fits a screen of 24 lines and 80 columns', () => {
    expect(lines(helpText()).length).toBeLessThanOrEqual(24)
    expect(lines(helpText()).filter((line) => line.length > 80)).toEqual([])
  })

  test('tells of every command, of --help all and of the exit status', () => {
    const missed = [...commands.map(({ name }) => `  ${name}`), '--write', '--help all', 'Exit status'].filter(
      (word) => !helpText().includes(word),
    )
    expect(missed).toEqual([])
  })
})

describe('--help all', () => {
  test('tells of every option and command in 80 columns', () => {
    const missed = [...optionEntries.map(([name]) => `--${name}`), ...commands.map(({ name }) => `  ${name}`)].filter(
      (word) => !fullHelpText().includes(word),
    )
    expect(missed).toEqual([])
    expect(lines(fullHelpText()).filter((line) => line.length > 80)).toEqual([])
  })

  test('is asked for with a word behind --help', () => {
    expect(parseCommandLine(['--help', 'all'])).toEqual({ name: 'help', of: 'all' })
    expect(parseCommandLine(['--help'])).toEqual({ name: 'help', of: undefined })
    expect(parseCommandLine(['-h', 'a.conf'])).toEqual({ name: 'help', of: undefined })
  })
})

describe('the help of a command', () => {
  test.each(commands.map(({ name }) => name))('%s, asked for in three ways', (name) => {
    expect(parseCommandLine([name, '--help'])).toEqual({ name: 'help', of: name })
    expect(parseCommandLine(['--help', name])).toEqual({ name: 'help', of: name })
    expect(parseCommandLine(['help', name])).toEqual({ name: 'help', of: name })
    expect(lines(helpOf(name))[0]).toMatch(new RegExp(`^Usage: httpd-upgrade ${name}\\b`))
    expect(lines(helpOf(name)).filter((line) => line.length > 80)).toEqual([])
  })

  test('tells of the options that it takes, and of no other', () => {
    const told = (name: string) =>
      optionEntries.flatMap(([option]) =>
        new RegExp(`^  (-\\w, )?--${option}( |$)`, 'm').test(helpOf(name)) ? option : [],
      )
    expect(told('init')).toEqual([
      'yes',
      'git-hook',
      'husky',
      'lint-staged',
      'pre-commit',
      'workflows',
      'with-baseline',
      'quiet',
      'color',
      'no-color',
    ])
    expect(told('rules')).toEqual(['quiet', 'color', 'no-color'])
    expect(told('lsp')).toEqual([])
    expect(told('fix')).toContain('review')
    expect(told('fix')).not.toContain('write')
    expect(told('requests')).not.toContain('start')
    expect(told('compare')).toContain('start')
  })
})

describe('fix and diff', () => {
  test('are --write and --diff', () => {
    const { options } = parseCommandLine(['fix', '--review', 'a']) as { options: unknown }
    expect(options).toEqual((parseCommandLine(['--write', '--review', 'a']) as { options: unknown }).options)
    expect(parseCommandLine(['diff', 'a'])).toEqual(parseCommandLine(['--diff', 'a']))
    expect(parseCommandLine(['check', 'a'])).toEqual(parseCommandLine(['a']))
    expect(parseCommandLine(['fix'])).toEqual(parseCommandLine(['--write']))
  })

  test('do not go with the other', () => {
    expect(() => parseCommandLine(['fix', '--diff'])).toThrow('`httpd-upgrade fix` does not take --diff.')
    expect(() => parseCommandLine(['check', '--write'])).toThrow('`httpd-upgrade check` does not take --write.')
  })
})

test('the page on formats tells of each', () => {
  const page = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8')
  expect(formats.filter((format) => !new RegExp(`^\\| .*\`${format}\``, 'm').test(page))).toEqual([])
})
