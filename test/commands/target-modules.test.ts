import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { targetModulesFromOption } from '../../src/commands/target-modules.js'
import { hasModuleFile, isBuiltIn } from '../../src/httpd/target-modules.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modules of '))
  mkdirSync(join(folder, 'modules'))
  writeFileSync(join(folder, 'modules/mod_ssl.so'), '')
  writeFileSync(join(folder, 'said'), 'Compiled in modules:\n  core.c\n  mod_unixd.c\n')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder, a file and a command together', async () => {
  const target = await targetModulesFromOption([
    join(folder, 'modules'),
    join(folder, 'said'),
    'echo " dav_module (static)"',
  ])
  expect(target?.folder).toBe(join(folder, 'modules'))
  expect([hasModuleFile(target, 'mod_ssl.so'), hasModuleFile(target, 'mod_dav.so')]).toEqual([true, false])
  expect([isBuiltIn(target, 'mod_unixd'), isBuiltIn(target, 'mod_dav'), isBuiltIn(target, 'mod_ssl')]).toEqual([
    true,
    true,
    false,
  ])
})

test('nothing asked, nothing known', async () => {
  expect(await targetModulesFromOption([])).toBeUndefined()
})

test.each([
  ['echo hello', /"echo hello" is not a file, and as a command it printed no modules \(hello\); it takes/],
  ['no-such-program-here -l', /printed no modules/],
])('%s is refused', async (word, message) => {
  await expect(targetModulesFromOption([word])).rejects.toThrow(message)
})

test('a file without modules is refused by its name', async () => {
  writeFileSync(join(folder, 'said'), 'Listen 80\n')
  await expect(targetModulesFromOption([join(folder, 'said')])).rejects.toThrow(
    /said names no modules; it takes a modules folder/,
  )
})
