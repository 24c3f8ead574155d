import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { ruleAndGroupNames } from '../../src/migrate/rule-groups.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { parseSettings } from '../../src/settings/read-settings.js'
import { settingEntries } from '../../src/settings/settings.js'
import { settingsSchema } from '../../src/settings/settings-schema.js'

const rules = ruleAndGroupNames(everyRule)

function mistakeIn(text: string, path = 'httpd-upgrade.json'): string | undefined {
  try {
    parseSettings({ path, text }, rules)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

const good: readonly object[] = [
  {},
  { $schema: './node_modules/httpd-upgrade/docs/settings.schema.json' },
  {
    paths: ['files/apache', 'a.conf'],
    include: ['*.tpl'],
    exclude: ['attic/**'],
    complete: false,
    from: '2.4',
    server: '2.4',
    begun: false,
    layout: 'debian',
    define: ['SSL', '!PROXY'],
    modules: ['modules.txt'],
    guards: 'keep-22',
    'ineffective-allow': 'guide',
    defaults: 'adopt',
    'likely-mistakes': 'review',
    confirmed: ['no-enable-sendfile', 'release:2.4.58'],
    declined: { 'default-type:text/html': 'we have such files' },
    'server-root': '/etc/httpd',
    root: 'old',
    'path-mapping': { '/etc/httpd': 'files/apache', 'C:\\Apache': '.' },
    baseline: 'old.json',
    rules: { 'name-virtual-host': 'off', 'renamed-directives': 'warning', tidy: 'off' },
  },
]

const bad: readonly [unknown, string][] = [
  [[], '1:1: The file must be an object of settings, such as {"from": "2.2"}.'],
  [{ complet: true }, '2:2: There is no setting "complet". Did you mean complete?'],
  [{ constructor: 1 }, '2:2: There is no setting "constructor".'],
  [{ complete: 'yes' }, '2:14: "complete" must be true or false.'],
  [{ paths: 'a' }, '2:11: "paths" must be a list of files and folders.'],
  [{ exclude: ['a', 1] }, '4:3: "exclude" must be a list of globs.'],
  [{ include: [''] }, '3:3: "include" must be a list of globs.'],
  [
    { rules: { 'keepalive-value': 'eror' } },
    '3:22: "rules" must be an object that maps rules to "off", "error", "warning" or "info". Did you mean error?',
  ],
  [{ defaults: 'adapt' }, '2:14: "defaults" must be "keep", "safer" or "adopt". Did you mean adopt?'],
  [{ from: '2.0' }, '2:10: "from" must be "auto", "2.2" or "2.4".'],
  [{ server: '2.0' }, '2:12: "server" must be "2.2", "2.4" or "both".'],
  [{ from: 2.2 }, '2:10: "from" must be "auto", "2.2" or "2.4".'],
  [{ layout: 'gentoo' }, '2:12: "layout" must be "debian", "redhat", "suse", "freebsd" or "same".'],
  [{ define: 'SSL' }, '2:12: "define" must be a list of names, such as "SSL" or "!SSL".'],
  [{ define: ['SSL', 'A=1'] }, '4:3: "define" must be a list of names, such as "SSL" or "!SSL".'],
  [{ guards: 'keep22' }, '2:12: "guards" must be "leave", "drop-22" or "keep-22". Did you mean keep-22?'],
  [
    { 'server-root': 'etc' },
    '2:17: "server-root" must be a path on the server that starts at its root, such as "/etc/httpd".',
  ],
  [
    { 'path-mapping': { '/a': 'b', etc: 'files' } },
    '4:3: "path-mapping" must be an object that maps absolute paths on the server to folders, relative to the settings file.',
  ],
  [{ rules: [] }, '2:11: "rules" must be an object that maps rules to "off", "error", "warning" or "info".'],
  [
    { rules: { 'name-virtual-host': 'loud' } },
    '3:24: "rules" must be an object that maps rules to "off", "error", "warning" or "info".',
  ],
  [
    { rules: { 'name-virtual-hots': 'off' } },
    '3:3: There is no rule "name-virtual-hots". Did you mean name-virtual-host?',
  ],
]

describe('a mistake is told with its line and column', () => {
  test.each(bad)('%j', (settings, expected) => {
    expect(mistakeIn(JSON.stringify(settings, null, '\t'))).toBe(`httpd-upgrade.json:${expected}`)
  })

  test('also where it is no JSON', () => {
    expect(mistakeIn('{\n  "complete": true,\n}\n')).toBe(
      'httpd-upgrade.json:3:1: Not valid JSON: expected a key in double quotes, not "}".',
    )
  })
})

describe('package.json', () => {
  const texts = (settings: unknown) => JSON.stringify({ name: 'x', 'httpd-upgrade': settings }, null, 1)

  test('holds them under a key', () => {
    expect(parseSettings({ path: 'a/package.json', text: texts({ complete: true }) }, rules)).toEqual({
      complete: true,
    })
    expect(parseSettings({ path: 'package.json', text: '{ "name": "x" }' }, rules)).toBe(undefined)
    expect(mistakeIn(texts({ complet: true }), 'package.json')).toBe(
      'package.json:4:3: There is no setting "complet". Did you mean complete?',
    )
  })
})

describe('the JSON schema that editors use', () => {
  const validate = new Ajv({ allErrors: true }).compile(settingsSchema(everyRule))

  test('says yes and no as we do', () => {
    for (const settings of good) {
      expect([validate(settings), mistakeIn(JSON.stringify(settings))], JSON.stringify(settings)).toEqual([
        true,
        undefined,
      ])
    }
    for (const [settings] of bad) expect(validate(settings), JSON.stringify(settings)).toBe(false)
  })

  test('has every setting, with a description', () => {
    const { properties } = settingsSchema(everyRule) as { properties: Record<string, { description?: string }> }
    expect(Object.keys(properties)).toEqual(['$schema', ...Object.keys(settingEntries)])
    expect(Object.keys(good[2] ?? {})).toEqual(Object.keys(settingEntries))
  })

  test('is the file that is shipped', () => {
    const shipped = readFileSync(new URL('../../docs/settings.schema.json', import.meta.url), 'utf8')
    expect(JSON.parse(shipped)).toEqual(JSON.parse(JSON.stringify(settingsSchema(everyRule))))
  })
})

test('the page on settings tells of each, and its example is right', () => {
  const page = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8')
  expect(Object.keys(settingEntries).filter((key) => !new RegExp(`^\\|.*\`${key}\`.*\\|`, 'm').test(page))).toEqual([])
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  expect(mistakeIn(example)).toBe(undefined)
})
