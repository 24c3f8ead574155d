import { removeLine, safeFix } from '../../../edit/edit.js'
import { repeatedListenLines } from '../../../models/listeners.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { fileAndLine, lineNumberOf } from '../../../syntax/file-and-line.js'
import { ruleOf } from '../../rule.js'

export const listenDuplicate = ruleOf('starts', {
  id: 'listen-duplicate',
  title: 'The same Listen twice',
  see: 'https://httpd.apache.org/docs/2.4/mod/mpm_common.html#listen',
  fixes: 'safe',
  covers: ['listen-duplicate'],
  page: `
## What 2.2 did

Two Listen lines for the same address and port were accepted.

## What 2.4 does

Since 2.4.28, httpd does not start ("Cannot define multiple Listeners on the same IP:port"), even if the lines are in
different files or name different protocols. \`Listen 80\` and \`Listen *:80\` are the same.

## What the rule does

It removes the repetition.

## When not

If the lines apply under different conditions, the rule reports nothing: for example \`Listen 443\` in
\`<IfModule mod_ssl.c>\` and in \`<IfModule mod_gnutls.c>\`. Addresses that are only written differently (\`Listen 80\`
and \`Listen 0.0.0.0:80\`) work in both versions.`,
  *check(site) {
    for (const { at, other, everywhere } of repeatedListenLines(site)) {
      if (isHtaccess(at.file)) continue
      const address = at.args[0]?.value
      if (at === other) {
        yield {
          at,
          message: `2.4 does not start if it reads Listen ${address} twice, and this file is included twice. Remove one of the Includes.`,
        }
        continue
      }
      const where = other.file === at.file ? `on line ${lineNumberOf(other)}` : `in ${fileAndLine(other)}`
      yield {
        at,
        message: `2.4 refuses to start because of two Listen lines for ${address}. Remove this line; the other one is ${where}.`,
        fix: everywhere ? safeFix('Remove the second Listen', removeLine(at)) : undefined,
      }
    }
  },
})
