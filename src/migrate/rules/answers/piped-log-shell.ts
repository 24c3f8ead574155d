import { replace, safeFix } from '../../../edit/edit.js'
import { needsShell } from '../../../httpd/piped-log.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import { type Directive, sourceOf } from '../../../syntax/tree.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const pipedLogShell = ruleOf('answers', {
  id: 'piped-log-shell',
  title: 'A piped log needs a shell',
  see: 'https://httpd.apache.org/docs/2.4/logs.html#piped',
  fixes: 'safe',
  covers: ['piped-log-shell'],
  page: `
2.2 gave the command of a piped log to the shell. 2.4 runs the program itself, so whatever the shell did is missing:
redirections, pipes, variables, quotes, patterns, the search of a program along PATH. The log then stays empty, or
httpd does not start.

Such a command gets a dollar sign after the bar, \`"|$command"\`, which asks 2.4 for the shell. A command of plain words with a
path to its program means the same to both and is left alone, as is \`"||command"\`, which had no shell in 2.2.12 either.`,
  check: eachLineOn22(['ErrorLog', 'CustomLog', 'TransferLog', 'ForensicLog'], (at) => {
    const target = at.args[0]
    if (!target || !needsShell(target.value) || hasPlaceholder(target.value)) return undefined
    const bar = barOf(at)
    return {
      mark: target,
      message: `2.4 runs piped log programs without a shell, which this command needs. Write "|$" instead of "|" to keep the shell of 2.2.`,
      fix: safeFix('Keep the shell', replace(at, { start: bar, end: bar + 1 }, '|$')),
    }
  }),
})

const barOf = (at: Directive): number => {
  const start = at.args[0]?.start ?? at.start
  return start + sourceOf(at.file, { start, end: at.end }).indexOf('|')
}
