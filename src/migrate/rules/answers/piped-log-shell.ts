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
## What 2.2 did

The command of a piped log ran in a shell.

## What 2.4 does

httpd runs the program itself, without redirections, pipes, variables, quotes, wildcards or a search along PATH. The
log stays empty, or httpd does not start.

## What the rule does

It adds a dollar sign, \`"|$command"\`, which asks 2.4 for a shell.

## When not

If the command is plain words with a path to the program, the rule reports nothing. The same applies to the form
\`"||command"\`, which used no shell in 2.2.12 either.`,
  check: eachLineOn22(['ErrorLog', 'CustomLog', 'TransferLog', 'ForensicLog'], (at) => {
    const target = at.args[0]
    if (!target || !needsShell(target.value) || hasPlaceholder(target.value)) return undefined
    const bar = barOf(at)
    return {
      mark: target,
      message: `2.4 runs piped log programs without a shell, which this command needs. Write "|$" instead of "|" to keep the shell of 2.2.`,
      fix: safeFix('Write |$, which starts a shell', replace(at, { start: bar, end: bar + 1 }, '|$')),
    }
  }),
})

const barOf = (at: Directive): number => {
  const start = at.args[0]?.start ?? at.start
  return start + sourceOf(at.file, { start, end: at.end }).indexOf('|')
}
