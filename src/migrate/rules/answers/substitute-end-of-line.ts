import { replace, safeFix } from '../../../edit/edit.js'
import { endsLineIn22 } from '../../../httpd/line-end.js'
import { isPlainPattern } from '../../../httpd/plain-pattern.js'
import { replacementsOf, wordIn24 } from '../../../models/replacements.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ruleOf } from '../../rule.js'

export const substituteEndOfLine = ruleOf('answers', {
  id: 'substitute-end-of-line',
  title: 'Substitute looks for the end of a line with $',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#regexdefaultoptions',
  fixes: 'safe',
  covers: ['default-regex'],
  page: `
In a regular expression \`$\` matched the end of a text, and before a line break at its end. Since 2.4.30 it matches the very
end only, so that nobody can slip past a pattern with a line break in a URL. Substitute looks at one line at a time with its line
break, and so \`s/foo$/bar/\` finds nothing any more but in a last line without one.

The fix writes \`\\Z\`, which means in either version what \`$\` meant in 2.2. Patterns that take the line break in before they
come to \`$\` (\`\\s*$\`) are the same in both and left alone.

Everywhere else the change touches only requests with an encoded line break in them, which is what it is for;
\`RegexDefaultOptions -DOLLAR_ENDONLY\` would undo it for the whole server.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives('Substitute')) {
      for (const found of replacementsOf(at)) {
        if (!endsLineIn22(found.pattern ?? '')) continue
        yield {
          at,
          mark: found.word,
          message:
            '2.4 does not match $ before the line break of a line here, 2.2 did, so that only a last line without one is changed; write \\Z.',
          fix:
            isLiteral(at) && isPlainPattern(found.pattern ?? '')
              ? safeFix('Write \\Z for the end of a line', replace(at, found.word, wordIn24(at, found)))
              : undefined,
        }
      }
    }
  },
})
