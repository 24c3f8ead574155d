import { insertAfter, insertBefore, safeFix } from '../../../edit/edit.js'
import { mayNeedDollarToMatch, neverMatchedIn22 } from '../../../httpd/directory-pattern.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ruleOf } from '../../rule.js'

export const directorymatchEndAnchor = ruleOf('answers', {
  id: 'directorymatch-end-anchor',
  title: 'A pattern for directories ends in $',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#directorymatch',
  fixes: 'safe',
  covers: ['directorymatch-end-anchor'],
  page: `
## What 2.2 did

In \`<DirectoryMatch>\` and \`<Directory ~>\`, \`$\` never matched, so a section whose pattern ends in \`$\` **did
nothing**: it protected nothing and allowed nothing.

## What 2.4 does

\`$\` matches, and the pattern is compared with the whole path. The section now applies to requests for the folder
itself, but not for the files in it.

## What the rule does

It puts \`<IfVersion < 2.4>\` around the section, which keeps what 2.2 did. You can also remove the section. If it
should work, remove the \`$\`: it then covers the folder and everything in it. Check it first: it will deny or allow
requests that it never affected before.

## When not

If \`$\` is one of several ways to match, as in \`/\\.svn(/|$)\`, the rule reports nothing: that worked in 2.2. Patterns
with rare syntax (\`\\Q…\\E\`, \`(?x)\`, \`(?(…)\`, \`(*VERB)\`, recursion, \`[[:alpha:]]\`) are reported for you to
check.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.sections('DirectoryMatch', 'Directory')) {
      if (!isLiteral(at)) continue
      if (mayNeedDollarToMatch(at)) yield { at, message: unread }
      if (!neverMatchedIn22(at)) continue
      const message =
        '2.4 applies this section to a folder that the pattern matches, but not to the files in the folder; in 2.2 the section did nothing, because `$` never matched. If nothing should change, remove the section. To cover everything in the folder, remove the `$`.'
      // The section gets a guard, because its removal would conflict with changes of other rules in it.
      const edits = [insertBefore(at, ['<IfVersion < 2.4>']), insertAfter(at, ['</IfVersion>'])]
      yield { at, message, fix: at.close ? safeFix('Put it into <IfVersion < 2.4>', ...edits) : undefined }
    }
  },
})

const unread =
  'This section may apply for the first time: `$` never matched in 2.2, and does in 2.4. httpd-upgrade does not understand this pattern. If the pattern needs the `$` to match, put `<IfVersion < 2.4>` around the section; otherwise leave it.'
