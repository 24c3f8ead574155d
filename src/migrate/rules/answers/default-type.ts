import { type Fix, removeLine, replaceLine, reviewFix, safeFix } from '../../../edit/edit.js'
import { moduleHandling } from '../../../httpd/handlers.js'
import { contextsOf } from '../../../site/context.js'
import type { Site } from '../../../site/site.js'
import { asWord, isLiteral, onlyValueOf } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { eachLine, type Hit, ruleOf } from '../../rule.js'

export const defaultType = ruleOf('answers', {
  id: 'default-type',
  title: 'DefaultType has no effect',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#defaulttype',
  fixes: 'both',
  covers: ['default-type', 'default-type-none', 'err-defaulttype'],
  page: `
2.2 sent a file whose type nothing told as DefaultType said, or as text/plain. 2.4 sends such a file without a Content-Type,
takes only \`DefaultType none\`, and warns of any other (AH00117).

\`DefaultType none\` is removed. \`DefaultType text/plain\`, which 2.2 did by itself, is removed too, but for review: are files
without a known type served there? A browser then guesses. Another type is given to names without an extension, for review as well:

    <FilesMatch "^[^.]+$">
        ForceType text/html
    </FilesMatch>

That leaves files with an extension that no TypesConfig or AddType knows; add the type for those. ForceType for all of a
folder would overrule the known types too.

Where the type is one that a module handles, such as \`application/x-httpd-php\` or \`httpd/send-as-is\`, 2.4 would send the text
of scripts: say with AddHandler or SetHandler which files they are.`,
  check: eachLine(['DefaultType'], (at, site) => hit(site, at)),
})

function hit(site: Site, at: Directive): Hit {
  const type = at.args[0]?.value ?? ''
  if (/^(none|off)$/i.test(type)) {
    return {
      at,
      severity: 'info',
      message: 'DefaultType none is what 2.4 does by itself; remove it.',
      fix: removal(at),
    }
  }
  if (site.from === '2.4') {
    const message = '2.4 ignores DefaultType but for a warning at every start; remove it.'
    return {
      at,
      message,
      fix: site.fromGiven
        ? removal(at)
        : reviewFix('Remove DefaultType', [{ name: 'default-type:runs-on-24', sentence: isOn24 }], removeLine(at)),
    }
  }
  const module = moduleHandling(type)
  if (module || /x-httpd-/i.test(type)) {
    const message = `2.4 ignores DefaultType, and sends the text of the files that ${module ?? type} handles today; name them with AddHandler or SetHandler.`
    return { at, message }
  }
  const isDefault = type.toLowerCase() === 'text/plain' || !isLiteral(at) || !mayHoldFilesMatch(site, at)
  const what = isDefault
    ? 'remove it, and give such files a type with AddType'
    : 'ForceType in <FilesMatch "^[^.]+$"> names it for those without an extension'
  return {
    at,
    message: `2.4 ignores DefaultType and sends files of unknown type without a Content-Type; ${what}.`,
    fix: isDefault ? reviewedRemoval(at, type) : forNamesWithoutExtension(at, type),
  }
}

const removal = (at: Directive): Fix => safeFix('Remove DefaultType', removeLine(at))

const isOn24 = 'This runs on 2.4 today, where the line has no effect.'

function reviewedRemoval(at: Directive, type: string): Fix {
  const gone = onlyValueOf(at) || type
  const sentence = 'Files of unknown type may go out without a Content-Type, or there are none here.'
  return reviewFix('Remove DefaultType', [{ name: `default-type:${gone}`, sentence }], removeLine(at))
}

const forNamesWithoutExtension = (at: Directive, type: string): Fix =>
  reviewFix(
    'Give the type to names without an extension',
    [
      {
        name: 'default-type:extensions',
        sentence: 'Only its extension gives a file here its type; a file without an extension has none.',
      },
    ],
    replaceLine(at, ['<FilesMatch "^[^.]+$">', `    ForceType ${asWord(type)}`, '</FilesMatch>']),
  )

/** FilesMatch stands in no Location and in no other Files. */
const mayHoldFilesMatch = (site: Site, at: Directive): boolean =>
  [...contextsOf(site, at)].every((context) => ['server', 'virtualhost', 'directory', 'htaccess'].includes(context))
