import { describe, expect, test } from 'vitest'
import { targetModulesOf } from '../../src/httpd/layouts.js'
import { hasBuiltInMpm, hasModuleFile, isBuiltIn, parseTargetModules } from '../../src/httpd/target-modules.js'

const listed = 'Compiled in modules:\n  core.c\n  mod_so.c\n  http_core.c\n  mod_log_config.c\n  prefork.c\n'
const loaded =
  'Loaded Modules:\n core_module (static)\n unixd_module (static)\n ssl_module (shared)\n jk_module (shared)\n'

describe('what tells of the modules of a 2.4', () => {
  test('httpd -l: what is built in', () => {
    const target = parseTargetModules(listed)
    expect(isBuiltIn(target, 'log_config_module')).toBe(true)
    expect(isBuiltIn(target, 'mod_unixd')).toBe(false)
    expect(hasBuiltInMpm(target)).toBe(true)
    expect(hasModuleFile(target, 'mod_ssl.so')).toBeUndefined()
  })
  test('httpd -M: that, and files that are surely there', () => {
    const target = parseTargetModules(loaded)
    expect(isBuiltIn(target, 'mod_unixd')).toBe(true)
    expect(isBuiltIn(target, 'ssl_module')).toBe(false)
    expect(hasModuleFile(target, 'mod_ssl.so')).toBe(true)
    expect(hasModuleFile(target, 'mod_jk.so')).toBe(true)
    expect(hasModuleFile(target, 'mod_dav.so')).toBeUndefined()
    expect(hasBuiltInMpm(target)).toBe(false)
  })
  test('a folder: all files that it can load, and where they are', () => {
    const target = parseTargetModules('/usr/lib64/httpd/modules/mod_ssl.so\r\n/usr/lib64/httpd/modules/httpd.exp\r\n')
    expect(target?.folder).toBe('/usr/lib64/httpd/modules')
    expect(hasModuleFile(target, 'mod_ssl.so')).toBe(true)
    expect(hasModuleFile(target, 'mod_dav.so')).toBe(false)
    expect(isBuiltIn(target, 'mod_log_config')).toBeUndefined()
  })
  test('a folder without a file for mod_unixd: what its packages build in', () => {
    const builtIn = (...files: readonly string[]) =>
      ['log_config', 'unixd', 'systemd', 'ssl'].filter((name) =>
        isBuiltIn(
          targetModulesOf(parseTargetModules(['mod_authz_core.so', ...files].join('\n')), undefined),
          `mod_${name}`,
        ),
      )
    expect(builtIn('mod_mpm_event.so', 'mod_ssl.so')).toEqual(['log_config', 'unixd'])
    expect(builtIn('mod_log_config.so', 'mod_ssl.so')).toEqual(['unixd', 'systemd'])
    expect(builtIn('mod_unixd.so', 'mod_ssl.so')).toEqual([])
    expect(builtIn('mod_isapi.so', 'mod_ssl.so')).toEqual([])
  })
  test('a listing with names alone, or from two folders, tells of no folder', () => {
    expect(parseTargetModules('mod_ssl.so\nmod_dav.so\n')?.folder).toBeUndefined()
    expect(parseTargetModules('/a/mod_ssl.so\n/b/mod_dav.so\n')?.folder).toBeUndefined()
  })
  test('one below the other', () => {
    const target = parseTargetModules(`${listed}${loaded}/m/mod_dav.so\n`)
    expect(isBuiltIn(target, 'mod_log_config') && isBuiltIn(target, 'mod_unixd')).toBe(true)
    expect(hasModuleFile(target, 'mod_dav.so')).toBe(true)
  })
  test.each(['', 'httpd: command not found', 'Listen 80\nLoadModule x_module modules/mod_x.so # y\n'])(
    'nothing in %j',
    (text) => {
      expect(parseTargetModules(text)?.builtIn).toBeUndefined()
    },
  )
  test('nothing is known of a target that is not named', () => {
    expect([isBuiltIn(undefined, 'mod_ssl'), hasModuleFile(undefined, 'mod_ssl.so')]).toEqual([undefined, undefined])
  })
})
