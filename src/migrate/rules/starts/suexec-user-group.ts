import { removeLine, safeFix } from '../../../edit/edit.js'
import { quotedLineAndPlace } from '../../../syntax/file-and-line.js'
import { ruleOf } from '../../rule.js'

export const suexecUserGroup = ruleOf('starts', {
  id: 'suexec-user-group',
  title: 'SuexecUserGroup on a server without suEXEC',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_suexec.html#suexecusergroup',
  fixes: 'safe',
  covers: ['suexec-user-group'],
  page: `
## What 2.2 did

If the suexec program was missing or turned off, httpd warned about SuexecUserGroup and ran CGI programs as the
server's own user.

## What 2.4 does

httpd does not start ("SuexecUserGroup configured, but suEXEC is disabled").

## What the rule does

If the given files have \`Suexec Off\`, the lines did nothing, and the rule removes them. Otherwise it reports once that
the new server needs the suexec program; Debian has it in apache2-suexec-pristine and apache2-suexec-custom. Do not
remove the lines if suEXEC worked: CGI programs would run as the server's user.`,
  *check(site) {
    const lines = site.directives('SuexecUserGroup')
    const off = site.directives('Suexec').find((line) => /^off$/i.test(line.args[0]?.value ?? ''))
    if (off) {
      const reason = `${quotedLineAndPlace(off)} turns suEXEC off`
      for (const at of lines)
        yield {
          at,
          message: `2.4 refuses to start because of SuexecUserGroup while ${reason}. Remove this SuexecUserGroup, which did nothing in 2.2.`,
          fix: safeFix('Remove SuexecUserGroup', removeLine(at)),
        }
      return
    }
    const [first] = lines
    if (!first || site.from === '2.4') return
    yield {
      at: first,
      concerns: 'server',
      severity: 'info',
      message:
        '2.4 refuses to start because of SuexecUserGroup unless suEXEC works; 2.2 only warned. Check that the new server has the suexec program.',
    }
  },
})
