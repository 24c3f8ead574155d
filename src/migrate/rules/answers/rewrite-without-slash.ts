import { flagsOfRewriteRule, wordsOfRewriteLine } from '../../../httpd/rewrite-words.js'
import { contextsOf } from '../../../site/context.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLineInSite, ruleOf } from '../../rule.js'

export const rewriteWithoutSlash = ruleOf('answers', {
  id: 'rewrite-without-slash',
  title: 'RewriteRule at server level to a path without a leading slash',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewriterule',
  fixes: 'none',
  page: `
## What 2.2 did

At server and virtual host level, a RewriteRule such as \`^/old$ new.html\` leads to a path without a leading slash.
httpd answered 400.

## What 2.4 does

Since 2.4.60, httpd looks for it below DocumentRoot: **the file that was refused is sent**.

## What the rule does

It reports the line. Write the path with a slash if the file should be sent, or remove the rule.`,
  check: eachLineInSite(['RewriteRule'], (at, site) => {
    const words = isLiteral(at) ? wordsOfRewriteLine(at) : undefined
    if (site.from === '2.4' || !words || !/^[\w.]/.test(words.second) || /^\w[\w+.-]*:/.test(words.second)) return
    if (flagsOfRewriteRule(words.flags).some((flag) => /^(r|redirect|p|proxy|f|forbidden|g|gone|c|chain)$/i.test(flag)))
      return
    const contexts = contextsOf(site, at)
    if (!contexts.has('server') && !contexts.has('virtualhost')) return
    return {
      message: `2.4 sends the file below DocumentRoot; 2.2 answered 400, because the path has no leading slash. If the file should be sent, write /${words.second}. Otherwise remove the rule.`,
    }
  }),
})
