import { describe, expect, test } from 'vitest'
import { type GuardReading, guardReading, isGuard } from '../../src/httpd/guards.js'
import { parse } from '../../src/syntax/parse.js'
import { isSection, type Section } from '../../src/syntax/tree.js'

function section(tag: string): Section {
  const found = parse(`${tag}\nListen 80\n`, 'httpd.conf').children.find(isSection)
  if (!found) throw new Error(`${tag} opens no section.`)
  return found
}

/** What 2.2 makes of the condition, and what 2.4 does. */
const readings = (tag: string): [GuardReading, GuardReading] => [
  guardReading(section(tag), '2.2'),
  guardReading(section(tag), '2.4'),
]

describe('IfModule', () => {
  test.each<[string, GuardReading, GuardReading]>([
    ['<IfModule mod_ssl.c>', 'maybe', 'maybe'],
    ['<IfModule ssl_module>', 'maybe', 'maybe'],
    ['<IfModule !mod_ssl.c>', 'maybe', 'maybe'],
    ['<IfModule mod_authz_core.c>', 'never', 'always'],
    ['<ifmodule authz_core_module>', 'never', 'always'],
    ['<IfModule !mod_authz_core.c>', 'always', 'never'],
    ['<IfModule mod_access_compat.c>', 'never', 'maybe'],
    ['<IfModule !access_compat_module>', 'always', 'maybe'],
    ['<IfModule mod_mem_cache.c>', 'maybe', 'never'],
    ['<IfModule !mod_mem_cache.c>', 'maybe', 'always'],
    ['<IfModule core.c>', 'always', 'always'],
    ['<IfModule mod_php5.c>', 'maybe', 'maybe'],
    // What it holds counts, for the guard is going to be renamed.
    ['<IfModule mod_disk_cache.c>', 'maybe', 'maybe'],
    // Neither a source file nor a symbol to the letter: no server ever loads such a module.
    ['<IfModule mod_ssl>', 'never', 'never'],
    ['<IfModule mod_SSL.c>', 'never', 'never'],
    ['<IfModule !mod_authz_core>', 'always', 'always'],
    // Refused by both.
    ['<IfModule ! mod_authz_core.c>', 'maybe', 'maybe'],
    ['<IfModule>', 'maybe', 'maybe'],
    ['<IfModule @MODULE@>', 'maybe', 'maybe'],
    ['<IfModule <%= module %>>', 'maybe', 'maybe'],
  ])('%s', (tag, in22, in24) => expect(readings(tag)).toEqual([in22, in24]))
})

describe('IfVersion', () => {
  test.each<[string, GuardReading, GuardReading]>([
    ['<IfVersion >= 2.4>', 'never', 'always'],
    ['<IfVersion < 2.4>', 'always', 'never'],
    ['<IfVersion < 2.3>', 'always', 'never'],
    ['<IfVersion !>= 2.4>', 'always', 'never'],
    ['<IfVersion !< 2.4 >', 'never', 'always'],
    ['<IfVersion >= "2.4">', 'never', 'always'],
    ['<IfVersion > 2.2>', 'maybe', 'always'],
    ['<IfVersion <= 2.2>', 'maybe', 'never'],
    ['<IfVersion <= 2.2.34>', 'always', 'never'],
    ['<IfVersion >= 2.4.10>', 'never', 'maybe'],
    ['<IfVersion >= 2.4.1>', 'never', 'always'],
    ['<IfVersion > 2>', 'always', 'always'],
    ['<IfVersion >= 3>', 'never', 'never'],
    // A version without an operator must be equal, and a missing part is 0.
    ['<IfVersion 2.4>', 'never', 'never'],
    ['<IfVersion 2.2>', 'maybe', 'never'],
    ['<IfVersion = 2.4.7>', 'never', 'maybe'],
    ['<IfVersion != 2.4.7>', 'always', 'maybe'],
    ['<IfVersion == 2.4.7>', 'never', 'maybe'],
    ['<IfVersion ~ ^2\\.4\\.>', 'never', 'always'],
    ['<IfVersion !~ ^2\\.2>', 'never', 'always'],
    ['<IfVersion ~ ^2.4.7$>', 'never', 'maybe'],
    ['<IfVersion = /^2\\.[24]/>', 'always', 'always'],
    ['<IfVersion /^2.2/>', 'always', 'never'],
    // Between slashes only after `=`: elsewhere a slash is a slash.
    ['<IfVersion ~ /^2.2/>', 'never', 'never'],
    // Refused by both: no blank, no number, no end, no such operator, a pattern that is none.
    ['<IfVersion >=2.4>', 'maybe', 'maybe'],
    ['<IfVersion ">= 2.4">', 'maybe', 'maybe'],
    ['<IfVersion ! >= 2.4>', 'maybe', 'maybe'],
    ['<IfVersion >= 2.x>', 'maybe', 'maybe'],
    ['<IfVersion = /^2.2>', 'maybe', 'maybe'],
    ['<IfVersion => 2.4>', 'maybe', 'maybe'],
    ['<IfVersion ~ (>', 'maybe', 'maybe'],
    ['<IfVersion>', 'maybe', 'maybe'],
    ['<IfVersion >= {{ version }}>', 'maybe', 'maybe'],
  ])('%s', (tag, in22, in24) => expect(readings(tag)).toEqual([in22, in24]))
})

test.each<[string, boolean, GuardReading, GuardReading]>([
  ['<IfDefine SSL>', true, 'maybe', 'maybe'],
  ['<IfDefine !SSL>', true, 'maybe', 'maybe'],
  ['<IfFile /etc/x>', true, 'never', 'maybe'],
  ['<IfDirective Listen>', true, 'never', 'maybe'],
  ['<IfSection VirtualHost>', true, 'never', 'maybe'],
  ['<If "true">', false, 'always', 'always'],
  ['<Directory />', false, 'always', 'always'],
  ['<IfModules a>', false, 'always', 'always'],
])('%s is a guard: %s', (tag, guard, in22, in24) => {
  expect(isGuard(section(tag))).toBe(guard)
  expect(readings(tag)).toEqual([in22, in24])
})
