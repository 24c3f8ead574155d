import { replaceArgs, safeFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

export const keepaliveValue = ruleOf('starts', {
  id: 'keepalive-value',
  title: 'KeepAlive with a word other than On and Off',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#keepalive',
  fixes: 'safe',
  covers: ['keepalive-value'],
  page: `
## What 2.2 did

\`off\` and \`0\` turned persistent connections off. Every other word, even \`no\` and \`false\`, turned them on.

## What 2.4 does

httpd accepts only On and Off, and refuses to start because of any other word.

## What the rule does

It writes On or Off, as 2.2 read the word.`,
  check: eachLine(['KeepAlive'], (at) => {
    const [word, ...more] = at.args
    if (!word || more.length > 0 || /^(on|off)$/i.test(word.value) || !isLiteral(at)) return undefined
    // 2.2 compared the word only with `off` and `0` (modules/http/http_core.c, set_keep_alive).
    const meant = word.value === '0' ? 'Off' : 'On'
    return {
      mark: word,
      message: `2.4 accepts only On and Off after KeepAlive. Write ${meant}, as 2.2 read \`${word.value}\`.`,
      fix: safeFix(`Write ${meant}`, replaceArgs(at, meant)),
    }
  }),
})
