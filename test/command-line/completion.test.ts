import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shellCompletionScript } from '../../src/command-line/completion.js'
import { formats } from '../../src/command-line/formats.js'
import { optionEntries } from '../../src/command-line/options.js'
import { commands, shells } from '../../src/command-line/subcommands.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { folder } from '../folder.js'

const rules = everyRule.map(({ id }) => id)
const scripts = new Map(shells.map((shell) => [shell, shellCompletionScript(shell, rules)]))
const script = (shell: (typeof shells)[number]) => scripts.get(shell) ?? ''

/** What a real bash offers behind these words, of which the last is being typed. */
function offered(words: readonly string[], files: Readonly<Record<string, string>> = {}): string[] {
  const list = ['httpd-upgrade', ...words].map((word) => `'${word}'`).join(' ')
  const ask = `${script('bash')}
COMP_WORDS=(${list}); COMP_CWORD=${words.length}
_httpd_upgrade httpd-upgrade
printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-uc', ask], {
    cwd: folder(files),
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout.split('\n').filter(Boolean)
}

describe('bash offers', () => {
  test.each<[string, string[], readonly string[]]>([
    ['an option', ['--assu'], ['--assume-complete']],
    ['every option', ['-'], optionEntries.map(([name]) => `--${name}`)],
    ['a format', ['--format', 's'], ['sarif', 'statistics']],
    ['all formats', ['--format', ''], formats],
    ['a format behind =, which parts words', ['--format', '=', 'ma'], ['markdown']],
    ['all formats behind =', ['--format', '='], formats],
    ['a version', ['--from', '2'], ['2.2', '2.4']],
    ['a rule', ['--only', 'name-v'], ['name-virtual-host']],
    ['a second rule', ['--skip', 'a,name-v'], ['a,name-virtual-host']],
    ['the rules', ['rules', 'name-v'], ['name-virtual-host']],
    ['what help is there of', ['--help', ''], ['all']],
    ['the same by its short name', ['-h', 'a'], ['all']],
    ['the shells', ['completion', ''], shells],
    ['nothing where anything can stand', ['--verify', ''], []],
    ['no commands further on', ['--write', 'expl'], []],
  ])('%s: %j', (_title, words, expected) => {
    expect(offered(words)).toEqual(expected)
  })

  test('files, also with spaces, and commands in the first place', () => {
    const files = { 'a b.conf': '', 'explained.conf': '', 'z.conf': '' }
    expect(offered(['a'], files)).toEqual(['a b.conf'])
    expect(offered(['expl'], files)).toEqual(['explain', 'explained.conf'])
    expect(offered(['--output', 'z'], files)).toEqual(['z.conf'])
    expect(offered(['--output', '=', 'z'], files)).toEqual(['z.conf'])
  })

  test('every command', () => {
    expect(offered([''])).toEqual(commands.map(({ name }) => name))
  })
})

/** How a shell reads a script without running it, and what brings the shell. */
const parsers = {
  zsh: { program: 'zsh', words: ['-n'], from: 'apt-get install zsh' },
  fish: { program: 'fish', words: ['-n'], from: 'apt-get install fish' },
  powershell: { program: 'pwsh', words: ['-NoProfile', '-File'], from: 'https://aka.ms/powershell' },
} as const

describe.each(['zsh', 'fish', 'powershell'] as const)('%s', (shell) => {
  const { program, words, from } = parsers[shell]
  const missing = spawnSync(program, ['--version']).status !== 0
  if (missing) console.warn(`\n*** There is no ${program} here (${from}): its completion is not parsed. ***\n`)

  test.skipIf(missing)('can read its script', () => {
    // From a file: fish does not read a script from every kind of standard input.
    const path = join(folder({ 'script.ps1': script(shell) }), 'script.ps1')
    const { status, stderr } = spawnSync(program, [...words, path], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })

  test('is told of every option, command and rule', () => {
    const text = script(shell)
    const missed = [
      ...optionEntries.map(([name]) => (shell === 'fish' ? `-l ${name} ` : `--${name}`)),
      ...commands.map(({ name }) => name),
      ...rules,
    ].filter((word) => !text.includes(word))
    expect(missed).toEqual([])
  })
})

const hasFish = spawnSync('fish', ['--version']).status === 0

/** What a real fish offers behind these words, without the descriptions. */
function fishOffers(line: string, files: Readonly<Record<string, string>> = {}): string[] {
  const cwd = folder({ ...files, script: script('fish') })
  const ask = ['-N', '-c', `source script; complete -C ${JSON.stringify(`httpd-upgrade ${line}`)}`]
  const { stdout, stderr, status } = spawnSync('fish', ask, {
    cwd,
    env: { ...process.env, HOME: cwd },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout.split('\n').flatMap((row) => (row === '' ? [] : [row.split('\t')[0] ?? '']))
}

describe.skipIf(!hasFish)('fish offers', () => {
  test.each<[string, readonly string[]]>([
    ['--assu', ['--assume-complete']],
    ['--format s', ['sarif', 'statistics']],
    ['--from=2', ['--from=2.2', '--from=2.4']],
    ['--skip access-control,name-v', ['access-control,name-virtual-host']],
    ['rules name-v', ['name-virtual-host']],
    ['completion ', [...shells].sort()],
    ['--verify ', []],
    ['--output z', ['z.conf']],
    ['expl', ['expl.conf', 'explain']],
    ['--write expl', ['expl.conf']],
  ])('%s', (line, expected) => {
    expect(fishOffers(line, { 'expl.conf': '', 'z.conf': '' })).toEqual(expected)
  })
})
