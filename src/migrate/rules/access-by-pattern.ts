import { accessDirectives } from '../../access/read/access-lines.js'
import { reviewFix, safeFix } from '../../edit/edit.js'
import { isWhole, type Server, serversOn22 } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { type DecidingPattern, decidingPatterns, optionLines, patternEdit } from '../access/patterns.js'
import type { Choices, Hit, Rule } from '../rule.js'

export const accessByPattern: Rule = {
  id: 'access-by-pattern',
  title: 'A pattern decides access, and 2.4 matches it to other paths',
  severity: 'warning',
  group: 'access',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#regexdefaultoptions',
  covers: ['default-regex'],
  page: `
2.4 reads patterns in another way than 2.2 did. It merges runs of slashes before anything looks at the path (since 2.4.39), so
that \`^/pub/[^/]+$\` is for \`/pub//x\` too; a \`.\` also matches a line end (since 2.4.41), which a client writes as \`%0a\`; and
\`$\` no longer matches before one (since 2.4.30).

Mostly that makes no difference, or is what was meant. Where a pattern decides who is let in, by LocationMatch, FilesMatch,
DirectoryMatch or ProxyMatch, by a variable that SetEnvIf or RewriteRule sets by the path, or by a RewriteRule that refuses all
but some, it may open what 2.2 kept closed. There the rule adds \`MergeSlashes Off\` and \`RegexDefaultOptions\`, each only where
one of these patterns can match otherwise without it; so does the fix for the access rules concerned. Both lines need 2.4.39 or
later. In patterns for files and folders it only looks at \`.\` where somebody might be let in by it.`,
  *check(site, { deadAllow }) {
    if (!saysWhoMayCome(site)) return
    const patterns = decidingPatterns(site, deadAllow)
    if (patterns.length === 0) return
    for (const server of serversOn22(site)) {
      const mine = patterns.filter(({ at }) => server.files.has(at.file))
      if (mine.length > 0) yield hitFor(site, server, mine, deadAllow)
    }
  },
}

/** By a rule of access, or by a RewriteRule, which can refuse. */
const saysWhoMayCome = (site: Site): boolean =>
  site.says('RewriteRule') || accessDirectives.some((name) => site.names.has(name))

function hitFor(
  site: Site,
  server: Server,
  patterns: readonly DecidingPattern[],
  deadAllow: Choices['deadAllow'],
): Hit {
  const lines = optionLines(patterns)
  const [first] = patterns
  const edit = patternEdit(site, server, deadAllow)
  const named = lines.join(' and ')
  const others = new Set(patterns.map(({ at }) => at)).size - 1
  const more = others > 0 ? ` (so do ${others} more)` : ''
  return {
    at: first?.at ?? server.at,
    message: `This pattern decides access${more}, and 2.4 matches it differently, since ${reasonsFor(patterns)}; add ${named} for the server (2.4.39 or later).`,
    ...(edit
      ? {
          fix: isWhole(site, server)
            ? safeFix(`Add ${named}`, edit)
            : reviewFix(`Add ${named}`, `No file outside these says ${named}.`, edit),
        }
      : {}),
  }
}

function reasonsFor(patterns: readonly DecidingPattern[]): string {
  const needs = (option: 'slashes' | 'dotAll' | 'dollarEnd') => patterns.some(({ options }) => options[option])
  const reasons = [
    ...(needs('slashes') ? ['it merges slashes first'] : []),
    ...(needs('dotAll') ? ['its . also matches a line end'] : []),
    ...(needs('dollarEnd') ? ['its $ does not match before a line end'] : []),
  ]
  return reasons.length < 2 ? reasons.join('') : `${reasons.slice(0, -1).join(', ')} and ${reasons.at(-1)}`
}
