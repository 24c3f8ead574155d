import { replaceArgs, safeFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

export const keepaliveValue = ruleOf('starts', {
  id: 'keepalive-value',
  title: 'KeepAlive with a word other than On and Off',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#keepalive',
  covers: ['keepalive-value'],
  page: `
2.2 took any word after KeepAlive: \`off\` and \`0\` turned persistent connections off, and every other word, \`no\` and \`false\`
among them, turned them on. 2.4 takes On and Off only, and does not start with anything else.

The rule writes what the word meant to 2.2.`,
  check: eachLine(['KeepAlive'], (at) => {
    const [word, ...more] = at.args
    if (!word || more.length > 0 || /^(on|off)$/i.test(word.value) || !isLiteral(at)) return undefined
    // modules/http/http_core.c of 2.2, set_keep_alive.
    const meant = word.value === '0' ? 'Off' : 'On'
    return {
      mark: word,
      message: `2.4 takes only On and Off after KeepAlive; write ${meant}, which is how 2.2 read \`${word.value}\`.`,
      fix: safeFix(`Write ${meant}`, replaceArgs(at, meant)),
    }
  }),
})
