import { replaceArgs, reviewFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { failureAt } from '../../failure.js'
import { eachLine, ruleOf } from '../../rule.js'

export const authDigestQop = ruleOf('access', {
  id: 'auth-digest-qop',
  title: 'AuthDigestQop takes only auth',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_auth_digest.html#authdigestqop',
  fixes: 'review',
  covers: ['authdigest-qop'],
  page: `
## What 2.2 did

httpd accepted \`auth-int\` with a warning, because it worked only for responses without a body. It accepted \`none\` for
clients from before 1999.

## What 2.4 does

httpd refuses to start because of \`auth-int\`. Since 2.4.69 it also rejects \`none\`.

## What the rule does

It offers \`auth\`, the default, which every browser supports. The fix is for review because a program of your own might
require the other value.`,
  check: eachLine(['AuthDigestQop'], (at) => {
    const old = at.args.find((arg) => /^(auth-int|none)$/i.test(arg.value))
    if (!old || !isLiteral(at)) return undefined
    return {
      mark: old,
      message: `2.4 ${failureAt(at)} because of AuthDigestQop ${old.value.toLowerCase()}${isNone(old.value) ? ' (2.4.69 and later)' : ''}. Write \`auth\`, which is also the default.`,
      fix: reviewFix(
        'Write auth',
        [
          {
            name: `auth-digest-qop:${old.value.toLowerCase()}`,
            sentence: `No client insists on qop=${old.value.toLowerCase()} in digest authentication.`,
          },
        ],
        replaceArgs(at, 'auth'),
      ),
    }
  }),
})

const isNone = (value: string) => value.toLowerCase() === 'none'
