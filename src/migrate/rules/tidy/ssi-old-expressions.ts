import { htaccessFoldersOnServer } from '../../../access/merge/places/file-places.js'
import { groupBy } from '../../../base/group-by.js'
import { listText } from '../../../base/list-text.js'
import { insertAfter, reviewFix } from '../../../edit/edit.js'
import { grantedOverrides } from '../../../models/granted-overrides.js'
import { type Context, contextsOf } from '../../../site/context.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { isKnownToComeFrom22 } from '../../../site/version-judgement.js'
import { ancestors, type ConfigFile, type Directive, type Section } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const ssiOldExpressions = ruleOf('tidy', {
  id: 'ssi-old-expressions',
  title: 'Pages with server-side includes may have conditions written for 2.2',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_include.html#ssilegacyexprparser',
  fixes: 'review',
  covers: ['ssi-if-expr', 'ssi-error-documents'],
  page: `
## What 2.2 did

Conditions in server-side includes had their own syntax: \`<!--#if expr="$NAME = /x/" -->\`.

## What 2.4 does

The syntax is new. A variable without quotes turns the condition into "[an error occurred while processing this
directive]". \`"$NAME"\` in quotes is silently read as plain text. The multi-language error pages of 2.2 break too.

## What the rule does

It reports each section that turns server-side includes on, or the server once if they are on for all. If the
configuration is clearly one for 2.2, it offers \`SSILegacyExprParser on\` for review, which brings the old syntax back.
Check first that the pages there have old conditions: new ones stop working. It is better to rewrite the conditions
(\`v('NAME') =~ /x/\`) and to use the error pages of 2.4.

## When not

If the pages are among the given files, the rule ssi-condition rewrites them. Pages that end in html are read only if
you name them.`,
  *check(site) {
    if (site.from === '2.4') return
    const pages = pagesIn(site)
    const switches = switchesOf(site).filter((line) => !isForOneOf(pages, line))
    const within = switches.filter((line) => isPerDirectory(site, line))
    const inside = groupBy(within, placeOf)
    const outermost = new Map([...inside].filter(([place]) => isOutermost(site, inside, place)))
    for (const [at] of outermost.values()) yield inSection(site, at)
    const wide = pages.length === 0 ? switches.find((line) => !isPerDirectory(site, line)) : undefined
    const isAllowed = () =>
      site.directives('Options').some((line) => allowsIncludes(line) && !outermost.has(placeOf(line)))
    if (wide && !site.hasDirective('SSILegacyExprParser') && isAllowed() && isKnownToComeFrom22(site, wide.file)) {
      yield {
        at: wide,
        concerns: 'server',
        message: `${changed} (#if expr="$NAME ..."). Rewrite those conditions, or add \`SSILegacyExprParser on\` to the <Directory> of their pages.`,
      }
    }
  },
})

/**
 * The pages that are given with the configuration. Their conditions are rewritten one by one; after that, the old
 * syntax must stay off.
 */
const pagesIn = (site: Site): readonly string[] =>
  site.others.filter((file) => file.text.includes('<!--#')).map(({ path }) => `${path.toLowerCase()}.`)

/** Whether a line turns server-side includes on for one of these pages, judging by the file extension. */
function isForOneOf(pages: readonly string[], line: Directive): boolean {
  const endings = endingsOf(line)
  return pages.some((path) => endings.length === 0 || endings.some((ending) => path.includes(`.${ending}.`)))
}

/**
 * The file extensions for which a line turns includes on. XBitHack applies to text/html (modules/filters/mod_include.c,
 * include_fixup).
 */
const endingsOf = ({ key, args }: Directive): readonly string[] =>
  key === 'xbithack'
    ? ['html', 'htm']
    : key === 'addoutputfilter' || key === 'addhandler'
      ? args.slice(1).map(({ value }) => value.replace(/^\./, '').toLowerCase())
      : []

const changed = '2.4 does not understand the 2.2 syntax of conditions in server-side includes'

const placeOf = (line: Directive): ConfigFile | Section =>
  [...ancestors(line)].find((section) => /^(directory|location|files)(match)?$/.test(section.key)) ?? line.file

function inSection(site: Site, at: Directive): Hit {
  if (pagesIn(site).length > 0) {
    const named = listText(endingsOf(at), 3, ' or ')
    return {
      at,
      message: `${changed}. Pages that end in ${named} are read only if you name them: run httpd-upgrade again with the paths of these pages.`,
    }
  }
  const message = `${changed} (#if expr="$NAME ..."). If pages have such conditions, write \`SSILegacyExprParser on\` here, or rewrite the conditions.`
  const granted = isHtaccess(at.file) ? grantedOverrides(site, htaccessFoldersOnServer(site, at.file)) : undefined
  const allowed = !isHtaccess(at.file) || granted?.has('all') || granted?.has('limit')
  if (!allowed || !isKnownToComeFrom22(site, at.file)) return { at, message }
  const assumes = 'Every `#if` line in the pages of these sections has the 2.2 syntax.'
  return {
    at,
    message: `${changed} (#if expr="$NAME ..."). To keep the 2.2 syntax in this section, add \`SSILegacyExprParser on\`.`,
    fix: reviewFix('Add SSILegacyExprParser on', assumes, insertAfter(at, ['SSILegacyExprParser on'])),
  }
}

/**
 * Whether a section or file is the outermost one to get the line: no line in or around it chooses the syntax, and nothing
 * around it gets such a line.
 */
function isOutermost(site: Site, inside: ReadonlyMap<unknown, unknown>, place: ConfigFile | Section): boolean {
  const chosen = site.once(placesChosen)
  const around = 'key' in place ? [place.file, ...ancestors(place)] : []
  return !chosen.has(place) && !around.some((one) => chosen.has(one) || inside.has(one))
}

const placesChosen = (site: Site) => new Set(site.directives('SSILegacyExprParser').map(placeOf))

/** The lines that turn server-side includes on for some files. */
const switchesOf = (site: Site): Directive[] => [
  ...site
    .directives('AddOutputFilter', 'SetOutputFilter', 'AddOutputFilterByType')
    .filter((line) => /(^|;)includes(;|$)/i.test(firstOf(line))),
  ...site.directives('AddHandler', 'SetHandler').filter((line) => /^server-parsed$/i.test(firstOf(line))),
  ...site.directives('XBitHack').filter((line) => /^(on|full)$/i.test(firstOf(line))),
]

const firstOf = (line: Directive): string => line.args[0]?.value ?? ''

/** SSILegacyExprParser is not allowed at server level (modules/filters/mod_include.c: OR_LIMIT). */
const perDirectory: ReadonlySet<Context> = new Set(['directory', 'location', 'files', 'htaccess'])
const isPerDirectory = (site: Site, line: Directive): boolean =>
  [...contextsOf(site, line)].every((context) => perDirectory.has(context))

const allowsIncludes = (line: Directive): boolean =>
  line.args.some(({ value }) => /^\+?(includes|includesnoexec|all)$/i.test(value))
