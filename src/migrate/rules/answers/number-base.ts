import { replaceArgs, safeFix } from '../../../edit/edit.js'
import { atoi, strtolAnyBase } from '../../../httpd/number.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const numberBase = ruleOf('answers', {
  id: 'number-base',
  title: 'A size written in hexadecimal or octal',
  see: 'https://httpd.apache.org/docs/2.4/mod/mpm_common.html#threadstacksize',
  fixes: 'safe',
  covers: ['number-base'],
  page: `
## What 2.2 did

MaxMemFree, ThreadStackSize, CacheMinFileSize and CacheMaxFileSize accepted C notation: \`0x100000\` is hexadecimal, and
a leading 0 means octal.

## What 2.4 does

Only decimal digits are read: \`0x100000\` becomes 0, and \`0100\` becomes 100 instead of 64.

## What the rule does

It writes the number that 2.2 read.`,
  check: eachLineOn22(['MaxMemFree', 'ThreadStackSize', 'CacheMinFileSize', 'CacheMaxFileSize'], (at) => {
    const [word, ...more] = at.args
    if (!word || more.length > 0 || !isLiteral(at)) return undefined
    const [before, after] = [strtolAnyBase(word.value), atoi(word.value)]
    if (before === after || before < 0) return undefined
    return {
      mark: word,
      message: `2.4 reads ${word.value} as ${after}, because it reads only decimal digits. Write ${before}, as 2.2 read it.`,
      fix: safeFix(`Write ${before}`, replaceArgs(at, String(before))),
    }
  }),
})
