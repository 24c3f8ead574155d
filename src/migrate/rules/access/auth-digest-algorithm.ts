import { replaceArgs, reviewFix } from '../../../edit/edit.js'
import { failureAt } from '../../failure.js'
import { eachLine, ruleOf } from '../../rule.js'

export const authDigestAlgorithm = ruleOf('access', {
  id: 'auth-digest-algorithm',
  title: 'AuthDigestAlgorithm MD5-sess is refused',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_auth_digest.html#authdigestalgorithm',
  fixes: 'review',
  covers: ['authdigest-algorithm'],
  page: `
## What 2.2 did

httpd accepted \`MD5-sess\` but never computed it correctly. Without shared memory it used \`MD5\`.

## What 2.4 does

httpd refuses to start because of \`MD5-sess\`.

## What the rule does

It offers \`MD5\`, the default. Password files stay valid: both hash user, realm and password the same way.`,
  check: eachLine(['AuthDigestAlgorithm'], (at) => {
    if (at.args[0]?.value.toLowerCase() !== 'md5-sess') return undefined
    return {
      message: `2.4 ${failureAt(at)} because of the digest algorithm MD5-sess. Write \`MD5\`, which is the default.`,
      fix: reviewFix(
        'Write MD5, the default',
        'No client requires the digest algorithm MD5-sess.',
        replaceArgs(at, 'MD5'),
      ),
    }
  }),
})
