import { describe, expect, test } from 'vitest'
import { toolOf } from '../../../src/base/tool.js'
import { analysisOf, explainedLog, judgeTexts } from '../../../src/page/engine/judge.js'
import type { Given, Wanted } from '../../../src/page/engine/question.js'
import { usualSwitches } from '../../../src/page/model.js'

const { start } = toolOf(undefined)

const given = (files: Readonly<Record<string, string>>, more: Partial<Given> = {}): Given => ({
  files: Object.entries(files).map(([path, text]) => ({ path, text, named: true })),
  folders: [],
  switches: usualSwitches,
  ...more,
})

const safe: Wanted = { review: false, decisions: {} }

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

  test.each<[string, Wanted, string]>([
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

  test('one of two fixes of a rule: no option says that, so it is the patch', () => {
    const two = judgeTexts(given({ 'a.conf': 'LockFile a\nKeepAlive yes\n', 'b.conf': 'KeepAlive yes\n' }))
    const [one] = analysisOf(two, safe).findings.filter(({ rule }) => rule === 'keepalive-value')
    const { command } = analysisOf(two, { ...safe, decisions: { [one?.keys[0] ?? '']: false } })
    expect(command).toBe('patch -p1 < httpd-upgrade.patch')
  })

  test('a folder is named as a whole, and a file that looks like an option is none', () => {
    const files = given({ 'etc/a.conf': 'KeepAlive yes\n', '-b.conf': '' }, { folders: ['etc'] })
    expect(analysisOf(judgeTexts(files), safe).command).toBe(`${start} --write etc ./-b.conf`)
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
  expect(both().map(({ fix }) => fix?.title)).toEqual(Array(2).fill(expect.stringContaining('in 2 places at once')))
  const decisions = Object.fromEntries((both()[0]?.together[0] ?? []).map((key) => [key, true]))
  const { findings, command } = analysisOf(judged, { review: false, decisions })
  expect(findings.filter(({ rule }) => rule === 'access-control').map(({ taken }) => taken)).toEqual([1, 1])
  expect(command).toBe(`${start} --write --review --skip default-type a.conf`)
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
