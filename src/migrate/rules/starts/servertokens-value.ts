import { replaceArgs, safeFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

export const servertokensValue = ruleOf('starts', {
  id: 'servertokens-value',
  title: 'ServerTokens with a word that it does not know',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#servertokens',
  covers: ['servertokens-value'],
  page: `
2.2 took every word that it did not know after ServerTokens for Full. Since 2.4.4 httpd does not start with such a word.

The rule writes Full, which is what 2.2 sent. A word such as \`none\` or \`off\` was hardly meant so: the shortest that httpd
sends is \`ServerTokens Prod\`.`,
  check: eachLine(['ServerTokens'], (at) => {
    const [word, ...more] = at.args
    if (!word || more.length > 0 || known.test(word.value) || !isLiteral(at)) return undefined
    return {
      mark: word,
      message: `2.4 does not start with ServerTokens ${word.value}; write Full, which 2.2 took it for, or Prod to send less.`,
      fix: safeFix('Write Full', replaceArgs(at, 'Full')),
    }
  }),
})

/** The words of server/core.c, set_serv_tokens. */
const known = /^(os|min|minimal|major|minor|prod|productonly|full)$/i
