import { directiveNamed } from '../../../httpd/directives.js'
import { contextsOf } from '../../../site/context.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { eachLine, ruleOf } from '../../rule.js'

export const proxypassContext = ruleOf('starts', {
  id: 'proxypass-context',
  title: 'ProxyPass inside <Directory> or <Files>',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxypass',
  covers: ['proxypass-context'],
  page: `
Inside a section, ProxyPass and ProxyPassReverse take the section's argument for the URL path that they are about. 2.2 allowed
that in \`<Directory>\` and \`<Files>\` too, where the argument is a path in the file system. Requests for the URL \`/var/www/app\` were
passed on, those for the URL of that directory were not. 2.4 does not start with such a line.

There is no fix, since the line never did what it seems to say. Put it into the \`<Location>\` it was meant for, or to server level
with the URL path (\`ProxyPass /app http://...\`), or remove it to keep things as they were.`,
  check: eachLine(['ProxyPass', 'ProxyPassMatch', 'ProxyPassReverse'], (at, site) => {
    const contexts = contextsOf(site, at)
    const section = contexts.has('directory') ? '<Directory>' : contexts.has('files') ? '<Files>' : undefined
    if (!section || isHtaccess(at.file)) return undefined
    const name = directiveNamed(at.key)?.name
    return {
      message: `2.4 does not start with ${name} inside ${section}, where 2.2 took the file path for a URL path; move it into the <Location> it is meant for, or remove it.`,
    }
  }),
})
