import { rewriteFlags, rewriteWords } from '../../../httpd/rewrite-words.js'
import { contextsOf } from '../../../site/context.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

export const rewriteWithoutSlash = ruleOf('answers', {
  id: 'rewrite-without-slash',
  title: 'RewriteRule of a server to a path without a slash before it',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewriterule',
  fixes: 'none',
  page: `
At server and virtual host level a RewriteRule such as \`^/old$ new.html\` leads to a path that does not begin with a slash. 2.2
answers 400. Releases of 2.4 since 2.4.60 look for it below DocumentRoot, so that what was refused is sent.

There is no fix: write the path with a slash if it is to be sent, or take the rule out.`,
  check: eachLine(['RewriteRule'], (at, site) => {
    const words = isLiteral(at) ? rewriteWords(at) : undefined
    if (site.from === '2.4' || !words || !/^[\w.]/.test(words.second) || /^\w[\w+.-]*:/.test(words.second)) return
    if (rewriteFlags(words.flags).some((flag) => /^(r|redirect|p|proxy|f|forbidden|g|gone|c|chain)$/i.test(flag)))
      return
    const contexts = contextsOf(site, at)
    if (!contexts.has('server') && !contexts.has('virtualhost')) return
    return {
      message: `2.2 answers 400 for a path without a slash before it, and 2.4 looks for it below DocumentRoot. Write /${words.second} if it is to be sent, or take the rule out.`,
    }
  }),
})
