import { groupedByEach } from '../base/grouped.js'
import type { Site } from '../site/site.js'
import type { Directive } from '../syntax/tree.js'

/**
 * Whether an environment variable is the same, when access is checked, for a request and for the subrequests and internal
 * redirects that httpd makes of it. A redirect renames all of them (`REDIRECT_X`) and sets anew what SetEnvIf sets; a
 * subrequest has a copy, with what SetEnv and RewriteRule have added in between (modules/http/http_request.c,
 * rename_original_env; server/request.c, make_sub_request; mod_setenvif.c, match_headers; mod_env.c runs in fixups).
 */
export function isSteady(site: Site, name: string): boolean {
  const setters = site.once(settersOf).get(name)
  if (setters && !setters.every((line) => asksTheClient(site, line))) return false
  return (setters !== undefined || !ofHttpd.test(name)) && !mayBeSetByCode(site, name)
}

/** Handlers that are asked before access is checked, or with it. */
const early =
  /^((perl|python)(postreadrequest|trans|maptostorage|init|headerparser|access)handler|luahook(translatename|maptostorage|accesschecker))$/

/** mod_perl's own handler that reads changed modules again, and has no eye for the request. */
const reloading = 'Apache2::Reload'

/** mod_security's rules and handlers in scripting languages look at the URL too, and are asked again. */
const mayBeSetByCode = (site: Site, name: string): boolean =>
  site
    .directives(...[...site.names].filter((key) => early.test(key)))
    .some((line) => !line.args.every(({ value }) => value === reloading)) ||
  site
    .directives('SecRule', 'SecAction')
    .some((line) =>
      line.args.some(
        ({ value }) => value.toLowerCase().includes(`setenv:${name.toLowerCase()}`) || /setenv:'/i.test(value),
      ),
    )

/** Variables that httpd or one of its modules sets. */
const ofHttpd =
  /^(REDIRECT|SSL|HTTP|REQUEST|REMOTE|SCRIPT|SERVER|DOCUMENT|QUERY|PATH|UNIQUE|CONTENT|AUTH|GATEWAY)_|^HTTPS$|^LAST_MODIFIED$/

function settersOf(site: Site): ReadonlyMap<string, readonly Directive[]> {
  const lines = site.directives(
    ...[
      'SetEnvIf',
      'SetEnvIfNoCase',
      'BrowserMatch',
      'BrowserMatchNoCase',
      'SetEnv',
      'PassEnv',
      'UnsetEnv',
      'RewriteRule',
    ],
  )
  return groupedByEach(lines, variablesIn)
}

function variablesIn(line: Directive): readonly string[] {
  const words = line.args.map((arg) => arg.value)
  const named = (texts: readonly string[]) => texts.map((text) => text.replace(/^!/, '').replace(/=.*$/s, ''))
  if (line.key.startsWith('setenvif')) return named(words.slice(2))
  if (line.key.startsWith('browsermatch')) return named(words.slice(1))
  if (line.key === 'setenv') return words.slice(0, 1)
  if (line.key !== 'rewriterule') return words
  return Array.from((words[2] ?? '').matchAll(/[[,]\s*E(?:NV)?=!?([^:,\]]+)/gi), ([, name = '']) => name)
}

/** What the client sent, and where it is, holds for the whole of its request. */
function asksTheClient(site: Site, line: Directive): boolean {
  if (line.key.startsWith('browsermatch')) return !isChanged(site, 'User-Agent')
  const attribute = line.args[0]?.value ?? ''
  if (!line.key.startsWith('setenvif') || /^request_(uri|method)$/i.test(attribute)) return false
  if (ofHttpd.test(attribute) && !/^(remote|server|request)_/i.test(attribute)) return false
  return !site.once(settersOf).has(attribute) && !isChanged(site, attribute)
}

const isChanged = (site: Site, header: string): boolean =>
  site
    .directives('RequestHeader')
    .some((line) => line.args.some(({ value }) => value.toLowerCase() === header.toLowerCase()))
