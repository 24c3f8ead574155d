import { directiveByName } from '../../../httpd/directives.js'
import { contextsOf } from '../../../site/context.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { eachLineInSite, ruleOf } from '../../rule.js'

export const proxypassContext = ruleOf('starts', {
  id: 'proxypass-context',
  title: 'ProxyPass inside <Directory> or <Files>',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxypass',
  fixes: 'none',
  covers: ['proxypass-context'],
  page: `
## What 2.2 did

ProxyPass and ProxyPassReverse in a section use the section's argument as the URL path. In \`<Directory>\` and \`<Files>\`
that is a file path: requests for the URL \`/var/www/app\` went to the back end, requests for that directory did not.

## What 2.4 does

httpd refuses to start because of ProxyPass there.

## What the rule does

It reports the line, which never did what it seems to say. Move it to the right \`<Location>\`, write it at server level
with the URL path (\`ProxyPass /app http://...\`), or remove it to change nothing.`,
  check: eachLineInSite(['ProxyPass', 'ProxyPassMatch', 'ProxyPassReverse'], (at, site) => {
    const contexts = contextsOf(site, at)
    const section = contexts.has('directory') ? '<Directory>' : contexts.has('files') ? '<Files>' : undefined
    if (!section || isHtaccess(at.file)) return undefined
    const name = directiveByName(at.key)?.name
    return {
      message: `2.4 refuses to start because of ${name} inside ${section}, where 2.2 used the file path as a URL. Move the line to the <Location> of the URL that it should proxy, or remove the line.`,
    }
  }),
})
