import { removeLine, replaceLine, safeFix } from '../../../edit/edit.js'
import type { Site } from '../../../site/site.js'
import { eachLine, ruleOf } from '../../rule.js'

export const win32DisableAcceptex = ruleOf('starts', {
  id: 'win32-disable-acceptex',
  title: 'Win32DisableAcceptEx is gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#acceptfilter',
  covers: ['win32-disable-acceptex'],
  page: `
On Windows, Win32DisableAcceptEx kept 2.2 from a way of accepting connections that some VPN and antivirus programs break.
2.4 does not start with it; its way to say so is \`AcceptFilter http none\`, and the same for https.`,
  check: eachLine(['Win32DisableAcceptEx'], (at, site) => {
    const lines = ['http', 'https']
      .filter((protocol) => !isSaid(site, protocol))
      .map((name) => `AcceptFilter ${name} none`)
    return {
      message:
        '2.4 has no Win32DisableAcceptEx and does not start with it; write "AcceptFilter http none" and "AcceptFilter https none".',
      fix: safeFix('Write AcceptFilter', lines.length ? replaceLine(at, lines) : removeLine(at)),
    }
  }),
})

const isSaid = (site: Site, protocol: string): boolean =>
  site
    .directives('AcceptFilter')
    .some((line) => line.args[0]?.value === protocol && line.args[1]?.value.toLowerCase() === 'none')
