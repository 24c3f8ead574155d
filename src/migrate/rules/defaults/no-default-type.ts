import { contentOf } from '../../../models/content.js'
import { lineBeside, serverLines, serversOn22 } from '../../../site/server-level.js'
import { ruleOf } from '../../rule.js'

export const noDefaultType = ruleOf('defaults', {
  id: 'no-default-type',
  title: 'DefaultType is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#defaulttype',
  covers: ['default-content-type'],
  page: `
Without a DefaultType line 2.2 called a file of unknown type text/plain. 2.4 sends it without a Content-Type, and the
browser guesses: what somebody uploaded as text may be shown as a page, scripts and all.

There is no directive in 2.4 that does just the same, so nothing is added. Name the types you have with AddType, and where
files without an extension are served say \`<FilesMatch "^[^.]+$"> ForceType text/plain </FilesMatch>\`. The header
\`X-Content-Type-Options: nosniff\` keeps browsers from guessing.`,
  *check(site, { confirmed }) {
    // Whoever took the line out has said that no file needs it.
    if ([...confirmed].some((name) => name.startsWith('default-type:'))) return
    for (const server of serversOn22(site)) {
      const [content] = contentOf(site, server)
      if (!content || serverLines(site, server, 'DefaultType').length > 0) continue
      yield {
        concerns: 'server',
        at: lineBeside(site, server, 'TypesConfig', 'AddType', 'DocumentRoot'),
        message:
          '2.4 sends files of unknown type without a Content-Type; 2.2 sent text/plain. Name their types with AddType, or with ForceType in a <FilesMatch>.',
      }
    }
  },
})
