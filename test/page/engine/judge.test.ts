import { describe, expect, test } from 'vitest'
import { toolCommandAndLinksOfRelease } from '../../../src/base/tool.js'
import { type Rule, rulesSortedByName } from '../../../src/migrate/rule.js'
import * as beside from '../../../src/migrate/rules/beside/index.js'
import * as forConfiguration from '../../../src/migrate/rules/for-configuration.js'
import { explainedLog } from '../../../src/page/engine/explained-log.js'
import { exampleRules } from '../../../src/page/engine/first-rules.js'
import { analysisOf, checkPageConfiguration as judgeBy } from '../../../src/page/engine/judge.js'
import { pageSettingsFrom } from '../../../src/page/engine/page-settings.js'
import type { GivenConfiguration, Switches, WantedFixes } from '../../../src/page/engine/question.js'
import { exampleName, exampleServer } from '../../../src/page/example.js'
import { defaultSwitches } from '../../../src/page/model.js'

const { start } = toolCommandAndLinksOfRelease()

const given = (
  files: Readonly<Record<string, string>>,
  more: Partial<GivenConfiguration> = {},
): GivenConfiguration => ({
  files: Object.entries(files).map(([path, text]) => ({ path, text, named: true })),
  folders: [],
  links: {},
  settings: undefined,
  switches: defaultSwitches,
  ...more,
})

const judgeTexts = (given: GivenConfiguration, more: readonly Rule[] = [], heeded?: Parameters<typeof judgeBy>[2]) =>
  judgeBy(given, [...configurationRules, ...more], heeded)

const configurationRules = rulesSortedByName(forConfiguration)
const besideRules = rulesSortedByName(beside)

const safe: WantedFixes = { review: false, decisions: {} }

describe('a name for a text that has none', () => {
  test.each([
    ['Order allow,deny\nAllow from all\n', '.htaccess'],
    ['<Files x>\nDeny from all\n</Files>\n<IfModule mod_rewrite.c>\nRewriteEngine on\n</IfModule>\n', '.htaccess'],
    ['Madeup x\nRequire user a\n', '.htaccess'],
    ['<Directory /a>\nOrder allow,deny\n</Directory>\n', 'site.conf'],
    ['<IfModule mod_ssl.c>\nSSLMutex default\n</IfModule>\n', 'site.conf'],
    ['ServerRoot /etc/httpd\nListen 80\n', 'httpd.conf'],
    ['# nothing\n', 'site.conf'],
    ['', 'site.conf'],
  ])('%j: %s', (text, name) => expect(judgeTexts(given({ '': text })).paths).toEqual([name]))

  test('that another file has: in a folder of its own', () => {
    expect(judgeTexts(given({ '.htaccess': '', '': 'Deny from all\n' })).paths).toEqual(['.htaccess', '2/.htaccess'])
  })
})

describe('the command that does the same', () => {
  const text =
    'LockFile a\nKeepAlive yes\n<Directory /a>\nOrder allow,deny\nAllow from all\n</Directory>\nDefaultType text/plain\n'
  const judged = judgeTexts(given({ 'a b.conf': text }))
  const { findings } = analysisOf(judged, safe)
  const keysOf = (...rules: string[]) => findings.filter(({ rule }) => rules.includes(rule)).flatMap(({ keys }) => keys)
  const decided = (taken: boolean, ...rules: string[]) =>
    Object.fromEntries(keysOf(...rules).map((key) => [key, taken]))

  test.each<[string, WantedFixes, string]>([
    ['the safe fixes', safe, `${start} --write`],
    ['all fixes', { ...safe, review: true }, `${start} --write --review`],
    [
      'all but one',
      { ...safe, decisions: decided(false, 'keepalive-value') },
      `${start} --write --skip keepalive-value`,
    ],
    [
      'all for review but one',
      { review: true, decisions: decided(false, 'default-type') },
      `${start} --write --review --skip default-type`,
    ],
    ['none', { ...safe, decisions: decided(false, 'keepalive-value', 'accept-mutex') }, `${start}`],
  ])('%s', (_name, wanted, command) => expect(analysisOf(judged, wanted).command).toBe(`${command} 'a b.conf'`))

  test.each<[Partial<Switches>, string]>([
    [{ layout: 'debian' }, '--layout debian'],
    [{ define: 'SSL !A,-DB' }, "--define SSL --define '!A' --define B"],
    [{ define: 'SSL !SSL' }, ''],
    [{ modules: 'core.c\n' }, '--modules modules.txt'],
    [{ modules: 'no such command' }, ''],
    [
      { likelyMistakes: 'review', from: '2.4', complete: true },
      '--from 2.4 --assume-complete --likely-mistakes review',
    ],
  ])('%j', (switches, options) => {
    const said = judgeTexts(given({ 'a.conf': 'KeepAlive yes\n' }, { switches: { ...defaultSwitches, ...switches } }))
    expect(analysisOf(said, safe).command).toBe([start, '--write', options, 'a.conf'].filter(Boolean).join(' '))
  })

  test('one of two fixes of a rule: no option says that, so it is the patch', () => {
    const two = judgeTexts(given({ 'a.conf': 'LockFile a\nKeepAlive yes\n', 'b.conf': 'KeepAlive yes\n' }))
    const [one] = analysisOf(two, safe).findings.filter(({ rule }) => rule === 'keepalive-value')
    const { command } = analysisOf(two, { ...safe, decisions: { [one?.keys[0] ?? '']: false } })
    expect(command).toBe('patch -p1 < httpd-upgrade.patch')
  })

  test('a folder is named as a whole, and a file that looks like an option is none', () => {
    const files = given({ 'etc/a.conf': 'KeepAlive yes\n', '-b.conf': '' }, { folders: ['etc'] })
    expect(analysisOf(judgeTexts(files), safe).command).toBe(`${start} --write --no-config etc ./-b.conf`)
  })
})

test('what says the very same thing of one file is one entry, with all its places', () => {
  const judged = judgeTexts(
    given({ 'a.conf': 'NameVirtualHost *:80\nNameVirtualHost *:81\n', 'b.conf': 'NameVirtualHost *:82\n' }),
  )
  const { findings, counts } = analysisOf(judged, safe)
  expect(
    findings.map(({ places, keys, taken }) => [places.map(({ path, line }) => `${path}:${line}`), keys.length, taken]),
  ).toEqual([
    [['a.conf:1', 'a.conf:2'], 2, 2],
    [['b.conf:1'], 1, 1],
  ])
  expect(counts).toEqual({ findings: 3, safe: 3, review: 0, manual: 0, taken: 3 })
})

test('findings with the very same fix are taken together', () => {
  const sections =
    '<VirtualHost *:80>\n<Directory /srv/shop>\nOrder allow,deny\nAllow from all\n</Directory>\n' +
    '<Location /admin>\nOrder deny,allow\nDeny from all\nAllow from 192.0.2.0/24\n' +
    'AuthType Basic\nAuthName a\nAuthUserFile /etc/passwd\nRequire valid-user\nSatisfy any\n</Location>\n' +
    'DefaultType text/plain\n</VirtualHost>\n'
  const judged = judgeTexts(given({ 'a.conf': sections }))
  const both = () => analysisOf(judged, safe).findings.filter(({ rule }) => rule === 'access-control')
  expect(both().map(({ fix }) => fix?.title)).toEqual(Array(2).fill(expect.stringContaining('together in 2 sections')))
  const decisions = Object.fromEntries((both()[0]?.together[0] ?? []).map((key) => [key, true]))
  const { findings, command } = analysisOf(judged, { review: false, decisions })
  expect(findings.filter(({ rule }) => rule === 'access-control').map(({ taken }) => taken)).toEqual([1, 1])
  expect(command).toBe(`${start} --write --review --skip default-type a.conf`)
})

describe('the switches', () => {
  const ruleIds = (files: Readonly<Record<string, string>>, switches: Partial<Switches>) =>
    analysisOf(judgeTexts(given(files, { switches: { ...defaultSwitches, ...switches } })), safe).findings.map(
      ({ rule }) => rule,
    )

  test.each<[string, Partial<Switches>, Partial<Switches>, Record<string, string>, string]>([
    [
      'what is defined',
      { define: 'A' },
      { define: '!A' },
      { 'a.conf': '<IfDefine A>\nKeepAlive yes\n</IfDefine>\n' },
      'keepalive-value',
    ],
    [
      'whose packages',
      { layout: 'debian' },
      { layout: 'any' },
      {
        'apache2.conf': 'User www-data\nInclude sites-enabled/\n',
        'sites-enabled/x': '<VirtualHost *:80>\nServerName x.example.org\n</VirtualHost>\n',
      },
      'distribution-layout',
    ],
    [
      'what modules there are',
      { modules: 'modules/mod_dir.so\n' },
      { modules: 'modules/mod_disk_cache.so\nmodules/mod_alias.so' },
      { 'httpd.conf': 'LoadModule alias_module modules/mod_alias.so\n' },
      'unloadable-modules',
    ],
  ])('%s', (_name, with_, without, files, rule) => {
    expect(ruleIds(files, with_)).toContain(rule)
    expect(ruleIds(files, without)).not.toContain(rule)
  })

  test('what cannot be taken of them is said, and left out', () => {
    const switches = { ...defaultSwitches, define: 'A !A', modules: 'bash: httpd: command not found' }
    expect(analysisOf(judgeTexts(given({ 'a.conf': '' }, { switches })), safe).troubles).toEqual({
      define: "--define A and --define '!A' cannot be used together.",
      modules: 'The pasted text names no modules. Paste the output of httpd -M, httpd -l or ls modules.',
    })
  })
})

test('what cannot be read for sure is said', () => {
  const { problems } = analysisOf(judgeTexts(given({ 'a.conf': 'Listen 80\n<Directory /a>\n' })), safe)
  expect(problems).toMatchObject([{ place: { path: 'a.conf', line: 2 }, message: '<Directory> is never closed.' }])
})

test('a message is explained at its line', () => {
  const judged = judgeTexts(given({ 'httpd.conf': 'LockFile a\n' }))
  const { messages } = explainedLog(
    judged,
    "AH00526: Syntax error on line 1 of httpd.conf:\nInvalid command 'LockFile', perhaps misspelled or defined by a module",
  )
  expect(messages).toMatchObject([{ known: true, places: [{ path: 'httpd.conf', line: 1 }] }])
})

test('rules for pages look at them where they are given', () => {
  const files = given({ 'index.shtml': '<!--#if expr="$X" -->x<!--#endif -->\n', 'a.conf': 'KeepAlive yes\n' })
  const found = (rules?: typeof besideRules) =>
    analysisOf(judgeTexts(files, rules), safe)
      .findings.map(({ rule }) => rule)
      .sort()
  expect(found()).toEqual(['keepalive-value'])
  expect(found(besideRules)).toEqual(['keepalive-value', 'ssi-condition'])
})

test('the rules that come first find in the example what all of them find', () => {
  const texts = given({ [exampleName]: exampleServer })
  const found = (rules: readonly Rule[]) => {
    const { findings, checklist } = analysisOf(judgeBy(texts, rules), safe)
    return { findings, checklist }
  }
  expect(found(exampleRules)).toEqual(found(configurationRules))
  expect(found(exampleRules).findings.length).toBeGreaterThan(5)
})

describe('settings that were opened with the files', () => {
  const text = 'NameVirtualHost *:80\nKeepAlive yes\n'
  const found = (settings: string, switches: Partial<Switches> = {}) => {
    const asked = given(
      { 'old/httpd.conf': text, 'old/left/a.conf': text },
      {
        settings: { path: 'old/httpd-upgrade.json', text: settings },
        folders: ['old'],
        switches: { ...defaultSwitches, ...switches },
      },
    )
    const heeded = pageSettingsFrom({ path: 'old/httpd-upgrade.json', text: settings }, asked.switches)
    const judged = judgeTexts(asked, [], heeded)
    const { notes, command } = analysisOf(judged, safe)
    const shown = judged.findings.map(({ rule, file, severity }) => `${file.path} ${rule.id} ${severity}`)
    return { shown, notes, command, site: judged.site }
  }

  test('decide which rules look, at what, and how much they say', () => {
    const { shown, notes, command } = found(
      '{ "rules": { "name-virtual-host": "info", "keepalive-value": "off" }, "exclude": ["left"] }',
    )
    expect(shown.filter((line) => /name-virtual|keepalive|left/.test(line))).toEqual([
      'old/httpd.conf name-virtual-host info',
    ])
    expect(notes[0]).toBe('The settings in old/httpd-upgrade.json apply.')
    expect(command).toContain('--config old/httpd-upgrade.json')
  })

  test('give way to the switches', () => {
    expect(found('{ "from": "2.4" }').site.from).toBe('2.4')
    expect(found('{ "from": "2.4" }', { from: '2.2' }).site.from).toBe('2.2')
    expect(found('{ "complete": true }').site.complete).toBe(true)
  })

  test('with a slip are told by their line', () => {
    expect(() => found('{ "rules": { "no-such": "off" } }')).toThrow('old/httpd-upgrade.json:1:14: There is no rule')
  })

  test('what takes files that were not opened is said to be left out', () => {
    expect(found('{ "baseline": "b.json" }').notes[0]).toContain('except "baseline"')
  })
})
