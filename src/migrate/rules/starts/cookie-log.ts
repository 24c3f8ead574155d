import { replaceLine, safeFix } from '../../../edit/edit.js'
import { withShellIfNeeded } from '../../../httpd/piped-log.js'
import { canBeQuoted, onlyArgumentOf, quotedIfNeeded } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

/** The format of CookieLog in 2.2 (mod_log_config.c, set_cookie_log). */
const format = '"%{Cookie}n \\"%r\\" %t"'

export const cookieLog = ruleOf('starts', {
  id: 'cookie-log',
  title: 'CookieLog is gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_usertrack.html',
  fixes: 'both',
  covers: ['cookie-log'],
  page: `
## What 2.2 did

CookieLog wrote a separate log of the cookies from mod_usertrack.

## What 2.4 does

httpd refuses to start because of CookieLog.

## What the rule does

It writes a CustomLog with the same file and format, so the log continues unchanged.`,
  check: eachLine(['CookieLog'], (at) => {
    const target = onlyArgumentOf(at)
    if (at.args.length === 0) return undefined
    if (!canBeQuoted(target)) {
      return {
        message: `2.4 refuses to start because of CookieLog. Write a CustomLog line with the same file and the format ${format}.`,
      }
    }
    const line = `CustomLog ${quotedIfNeeded(withShellIfNeeded(target))} ${format}`
    return {
      message: `2.4 refuses to start because of CookieLog. Replace the line with \`${line}\`, which writes the same log.`,
      fix: safeFix('Write CustomLog', replaceLine(at, [line])),
    }
  }),
})
