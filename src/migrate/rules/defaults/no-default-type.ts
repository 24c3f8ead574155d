import { contentFolders } from '../../../models/content.js'
import { lineToAddBeside, serverLevelLines, serversOn22 } from '../../../site/server-level.js'
import { ruleOf } from '../../rule.js'

export const noDefaultType = ruleOf('defaults', {
  id: 'no-default-type',
  title: 'DefaultType is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#defaulttype',
  fixes: 'none',
  covers: ['default-content-type'],
  page: `
## What 2.2 did

Without DefaultType, files of unknown type were sent as text/plain.

## What 2.4 does

They are sent without a Content-Type, so the browser guesses. A file that somebody uploaded as text may then be shown
as a page and run its scripts.

## What the rule does

It adds nothing, because no directive of 2.4 does exactly the same. Name the types you have with AddType. For files
without an extension write \`<FilesMatch "^[^.]+$"> ForceType text/plain </FilesMatch>\`. The header
\`X-Content-Type-Options: nosniff\` stops browsers from guessing.

## When not

If the configuration is partly upgraded, the rule reports nothing: the line was probably removed on purpose.`,
  *check(site, { confirmed }) {
    // If an earlier run removed DefaultType, the user has confirmed that no file needs it.
    if ([...confirmed].some((name) => name.startsWith('default-type:'))) return
    // The upgrade has begun, most likely with the removal of DefaultType.
    if (site.judgement.origin === 'on its way') return
    for (const server of serversOn22(site)) {
      const [content] = contentFolders(site, server)
      if (!content || serverLevelLines(site, server, 'DefaultType').length > 0) continue
      yield {
        concerns: 'server',
        at: lineToAddBeside(site, server, 'TypesConfig', 'AddType', 'DocumentRoot'),
        message:
          '2.4 sends files of unknown type without a Content-Type; 2.2 sent text/plain. Name their types with AddType, or with ForceType in a <FilesMatch>.',
      }
    }
  },
})
