import { removeLine, reviewFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const headerContentType = ruleOf('answers', {
  id: 'header-content-type',
  title: 'Header edit and unset of Content-Type begin to work',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_headers.html#header',
  fixes: 'review',
  page: `
## What 2.2 did

\`Header edit\` and \`Header unset\` for Content-Type did nothing, because the type was not a header yet.

## What 2.4 does

They change the type, or remove it.

## What the rule does

It offers to remove the line, which keeps today's types. If you want its effect, keep it.

## When not

If the line is \`Header set Content-Type\`, it works in both versions.`,
  check: eachLineOn22(['Header'], (at) => {
    const words = at.args.map(({ value }) => value)
    const [action = '', name = ''] = /^(onsuccess|always)$/i.test(words[0] ?? '') ? words.slice(1) : words
    // modules/metadata/mod_headers.c, do_headers_fixup: 2.2 looks for the header only in the header table, 2.4 also in
    // r->content_type.
    if (!/^(edit\*?|unset)$/i.test(action) || !/^content-type:?$/i.test(name) || !isLiteral(at)) return undefined
    return {
      message: `2.4 ${/^unset$/i.test(action) ? 'sends no Content-Type' : 'edits the Content-Type of responses'} because of this line, which did nothing in 2.2. Remove the line to keep today's types.`,
      fix: reviewFix(
        `Remove Header ${action} Content-Type`,
        "Clients should keep getting today's types.",
        removeLine(at),
      ),
    }
  }),
})
