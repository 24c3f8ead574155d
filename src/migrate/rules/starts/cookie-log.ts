import { replaceLine, safeFix } from '../../../edit/edit.js'
import { withShell } from '../../../httpd/piped-log.js'
import { asWord, mayStandInQuotes, onlyValueOf } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

/** The format that 2.2 gave to it (mod_log_config.c, set_cookie_log). */
const format = '"%{Cookie}n \\"%r\\" %t"'

export const cookieLog = ruleOf('starts', {
  id: 'cookie-log',
  title: 'CookieLog is gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_usertrack.html',
  covers: ['cookie-log'],
  page: `
CookieLog wrote a log of its own with the cookies that mod_usertrack had given out. 2.4 does not start with it.

It becomes a CustomLog with the very format that 2.2 used inside, so the file goes on with the same lines.`,
  check: eachLine(['CookieLog'], (at) => {
    const target = onlyValueOf(at)
    if (at.args.length === 0) return undefined
    if (!mayStandInQuotes(target)) {
      return {
        message: `2.4 has no CookieLog and does not start with it; write a CustomLog with that file and the format ${format}.`,
      }
    }
    const line = `CustomLog ${asWord(withShell(target))} ${format}`
    return {
      message: `2.4 has no CookieLog and does not start with it; write the CustomLog that it stood for: ${line}.`,
      fix: safeFix('Write CustomLog', replaceLine(at, [line])),
    }
  }),
})
