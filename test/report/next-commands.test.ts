import { describe, expect, test } from 'vitest'
import { nextCommandsText } from '../../src/report/next-commands.js'
import { reportOf } from './reports.js'

const called = { name: 'httpd-upgrade', options: [], paths: [], wrote: false }
const commands = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/ +#.*/, '').trim())

describe('the commands that help next', () => {
  test('fix what is safe, show what is for review, and tell of the rule that is said most', () => {
    const report = reportOf({ 'a.conf': 'Old 1\nOld 2\nGone\nHard x\n' })
    expect(nextCommandsText(report, called)).toBe(
      [
        '',
        '  httpd-upgrade --write          # apply the 2 safe fixes',
        '  httpd-upgrade --diff --review  # show the fixes for review too; --write instead of --diff applies them',
        '  httpd-upgrade rules old-name   # explain the most frequent finding',
        '',
      ].join('\n'),
    )
  })

  test('say again what the configuration is, in words that a shell takes', () => {
    const report = reportOf({ "it's a.conf": 'Old 1\n' })
    const more = { ...called, name: 'node dist/cli.js', options: ['--from', '2.2'], paths: ["it's a.conf", '*'] }
    expect(commands(nextCommandsText(report, more))[0]).toBe(
      "node dist/cli.js --write --from 2.2 'it'\\''s a.conf' '*'",
    )
  })

  test('are about what is left', () => {
    const after = (written: 'safe' | 'all') =>
      commands(nextCommandsText(reportOf({ 'a.conf': 'Old 1\nGone\n' }, written), { ...called, wrote: true }))
    expect(after('safe')).toEqual(['httpd-upgrade --diff --review', 'httpd-upgrade rules gone'])
    expect(after('all')).toEqual([])
    expect(commands(nextCommandsText(reportOf({ 'a.conf': 'Hard x\n' }), called))).toEqual(['httpd-upgrade rules hard'])
    expect(nextCommandsText(reportOf({ 'a.conf': 'Listen 80\n' }), called)).toBe('')
  })
})
