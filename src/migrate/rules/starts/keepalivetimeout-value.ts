import { replaceArgs, safeFix } from '../../../edit/edit.js'
import { atoi } from '../../../httpd/number.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLineInSite, ruleOf } from '../../rule.js'

export const keepalivetimeoutValue = ruleOf('starts', {
  id: 'keepalivetimeout-value',
  title: 'KeepAliveTimeout with a unit or without a number',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#keepalivetimeout',
  fixes: 'safe',
  covers: ['keepalivetimeout-value'],
  page: `
## What 2.2 did

httpd read the leading digits as seconds and ignored the rest: \`10ms\` and \`10m\` were ten seconds, \`abc\` was 0.

## What 2.4 does

httpd knows the units \`h\`, \`mi\`, \`s\` and \`ms\`, and refuses to start because of any other text.

## What the rule does

It writes the seconds that 2.2 waited, if 2.4 would wait for another time or not start. If you meant the unit, write
it the way 2.4 knows it. For a negative value write 0: 2.2 did not wait.`,
  check: eachLineInSite(['KeepAliveTimeout'], (at, site) => {
    const [word, ...more] = at.args
    if (!word || more.length > 0 || !isLiteral(at)) return undefined
    const seconds = atoi(word.value)
    const in24 = secondsIn24(word.value)
    if (in24 === seconds || (in24 !== undefined && site.from === '2.4')) return undefined
    const does =
      in24 === undefined
        ? `2.4 refuses to start because of KeepAliveTimeout ${word.value}`
        : `2.4 reads the unit in KeepAliveTimeout ${word.value}; 2.2 ignored it`
    return {
      mark: word,
      severity: in24 === undefined ? 'error' : 'warning',
      message: `${does}. ${seconds < 0 ? 'Write 0, since 2.2 did not wait' : `Write ${seconds}, the seconds that 2.2 waited`}.`,
      fix: seconds < 0 ? undefined : safeFix(`Write ${seconds}`, replaceArgs(at, String(seconds))),
    }
  }),
})

/** The seconds that 2.4 reads (server/util.c, ap_timeout_parameter_parse); undefined if it rejects the value. */
function secondsIn24(value: string): number | undefined {
  const [, digits = '', unit = ''] = /^\s*([+-]?\d*)(.*)$/s.exec(value) ?? []
  const count = Number(digits) || 0
  if (count < 0) return undefined
  if (unit === '' || unit.startsWith('s')) return count
  if (unit.startsWith('h')) return count * 3600
  if (unit.startsWith('ms')) return count / 1000
  return unit.startsWith('mi') ? count * 60 : undefined
}
