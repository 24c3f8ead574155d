import { insertAfter, insertBefore, safeFix } from '../../../edit/edit.js'
import { mayNeverApply, neverApplied } from '../../../httpd/directory-pattern.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ruleOf } from '../../rule.js'

export const directorymatchEndAnchor = ruleOf('answers', {
  id: 'directorymatch-end-anchor',
  title: 'Pattern for directories ends in $',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#directorymatch',
  fixes: 'safe',
  covers: ['directorymatch-end-anchor'],
  page: `
In \`<DirectoryMatch>\` and \`<Directory ~>\` 2.2 never let \`$\` match, so that a section whose pattern ends in it **did nothing**. What
it was to protect was not protected, and what it was to allow was not allowed. 2.4 matches \`$\`, and compares the pattern with
the whole file name. So the section applies where a request is for the folder itself, and not for the files in it.

To go on as in 2.2, the section is kept from 2.4 by \`<IfVersion < 2.4>\` around it; where you do not need it as a reminder,
remove it. If it was meant to work, take the \`$\` out instead: then it covers the folder and all that is in it. Look at it before
you do: it will refuse, or let in, what it never has.

A pattern with syntax that is not read here (\`\\Q…\\E\`, \`(?x)\`, \`(?(…)\`, \`(*VERB)\`, recursion, \`[[:alpha:]]\`) is left
to a person. Whether it needs its \`$\` cannot be told by its signs.

Patterns in which a \`$\` is one of several ways to match, such as \`/\\.svn(/|$)\`, did work in 2.2 and are left alone.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.sections('DirectoryMatch', 'Directory')) {
      if (!isLiteral(at)) continue
      if (mayNeverApply(at)) yield { at, message: unread }
      if (!neverApplied(at)) continue
      const message =
        '2.2 never matched $ in a pattern for directories, so that this section did nothing; 2.4 applies it to requests for the folder itself. Remove it to go on as before, or drop the $ so that it covers all that is in the folder.'
      // To cut the section out would clash with what other rules change in it.
      const edits = [insertBefore(at, ['<IfVersion < 2.4>']), insertAfter(at, ['</IfVersion>'])]
      yield { at, message, fix: at.close ? safeFix('Keep it from 2.4, as it never applied', ...edits) : undefined }
    }
  },
})

const unread =
  '2.2 never matched $ in a pattern for directories, 2.4 does. What this pattern makes of its $ is not read here. If the $ is needed to match, 2.2 never applied this section and 2.4 will: put `<IfVersion < 2.4>` around it then, and leave it as it is otherwise.'
