import { andMoreLines } from '../../../base/list-text.js'
import {
  linesWithoutCounterpartOn22,
  reorderedLinesByGuard,
  replacingLinesByGuard,
} from '../../../models/for-one-version/hidden-lines.js'
import type { LineOfOneVersion } from '../../../models/for-one-version/lines-of-one.js'
import { fileAndLine, quotedLineAndPlace } from '../../../syntax/file-and-line.js'
import { ruleOf } from '../../rule.js'

export const linesFor24Alone = ruleOf('answers', {
  id: 'lines-for-24-alone',
  title: 'Only 2.4 reads a line that changes responses',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_version.html',
  fixes: 'none',
  page: `
## What 2.2 did

httpd skips the lines in \`<IfVersion >= 2.4>\` or \`<IfModule mod_authz_core.c>\`.

## What 2.4 does

httpd reads them. An Alias, a RewriteRule, a SetHandler or another such line changes responses from the first day,
unless 2.2 has one for the same place too.

## What the rule does

It reports each such section once, also if the lines for 2.4 differ from those for 2.2 or are in a different order. You
decide, because somebody wrote the section on purpose.

## When not

If the lines are access rules, AllowOverride, Options or login lines, the rules access-control and
options-for-one-version cover them.`,
  weighsGuards: true,
  *check(site) {
    if (site.from === '2.4') return
    for (const { guard, lines } of linesWithoutCounterpartOn22(site)) {
      yield {
        at: lines[0].at,
        message: `Only 2.4 reads ${linesText(lines)} in ${quotedLineAndPlace(guard)}, so responses may change. Check that the new responses are right.`,
      }
    }
    for (const { guard, lines } of replacingLinesByGuard(site)) {
      const [{ at, replaced }] = lines
      yield {
        at,
        message: `Only 2.4 reads ${linesText(lines)} in ${quotedLineAndPlace(guard)}; 2.2 reads other lines instead (${fileAndLine(replaced)}). Check that the difference is intended.`,
      }
    }
    for (const {
      lines: [{ at, replaced }],
    } of reorderedLinesByGuard(site))
      yield {
        at,
        message: `The ${at.name.value} lines for 2.4 are in a different order than the lines for 2.2 (${fileAndLine(replaced)}). Check that the new order is right.`,
      }
  },
})

const linesText = ([{ at }, ...more]: readonly [LineOfOneVersion, ...LineOfOneVersion[]]): string =>
  `this ${at.name.value}${andMoreLines(more.length)}`
