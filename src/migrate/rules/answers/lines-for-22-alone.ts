import { andMoreLines } from '../../../base/list-text.js'
import { linesWithoutCounterpartOn24 } from '../../../models/for-one-version/hidden-lines.js'
import { quotedLineAndPlace } from '../../../syntax/file-and-line.js'
import { ruleOf } from '../../rule.js'

export const linesFor22Alone = ruleOf('answers', {
  id: 'lines-for-22-alone',
  title: 'Only 2.2 reads a line, and nothing replaces it in 2.4',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_version.html',
  fixes: 'none',
  page: `
## What 2.2 did

httpd reads the lines in \`<IfVersion < 2.4>\` or \`<IfModule !mod_authz_core.c>\`.

## What 2.4 does

httpd skips them. If one is an Alias, a Redirect, a RewriteRule, a DirectoryIndex or the like, and 2.4 has none for
the same place, responses change. Nobody notices at first that a refusing RewriteRule is missing.

## What the rule does

It reports each such section once. You decide, because somebody wrote the section on purpose.

## When not

If the lines are access rules, AllowOverride, Options or login lines, the rules access-control and
options-for-one-version cover them.`,
  weighsGuards: true,
  *check(site) {
    if (site.from === '2.4') return
    for (const { guard, lines } of linesWithoutCounterpartOn24(site)) {
      const [{ at }, ...more] = lines
      const them = more.length === 0 ? 'it' : 'them'
      yield {
        at,
        message: `2.4 skips ${quotedLineAndPlace(guard)}, and nothing replaces this ${at.name.value}${andMoreLines(more.length)}. Write ${them} for 2.4 too, or check that nothing depends on ${them}.`,
      }
    }
  },
})
