import { accessDirectives } from '../../../access/read/access-lines.js'
import { listed } from '../../../base/listed.js'
import { type Edit, safeFix } from '../../../edit/edit.js'
import { hasFileForEachModule } from '../../../models/modules/loaded-modules.js'
import { isWhole, type Server, serversOn22 } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { joined } from '../../../syntax/lines.js'
import { fileAndLine } from '../../../syntax/place.js'
import { commandsUnder, type Directive, isDirective, type Section } from '../../../syntax/tree.js'
import { ownAnswersFor } from '../../access/error-pages.js'
import {
  graveFirst,
  remedyFor,
  serversThatSkipChecks,
  type Unasked,
  unaskedIn,
} from '../../access/internal-requests.js'
import {
  doubledSlashes,
  type Pattern,
  patternsIn,
  type ReadingWord,
  readingEdit,
  readingLines,
  readingWords,
  wantsOldReading,
} from '../../access/patterns.js'
import { where } from '../../assumptions.js'
import { type Choices, type Hit, ruleOf } from '../../rule.js'
import { adopted, weakerFix } from '../../unset-default.js'

export const readingOfRequests = ruleOf('access', {
  id: 'reading-of-requests',
  title: 'Paths, patterns and requests within a request are read as 2.4 reads them',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mergeslashes',
  covers: ['access-internal-requests', 'default-regex', 'default-mergeslashes'],
  page: `
2.4 reads the same rules in other ways than 2.2 did. Three lines keep paths and patterns as 2.2 read them, in a server that has
access rules or refuses by a pattern:

- \`MergeSlashes Off\`: since 2.4.39 runs of slashes are merged before anything looks at the path, so that \`^/pub/[^/]+$\` is for
  \`/pub//x\` too, and a pattern that asks for \`//\` never matches. This keeps \`//\` from getting past a pattern (CVE-2019-0220).
  Even \`^/pub/\` did not match \`GET http://www.example.org//pub/\` in 2.2. It is not written for \`/a//../b\` alone, which was
  \`/a/b\` in 2.2 and is \`/b\` in 2.4: the answer is that to \`/b\` itself.
- \`RegexDefaultOptions\`: \`$\` no longer matches before a line end (since 2.4.30, CVE-2017-15715), which a client writes as \`%0a\`,
  and a \`.\` also matches one (since 2.4.41, CVE-2019-10098).
- mod_allowmethods, without any directive of it: httpd makes requests of its own, for the index of a folder, an error page, an
  include, the target of a RewriteRule. 2.2 checked access for these too unless they were for the very same folder, name and
  URL. 2.4 does not where the same sections apply and all modules of access control answer from the sections alone. Then
  \`<Limit GET>\` no longer keeps an index from a POST, a variable that changes in between has no effect. Who is refused sees
  an error page that 2.2 refused as well. With mod_allowmethods 2.4 checks as often as 2.2 (Red Hat loads it in conf.modules.d).

Each line is written only where a pattern or rule here makes a difference for some path, and the message names it: \`^/+$\` matches
the same paths with slashes merged. What is for an index, the words of an error, or variables of a script alone is not asked about
line ends, as no name on the disk has one. A pattern that looks ahead, back or at what was found before counts by its signs. A request
for an error page itself 2.4 does not check twice, and 2.2 did in a \`<Location>\`: it gets \`ErrorDocument default\` there.

The lines need 2.4.39 or later. No \`<IfVersion>\` stands around them, because distributions have brought the new ways back to older versions. A 2.4 that does not know the words does not start, and can do without them. With \`--defaults adopt\` none is written, and
the access rules that they are for are for review.`,
  weighsGuards: true,
  *check(site, choices) {
    // Most files say nothing of access, and are spared the reading of it.
    if (!site.says(...refusing) && site.sections(...matching).length === 0) return
    if (site.from === '2.2' && serversOn22(site).length === 0) yield* doubledSlashes(site).map(doubledHit)
    for (const server of serversOn22(site)) {
      const unasked = unaskedIn(site, choices.deadAllow).filter(({ at }) => server.files.has(at.file))
      const [first, ...others] = unasked
      const kept = unasked.filter(({ kind, isKept }) => kind === 'page' && isKept)
      const pages = kept.flatMap(({ at }) => (isDirective(at) ? ownAnswersFor(site, at) : []))
      const skips = serversThatSkipChecks(site).some(({ at }) => at === server.at)
      const hits = [
        ...(mayRefuse(site, server) ? patternHit(site, server, choices) : []),
        ...(first && skips ? [methodsHit(site, server, graveFirst([first, ...others]), pages)] : []),
      ]
      for (const hit of hits) yield choices.defaults === 'adopt' ? adopted(hit) : hit
      if (!(first && skips) && kept[0] && pages.length > 0) yield pageHit(kept[0], pages)
    }
  },
})

/** What may refuse a request, by access or by a pattern. */
const refusing = [
  ...accessDirectives,
  ...['SSLRequire', 'SSLRequireSSL', 'SSLVerifyClient', 'RewriteRule', 'RewriteCond', 'RedirectMatch'],
  ...['AliasMatch', 'ScriptAliasMatch', 'SetEnvIf', 'SetEnvIfNoCase', 'BrowserMatch'],
]

/** Sections with patterns, which may be for two slashes. */
const matching = ['LocationMatch', 'DirectoryMatch', 'FilesMatch', 'Location', 'Directory', 'Files']

/** By rules of access, by Options for a pattern, by a status of a RewriteRule or RedirectMatch, or by what a pattern for two slashes makes of a path. */
const mayRefuse = (site: Site, server: Server): boolean =>
  accessDirectives.some((name) => [...server.files].some((file) => file.named(name).length > 0)) ||
  patternsIn(site).some(
    ({ at, isForUrl }) => isForUrl && at.kind === 'section' && server.files.has(at.file) && saysOptions(at),
  ) ||
  site
    .directives('RewriteRule', 'RedirectMatch')
    .some(
      (line) =>
        server.files.has(line.file) && (refuses(line) || line.args.some(({ value }) => /\/\/|\/\{2/.test(value))),
    )

const saysOptions = ({ commands }: Section): boolean =>
  [...commandsUnder(commands)].some(({ key }) => key === 'options')

const refuses = ({ args }: Directive): boolean =>
  args.some(({ value }) => /^(gone|4\d\d)$|[[,]\s*(F|G|forbidden|gone|R=4\d\d)\s*[\],]/i.test(value))

function patternHit(site: Site, server: Server, choices: Choices): readonly Hit[] {
  const lines = readingLines(site, server)
  if (lines.length === 0) return []
  const named = listed(lines)
  const edit = readingEdit(site, server)
  const hit: Hit = {
    at: server.at,
    concerns: 'server',
    message: `${readingWords(site, server).map(wordOf).join(' ')} Add ${named} to match as 2.2 did (2.4.39 or later).`,
  }
  if (!edit) return [hit]
  const name = `reading-of-requests:${lines.map((line) => line.split(' ')[0]).join('+')}`
  const unseen = where(!isWhole(site, server), name, `No other file sets ${named}.`)
  const defaults = wantsOldReading(site, choices) ? 'keep' : choices.defaults
  return [{ ...hit, fix: weakerFix(`Add ${named}`, { defaults }, unseen, edit) }]
}

/** What 2.4 does otherwise, with a pattern that it matters to, and what it does so for. */
function wordOf({ way, pattern: { at, text } }: ReadingWord): string {
  const pattern = `\`${text}\` (${fileAndLine(at)})`
  switch (way) {
    case 'slashes':
      return `2.4 collapses // in URLs before it tries ${pattern}, so // slips past no pattern (CVE-2019-0220).`
    case 'dotAll':
      return `In 2.4 . also matches a line break, as in ${pattern}, so %0a slips past no pattern (CVE-2019-10098).`
    case 'dollarEnd':
      return `In 2.4 $ matches only at the very end, as in ${pattern}, so no name can end in a hidden %0a (CVE-2017-15715).`
  }
}

/** Where no server is seen to say it for. */
const doubledHit = ({ at }: Pattern): Hit => ({
  at,
  message: `2.4 collapses // in URLs before ${at.name.value} is tried, so // in this pattern never matches. Remove it, or set MergeSlashes Off for the server (2.4.39 or later).`,
})

function methodsHit(site: Site, server: Server, unasked: Unasked, pages: readonly Edit[]): Hit {
  const remedy = remedyFor(site, server)
  const todo = !remedy && hasFileForEachModule(site, server) ? 'Run "a2enmod allowmethods"' : 'Load mod_allowmethods'
  return {
    at: server.at,
    concerns: 'server',
    message: `2.4 does not repeat the access check for a folder's index, an error page or an include under the same sections; 2.2 did. ${consequence(unasked)}. ${todo}, which makes 2.4 check them all.`,
    fix: remedy ? safeFix('Load mod_allowmethods', remedy, pages) : undefined,
  }
}

/** What mod_allowmethods does not mend. */
const pageHit = ({ at }: Unasked, edits: readonly Edit[]): Hit => ({
  at,
  concerns: 'server',
  message:
    'When a client asks for the error page itself and is refused, 2.4 sends the text of the page; 2.2 sent a plain line. `ErrorDocument default` for the page keeps that.',
  fix: safeFix('Answer for the page itself as 2.2 did', edits),
})

function consequence({ kind, at }: Unasked): string {
  const place = fileAndLine(at)
  switch (kind) {
    case 'method':
      return `Other methods could then reach what ${place} blocks only for GET`
    case 'variable':
      return `A variable that changes in between then has no effect (\`${joined(at.file.text, at)}\`, ${place})`
    case 'owner':
      return `The owner of another file then counts (\`${joined(at.file.text, at)}\`, ${place})`
    case 'expression':
      return `The URL in SSLRequire (${place}) is then that of the first request`
    case 'page':
      return `A refused client then sees the refused page too (\`${joined(at.file.text, at)}\`, ${place})`
  }
}
