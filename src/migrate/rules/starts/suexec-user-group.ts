import { removeLine, safeFix } from '../../../edit/edit.js'
import { ruleOf } from '../../rule.js'

export const suexecUserGroup = ruleOf('starts', {
  id: 'suexec-user-group',
  title: 'SuexecUserGroup on a server without suEXEC',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_suexec.html#suexecusergroup',
  covers: ['suexec-user-group'],
  page: `
Where the suexec program was missing or turned off, 2.2 printed a warning for SuexecUserGroup and ran CGI programs as the
server's own user. 2.4 does not start then ("SuexecUserGroup configured, but suEXEC is disabled").

With \`Suexec Off\` in the given files it is clear that the lines did nothing, and the rule removes them. Otherwise nobody can see
from here whether the new server has a suexec program that fits. (In Debian it is a package of its own, apache2-suexec-pristine
or apache2-suexec-custom.) So the rule only says once that it is needed. Do not remove the lines where suEXEC worked: the CGI
programs would run as the server's user.`,
  *check(site) {
    const lines = site.directives('SuexecUserGroup')
    const off = site.directives('Suexec').some((line) => /^off$/i.test(line.args[0]?.value ?? ''))
    for (const at of off ? lines : []) {
      yield {
        at,
        message:
          '2.4 does not start with SuexecUserGroup while suEXEC is off; remove the line, which did nothing in 2.2.',
        fix: safeFix('Remove SuexecUserGroup', removeLine(at)),
      }
    }
    const [first] = lines
    if (off || !first || site.from === '2.4') return
    yield {
      at: first,
      concerns: 'server',
      severity: 'info',
      message:
        '2.4 does not start with SuexecUserGroup if suEXEC cannot be used, where 2.2 only warned; make sure that the new server has the suexec program.',
    }
  },
})
