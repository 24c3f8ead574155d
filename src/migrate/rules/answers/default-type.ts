import { type Fix, removeLine, replaceLine, reviewFix, safeFix } from '../../../edit/edit.js'
import { moduleOfHandler } from '../../../httpd/handlers.js'
import { startsOnlyOn24 } from '../../../models/starts-only-on-24.js'
import { contextsOf } from '../../../site/context.js'
import type { Site } from '../../../site/site.js'
import { isLiteral, onlyArgumentOf, quotedIfNeeded } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { eachLineInSite, type Hit, ruleOf } from '../../rule.js'

export const defaultType = ruleOf('answers', {
  id: 'default-type',
  title: 'DefaultType has no effect',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#defaulttype',
  fixes: 'both',
  covers: ['default-type', 'default-type-none', 'err-defaulttype'],
  page: `
## What 2.2 did

A file of unknown type was sent with the type in DefaultType, or as text/plain.

## What 2.4 does

Such a file is sent without a Content-Type, and browsers guess. httpd accepts only \`DefaultType none\`, and warns about
any other (AH00117).

## What the rule does

It removes \`DefaultType none\`. It removes \`DefaultType text/plain\`, 2.2's own default, for review: check whether files
of unknown type are served there. For another type it offers, for review, a section for names without an extension:

\`\`\`
<FilesMatch "^[^.]+$">
    ForceType text/html
</FilesMatch>
\`\`\`

Add types for files whose extension neither TypesConfig nor AddType knows. ForceType for a whole folder would also
override known types.

## When not

If a module handles the type, such as \`application/x-httpd-php\` or \`httpd/send-as-is\`, there is no fix. 2.4 would
**send scripts as source**: name the files with AddHandler or SetHandler.`,
  check: eachLineInSite(['DefaultType'], (at, site) => hit(site, at)),
})

function hit(site: Site, at: Directive): Hit {
  const type = at.args[0]?.value ?? ''
  if (/^(none|off)$/i.test(type)) {
    return {
      at,
      severity: 'info',
      message: '`DefaultType none` is the default of 2.4. Remove the line.',
      fix: removal(at),
    }
  }
  if (site.from === '2.4') {
    const message = '2.4 ignores DefaultType and warns at every start. Remove the line.'
    return {
      at,
      message,
      fix:
        site.isVersionGiven || startsOnlyOn24(site)
          ? removal(at)
          : reviewFix('Remove DefaultType', [{ name: 'default-type:runs-on-24', sentence: isOn24 }], removeLine(at)),
    }
  }
  const module = moduleOfHandler(type)
  if (module || /x-httpd-/i.test(type)) {
    const today = module ? `${module} handles today` : `have the type ${type} today`
    const message = `2.4 ignores DefaultType, so files of unknown type, which ${today}, are sent as source. Give these files a handler with AddHandler or SetHandler.`
    return { at, message }
  }
  const isDefault = type.toLowerCase() === 'text/plain' || !isLiteral(at) || !mayHoldFilesMatch(site, at)
  return {
    at,
    message: isDefault
      ? '2.4 ignores DefaultType and sends files of unknown type without a Content-Type. Remove the line, and set the types of those files with AddType.'
      : `2.4 ignores DefaultType, so it no longer sends files of unknown type as ${type}. To keep this type for files without an extension, use ForceType in <FilesMatch "^[^.]+$">.`,
    fix: isDefault ? reviewedRemoval(at, type) : forNamesWithoutExtension(at, type),
  }
}

const removal = (at: Directive): Fix => safeFix('Remove DefaultType', removeLine(at))

const isOn24 = 'The server already runs 2.4, where the line has no effect.'

function reviewedRemoval(at: Directive, type: string): Fix {
  const gone = onlyArgumentOf(at) || type
  const sentence =
    'You accept that clients guess the type of files whose extension is neither in mime.types nor in an AddType line.'
  return reviewFix('Remove DefaultType', [{ name: `default-type:${gone}`, sentence }], removeLine(at))
}

const forNamesWithoutExtension = (at: Directive, type: string): Fix =>
  reviewFix(
    'Set ForceType for files without an extension',
    [
      {
        name: 'default-type:extensions',
        sentence:
          'Nothing else, such as mod_mime_magic or SetHandler, decides the type of files without an extension here.',
      },
    ],
    replaceLine(at, ['<FilesMatch "^[^.]+$">', `    ForceType ${quotedIfNeeded(type)}`, '</FilesMatch>']),
  )

/** Whether httpd allows `<FilesMatch>` around this line: it does not inside `<Location>` and `<Files>`. */
const mayHoldFilesMatch = (site: Site, at: Directive): boolean =>
  [...contextsOf(site, at)].every((context) => ['server', 'virtualhost', 'directory', 'htaccess'].includes(context))
