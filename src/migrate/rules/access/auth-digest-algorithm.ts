import { replaceArgs, reviewFix } from '../../../edit/edit.js'
import { failureAt } from '../../failure.js'
import { eachLine, ruleOf } from '../../rule.js'

export const authDigestAlgorithm = ruleOf('access', {
  id: 'auth-digest-algorithm',
  title: 'AuthDigestAlgorithm MD5-sess',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_auth_digest.html#authdigestalgorithm',
  covers: ['authdigest-algorithm'],
  page: `
2.2 took \`MD5-sess\` but never did it right, and fell back to \`MD5\` where it had no shared memory. 2.4 does not start with
it. \`MD5\`, the default, takes its place; password files need no change, since both hash user, realm and password alike.`,
  check: eachLine(['AuthDigestAlgorithm'], (at) => {
    if (at.args[0]?.value.toLowerCase() !== 'md5-sess') return undefined
    return {
      message: `2.4 has no digest algorithm MD5-sess and ${failureAt(at)} with this line; write MD5, which is also the default.`,
      fix: reviewFix('Use MD5', 'No client insists on the digest algorithm MD5-sess.', replaceArgs(at, 'MD5')),
    }
  }),
})
