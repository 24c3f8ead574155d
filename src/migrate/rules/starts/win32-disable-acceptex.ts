import { removeLine, replaceLine, safeFix } from '../../../edit/edit.js'
import type { Site } from '../../../site/site.js'
import { eachLineInSite, ruleOf } from '../../rule.js'

export const win32DisableAcceptex = ruleOf('starts', {
  id: 'win32-disable-acceptex',
  title: 'Win32DisableAcceptEx is gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#acceptfilter',
  fixes: 'safe',
  covers: ['win32-disable-acceptex'],
  page: `
## What 2.2 did

On Windows, Win32DisableAcceptEx turned off a way of accepting connections that some VPN and antivirus programs break.

## What 2.4 does

httpd refuses to start because of Win32DisableAcceptEx. The new form is \`AcceptFilter http none\` and \`AcceptFilter https none\`.

## What the rule does

It writes both lines.`,
  check: eachLineInSite(['Win32DisableAcceptEx'], (at, site) => {
    const lines = ['http', 'https']
      .filter((protocol) => !isSaid(site, protocol))
      .map((name) => `AcceptFilter ${name} none`)
    return {
      message:
        '2.4 refuses to start because of Win32DisableAcceptEx. Write `AcceptFilter http none` and `AcceptFilter https none` instead.',
      fix: safeFix('Write AcceptFilter', lines.length ? replaceLine(at, lines) : removeLine(at)),
    }
  }),
})

const isSaid = (site: Site, protocol: string): boolean =>
  site
    .directives('AcceptFilter')
    .some((line) => line.args[0]?.value === protocol && line.args[1]?.value.toLowerCase() === 'none')
