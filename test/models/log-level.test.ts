import { expect, test } from 'vitest'
import { generalLogLevelOf, logLevelLineFor, logVerbosityOf, setsLogLevelOf } from '../../src/models/log-level.js'
import { siteFromTexts } from '../../src/site/site.js'

function inForce(texts: Record<string, string>): string | undefined {
  const site = siteFromTexts(texts)
  const [node] = site.directives('RewriteLogLevel')
  const found = node && logLevelLineFor(site, node)
  if (!found) return undefined
  const { line, after, together } = found
  return [generalLogLevelOf(line), after ? 'after' : 'before', ...(together ? ['together'] : [])].join(' ')
}

test('the last LogLevel of the same server counts, wherever it is read', () => {
  expect(inForce({ 'httpd.conf': 'LogLevel warn\nRewriteLogLevel 1\n' })).toBe('warn before together')
  expect(inForce({ 'httpd.conf': 'RewriteLogLevel 1\nLogLevel info\nLogLevel debug\n' })).toBe('debug after together')
  expect(inForce({ 'httpd.conf': 'Include b.conf\nLogLevel info\n', 'b.conf': 'RewriteLogLevel 1\n' })).toBe(
    'info after together',
  )
})

test('a virtual host has its own', () => {
  expect(
    inForce({ 'httpd.conf': 'LogLevel warn\n<VirtualHost *>\nRewriteLogLevel 1\n</VirtualHost>\n' }),
  ).toBeUndefined()
  const two =
    '<VirtualHost a>\nLogLevel info\n</VirtualHost>\n<VirtualHost b>\nLogLevel debug\nRewriteLogLevel 1\n</VirtualHost>\n'
  expect(inForce({ 'httpd.conf': two })).toBe('debug before together')
  const included = {
    'httpd.conf': '<VirtualHost a>\nInclude b.conf\nLogLevel info\n</VirtualHost>\n',
    'b.conf': 'RewriteLogLevel 1\n',
  }
  expect(inForce(included)).toBe('info after together')
})

test('what is read on another condition is not read together', () => {
  const guarded = '<IfModule mod_rewrite.c>\nRewriteLogLevel 1\n</IfModule>\n'
  expect(inForce({ 'httpd.conf': `LogLevel warn\n${guarded}` })).toBe('warn before')
  expect(inForce({ 'httpd.conf': `${guarded}LogLevel warn\n` })).toBe('warn after')
  expect(inForce({ 'httpd.conf': '<IfDefine A>\nRewriteLogLevel 1\nLogLevel warn\n</IfDefine>\n' })).toBe(
    'warn after together',
  )
})

test('a line for single modules sets no level for all', () => {
  expect(inForce({ 'httpd.conf': 'LogLevel ssl:info\nRewriteLogLevel 1\n' })).toBeUndefined()
})

test('a file that is read from two places has no one level', () => {
  const texts = {
    'httpd.conf': '<VirtualHost a>\nInclude b.conf\n</VirtualHost>\n<VirtualHost b>\nInclude b.conf\n</VirtualHost>\n',
    'b.conf': 'LogLevel info\nRewriteLogLevel 1\n',
  }
  expect(inForce(texts)).toBeUndefined()
})

test('levels are ordered, modules go by several names', () => {
  expect(logVerbosityOf('Debug')).toBeGreaterThan(logVerbosityOf('warn'))
  expect(logVerbosityOf('trace8')).toBeGreaterThan(logVerbosityOf('trace1'))
  expect(logVerbosityOf('loud')).toBe(-1)
  const names = (line: string) =>
    siteFromTexts({ 'httpd.conf': line })
      .directives('LogLevel')
      .some((one) => setsLogLevelOf(one, 'rewrite'))
  expect(
    ['rewrite', 'mod_rewrite', 'mod_rewrite.c', 'rewrite_module'].every((name) =>
      names(`LogLevel warn ${name}:info\n`),
    ),
  ).toBe(true)
  expect(names('LogLevel rewrite\n')).toBe(false)
  expect(names('LogLevel warn ssl:info\n')).toBe(false)
})
