import { removeLine, reviewFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const headerContentType = ruleOf('answers', {
  id: 'header-content-type',
  title: 'Header edit or unset of Content-Type',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_headers.html#header',
  fixes: 'review',
  page: `
To 2.2 the type of an answer was no header yet when \`Header edit\` and \`Header unset\` looked for it, so that such a line for
Content-Type did nothing. 2.4 edits the type, or sends none.

The rule offers to remove the line, which keeps the types of today. To have it do at last what it was written for, keep it.
\`Header set Content-Type\` sets the type in both.`,
  check: eachLineOn22(['Header'], (at) => {
    const words = at.args.map(({ value }) => value)
    const [action = '', name = ''] = /^(onsuccess|always)$/i.test(words[0] ?? '') ? words.slice(1) : words
    // modules/metadata/mod_headers.c, do_headers_fixup: 2.2 looks for it among the headers alone, 2.4 in r->content_type too.
    if (!/^(edit\*?|unset)$/i.test(action) || !/^content-type:?$/i.test(name) || !isLiteral(at)) return undefined
    return {
      message: `2.4 ${/^unset$/i.test(action) ? 'sends no Content-Type' : 'edits the Content-Type of answers'} by this line, which did nothing in 2.2; remove it to keep the types of today.`,
      fix: reviewFix(
        `Remove Header ${action} Content-Type`,
        'The types of today are what clients are to get.',
        removeLine(at),
      ),
    }
  }),
})
