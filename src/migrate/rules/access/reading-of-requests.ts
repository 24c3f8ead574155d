import { accessDirectives } from '../../../access/read/access-lines.js'
import { listText, nonEmptyTexts } from '../../../base/list-text.js'
import { type Edit, safeFix } from '../../../edit/edit.js'
import { hasFileForEachModule } from '../../../models/modules/loaded-modules.js'
import { isServerComplete, type Server, serversOn22 } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { fileAndLine } from '../../../syntax/file-and-line.js'
import { logicalLineText } from '../../../syntax/lines.js'
import { commandsUnder, isDirective, type Section } from '../../../syntax/tree.js'
import { builtInAnswerEdits } from '../../access/error-pages.js'
import {
  editForInternalChecks,
  mostSeriousRule,
  serversSkippingInternalChecks,
  type UncheckedRule,
  uncheckedRules,
} from '../../access/internal-requests.js'
import {
  editForPatternsAs22,
  isRefusingRule,
  linesForPatternsAs22,
  missingPatternDirectives,
  type PatternDirective,
  patternsIn,
  patternsMayRefuseOtherRequests,
  patternsRequiringDoubledSlashes,
  type RequestPattern,
  wantsPatternsAs22,
} from '../../access/patterns.js'
import { assumptionIf } from '../../assumptions.js'
import { type Choices, type Hit, ruleOf } from '../../rule.js'
import { lessSafeDefaultFix, withDefaultAdopted } from '../../unset-default.js'

export const readingOfRequests = ruleOf('access', {
  id: 'reading-of-requests',
  title: '2.4 reads paths, patterns and subrequests differently',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mergeslashes',
  oldDefaultNeed: 'Requests with `//` or %0a must match as in 2.2 (the access log shows whether there are any).',
  fixes: 'safe',
  covers: ['access-internal-requests', 'default-regex', 'default-mergeslashes'],
  page: `
## What 2.2 did

Patterns saw \`//\` in URLs, \`$\` also matched before a newline at the end, and \`.\` did not match a newline. Access was
checked again for requests that httpd makes itself: the index of a folder, an error page, an include, the target of a
RewriteRule.

## What 2.4 does

Since 2.4.39, \`//\` becomes \`/\` before any pattern sees the URL, so that \`//\` cannot evade a pattern (CVE-2019-0220).
\`^/pub/[^/]+$\` then also matches \`/pub//x\`, and a pattern with \`//\` never matches. Since 2.4.30, \`$\` matches only at
the very end (CVE-2017-15715); since 2.4.41, \`.\` also matches a newline (CVE-2019-10098). Clients send a newline as
\`%0a\`.

Access is not checked again if the same sections apply and all modules decide by the sections alone. \`<Limit GET>\`
then no longer protects an index from POST, and a variable that changes in between has no effect. A refused client
also gets an error page that 2.2 refused.

## What the rule does

It adds up to three lines to a server that has access rules or refuses by a pattern. Each is added only where it
changes the result for some path, and the message names the pattern or rule.

- \`MergeSlashes Off\` keeps \`//\`. The path \`/a//../b\` alone is no reason to add it: it was \`/a/b\` in 2.2 and is
  \`/b\` in 2.4.
- \`RegexDefaultOptions\` keeps the old \`$\` and \`.\`.
- mod_allowmethods, loaded without any of its directives, makes 2.4 check as often as 2.2 did. Red Hat loads it in
  conf.modules.d.

An error page that a client asks for directly is not checked twice in 2.4; for such a page, the rule writes
\`ErrorDocument default\` in a \`<Location>\`.

The lines need 2.4.39 or later. They have no \`<IfVersion>\` around them, because distributions brought the changes to
older versions; a 2.4 that refuses to start because of them does not need them. With \`--defaults adopt\` they are not
written, and the access rules that depend on them are for review.

## When not

If the pattern matches the same paths either way, as \`^/+$\` does, the rule adds nothing. Newlines do not matter for
patterns on file names, error texts and variables used only by scripts.`,
  weighsGuards: true,
  *check(site, choices) {
    // A quick test, because most files have no access rules.
    if (!site.hasDirective(...refusing) && site.sections(...matching).length === 0) return
    if (site.from === '2.2' && serversOn22(site).length === 0)
      yield* patternsRequiringDoubledSlashes(site).map(doubledHit)
    for (const server of serversOn22(site)) {
      const unasked = uncheckedRules(site, choices.ineffectiveAllow).filter(({ at }) => server.files.has(at.file))
      const [first, ...others] = unasked
      const kept = unasked.filter(({ kind, isKept }) => kind === 'page' && isKept)
      const pages = kept.flatMap(({ at }) => (isDirective(at) ? builtInAnswerEdits(site, at) : []))
      const skips = serversSkippingInternalChecks(site).some(({ at }) => at === server.at)
      const hits = [
        ...(mayRefuse(site, server) ? patternHit(site, server, choices) : []),
        ...(first && skips ? [methodsHit(site, server, mostSeriousRule([first, ...others]), pages)] : []),
      ]
      for (const hit of hits) yield choices.defaults === 'adopt' ? withDefaultAdopted(hit) : hit
      if (!(first && skips) && kept[0] && pages.length > 0) yield pageHit(kept[0], pages)
    }
  },
})

/** Directives that may refuse a request, by access rules or by a pattern. */
const refusing = [
  ...accessDirectives,
  ...['SSLRequire', 'SSLRequireSSL', 'SSLVerifyClient', 'RewriteRule', 'RewriteCond', 'RedirectMatch'],
  ...['AliasMatch', 'ScriptAliasMatch', 'SetEnvIf', 'SetEnvIfNoCase', 'BrowserMatch'],
]

/** Sections whose pattern or path may contain `//`. */
const matching = ['LocationMatch', 'DirectoryMatch', 'FilesMatch', 'Location', 'Directory', 'Files']

/**
 * Whether a request may be refused: by access rules, by Options for a pattern, by a status of RewriteRule or
 * RedirectMatch, or by a pattern for two slashes.
 */
const mayRefuse = (site: Site, server: Server): boolean =>
  accessDirectives.some((name) => [...server.files].some((file) => file.named(name).length > 0)) ||
  patternsIn(site).some(
    ({ at, isForUrl }) => isForUrl && at.kind === 'section' && server.files.has(at.file) && saysOptions(at),
  ) ||
  site
    .directives('RewriteRule', 'RedirectMatch')
    .some(
      (line) =>
        server.files.has(line.file) &&
        (isRefusingRule(line) || line.args.some(({ value }) => /\/\/|\/\{2/.test(value))),
    )

const saysOptions = ({ commands }: Section): boolean =>
  [...commandsUnder(commands)].some(({ key }) => key === 'options')

function patternHit(site: Site, server: Server, choices: Choices): readonly Hit[] {
  const lines = linesForPatternsAs22(site, server)
  if (lines.length === 0) return []
  const named = listText(lines)
  const edit = editForPatternsAs22(site, server)
  const changed = missingPatternDirectives(site, server)
  const hit: Hit = {
    at: server.at,
    concerns: 'server',
    access: patternsMayRefuseOtherRequests(site, server) ? undefined : 'same',
    message: `${differencesText(changed)} If these requests must match as in 2.2, add ${named} (2.4.39 or later).`,
  }
  if (!edit) return [hit]
  const directives = lines.map((line) => line.split(' ', 1)[0] ?? line)
  const name = `reading-of-requests:${directives.join('+')}`
  const sentence = `No other file sets ${listText(directives, directives.length, ' or ')}.`
  const unseen = assumptionIf(!isServerComplete(site, server), name, sentence)
  const defaults = wantsPatternsAs22(site, choices) ? 'keep' : choices.defaults
  return [{ ...hit, fix: lessSafeDefaultFix(`Add ${named}`, { defaults }, unseen, edit) }]
}

/** How 2.4 matches patterns differently, and the first pattern that each difference affects. */
function differencesText(changed: readonly PatternDirective[]): string {
  const kinds = new Set(changed.map(({ difference }) => difference))
  const requests = nonEmptyTexts(
    kinds.has('slashes') && '`//`',
    (kinds.has('dotAll') || kinds.has('dollarEnd')) && '%0a (a newline)',
  )
  const affected = new Set(changed.map(({ pattern: { at, text } }) => `\`${text}\` (${fileAndLine(at)})`))
  return `2.4 matches requests with ${listText(requests, requests.length, ' or ')} more safely: ${listText([...kinds].map((kind) => differenceText[kind]))}. This affects, for example, ${listText([...affected])}.`
}

const differenceText: Readonly<Record<PatternDirective['difference'], string>> = {
  slashes: '`//` becomes `/`',
  dotAll: '`.` in patterns also matches a newline',
  dollarEnd: '`$` no longer matches before a final newline',
}

/** The finding for a single pattern, if no server is known. */
const doubledHit = ({ at }: RequestPattern): Hit => ({
  at,
  message: `2.4 turns \`//\` in URLs into \`/\` before it tries ${at.name.value}, so this pattern with \`//\` never matches. Remove this ${at.name.value}, or set \`MergeSlashes Off\` for the server (2.4.39 or later).`,
})

function methodsHit(site: Site, server: Server, unasked: UncheckedRule, pages: readonly Edit[]): Hit {
  const remedy = editForInternalChecks(site, server)
  const todo = !remedy && hasFileForEachModule(site, server) ? 'Run "a2enmod allowmethods"' : 'Load mod_allowmethods'
  return {
    at: server.at,
    concerns: 'server',
    message: `2.4 does not check access again for a folder's index, an error page or an include if the same sections apply as to the first request; 2.2 did. ${consequence(unasked)}. ${todo}: once mod_allowmethods is loaded, even without a directive, 2.4 checks again.`,
    fix: remedy ? safeFix('Load mod_allowmethods', remedy, pages) : undefined,
  }
}

/** The finding for an error page. Loading mod_allowmethods does not restore 2.2's answer to a direct request for it. */
const pageHit = ({ at }: UncheckedRule, edits: readonly Edit[]): Hit => ({
  at,
  concerns: 'server',
  message: `If a client that may not see the error page asks for the URL of the page, 2.4 sends the page with the refusal; 2.2 sent its built-in message. To keep the built-in message, write \`ErrorDocument ${at.args[0]?.value} default\` in a \`<Location>\` for the page.`,
  fix: safeFix('Write ErrorDocument default for the page', edits),
})

function consequence({ kind, at }: UncheckedRule): string {
  const place = fileAndLine(at)
  switch (kind) {
    case 'method':
      return `So other methods could reach what ${place} blocks only for GET`
    case 'variable':
      return `So a variable set after the first check has no effect (\`${logicalLineText(at.file.text, at)}\`, ${place})`
    case 'owner':
      return `So 2.4 checks only the owner of the first file (\`${logicalLineText(at.file.text, at)}\`, ${place})`
    case 'expression':
      return `So SSLRequire (${place}) sees only the URL of the client's request`
    case 'page':
      return `So a refused client sees the error page (\`${logicalLineText(at.file.text, at)}\`, ${place}), which 2.2 refused too`
  }
}
