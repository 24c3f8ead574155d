import { contextsOf } from '../../site/context.js'
import { serversOn22 } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section, Word } from '../../syntax/tree.js'
import { decidingPatterns } from '../access/patterns.js'
import type { Rule } from '../rule.js'

export const doubleSlashPattern: Rule = {
  id: 'double-slash-pattern',
  title: 'A pattern looks for // in the path',
  severity: 'warning',
  group: 'answers',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mergeslashes',
  covers: ['default-mergeslashes'],
  page: `
Since 2.4.39 runs of slashes in the path are merged before anything looks at it, so a pattern that asks for \`//\` never
matches: the redirect that it stood for is not sent any more, and the address with one slash is answered right away. Slashes
at the very beginning were merged by 2.2 already, and so were all of them before a RewriteRule in a \`<Directory>\` or
.htaccess sees the path; such patterns are left alone.

If the pattern only tidied up addresses, remove it. If it must go on matching, say \`MergeSlashes Off\` for the server or the
virtual host, which 2.4.39 and later know; or ask \`%{THE_REQUEST}\`, which is as the client sent it.`,
  *check(site, { deadAllow }) {
    if (
      site.from === '2.4' ||
      site.directives('MergeSlashes').some((line) => line.args[0]?.value.toLowerCase() === 'off')
    )
      return
    const asking = matchers(site).flatMap((at) => {
      const pattern = patternOf(at)
      return pattern && asksForTwo(pattern.value) && seesWholePath(site, at) ? [{ at, pattern }] : []
    })
    if (asking.length === 0) return
    const decidesAccess = new Set(decidingPatterns(site, deadAllow).map(({ at }) => at))
    for (const { at, pattern } of asking) {
      // What it decides is kept, by the rule access-by-pattern.
      if (decidesAccess.has(at) && serversOn22(site).some(({ files }) => files.has(at.file))) continue
      yield {
        at,
        mark: pattern,
        message: `2.4 merges slashes before ${at.name.value} sees the path, so // in this pattern never matches; remove it, or say MergeSlashes Off for the server (2.4.39 or later).`,
      }
    }
  },
}

/** The lines that may take a pattern for the path. */
const matchers = (site: Site): readonly (Directive | Section)[] => [
  ...site.directives('RewriteRule', 'RewriteCond', 'SetEnvIf', 'SetEnvIfNoCase'),
  ...site.directives('AliasMatch', 'ScriptAliasMatch', 'ProxyPassMatch', 'RedirectMatch'),
  ...site.sections('LocationMatch', 'Location'),
]

function patternOf(at: Directive | Section): Word | undefined {
  const [word, next] = at.args
  const first = word?.value ?? ''
  if (at.key === 'location') return first === '~' ? next : undefined
  if (at.kind === 'section' || at.key === 'rewriterule') return word
  if (at.key === 'rewritecond') return /^%\{REQUEST_URI\}$/i.test(first) ? next : undefined
  if (at.key.startsWith('setenvif')) return /^request_uri$/i.test(first) ? next : undefined
  // RedirectMatch takes a status before the pattern.
  if (at.key === 'redirectmatch') return /^(\d{3}|permanent|temp|seeother|gone)$/i.test(first) ? next : word
  // In a <Location> a ProxyPassMatch has its target alone.
  return next && word
}

/** In a `<Directory>` or .htaccess a RewriteRule sees slashes merged, by 2.2 too. */
function seesWholePath(site: Site, at: Directive | Section): boolean {
  if (at.key !== 'rewriterule') return true
  const contexts = contextsOf(site, at)
  return contexts.has('server') || contexts.has('virtualhost')
}

/** Whether it asks for two slashes where 2.2 could find them: not at the beginning, nor where the second may be missing. */
function asksForTwo(pattern: string): boolean {
  // Hardly any pattern has one of these.
  if (!/\/[/{\\]/.test(pattern)) return false
  const text = pattern.replaceAll('\\/', '/')
  return [...text.matchAll(/\/(?:\/(?![?*]|\{0)|\{[2-9])/g)].some(({ index }) => !sure.test(text.slice(0, index)))
}

/** What stands before the leading slashes of a path, or before those of the address that a forward proxy is asked for. */
const sure = /^!?\^\(*(?:\?:)?(?:(?:proxy:)?(?:https?\??|http\(s\)\?|ftp):)?$/i
