import { replaceArgs, safeFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

export const servertokensValue = ruleOf('starts', {
  id: 'servertokens-value',
  title: 'ServerTokens with an unknown word',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#servertokens',
  fixes: 'safe',
  covers: ['servertokens-value'],
  page: `
## What 2.2 did

Every unknown word after ServerTokens meant Full.

## What 2.4 does

Since 2.4.4, httpd refuses to start because of an unknown word.

## What the rule does

It writes Full, which is what 2.2 sent. If you meant \`none\` or \`off\`, write \`ServerTokens Prod\`, the shortest form
that httpd sends.`,
  check: eachLine(['ServerTokens'], (at) => {
    const [word, ...more] = at.args
    if (!word || more.length > 0 || known.test(word.value) || !isLiteral(at)) return undefined
    return {
      mark: word,
      message: `2.4 refuses to start because of ServerTokens ${word.value}. Write Full, as 2.2 read it, or Prod to send less.`,
      fix: safeFix('Write Full', replaceArgs(at, 'Full')),
    }
  }),
})

/** The words of server/core.c, set_serv_tokens. */
const known = /^(os|min|minimal|major|minor|prod|productonly|full)$/i
