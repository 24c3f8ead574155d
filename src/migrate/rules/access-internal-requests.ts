import { type Edit, safeFix } from '../../edit/edit.js'
import { hasFileForEachModule } from '../../models/loaded-modules.js'
import { type Server, serversOn22 } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { joined } from '../../syntax/lines.js'
import { fileAndLine } from '../../syntax/place.js'
import { isDirective } from '../../syntax/tree.js'
import { ownAnswersFor } from '../access/error-pages.js'
import { remedyFor, serversThatSkipChecks, type Unasked, unaskedIn } from '../access/internal-requests.js'
import { loadLines } from '../load-lines.js'
import type { Hit, Rule } from '../rule.js'

export const accessInternalRequests: Rule = {
  id: 'access-internal-requests',
  title: 'Access is not checked again for subrequests and internal redirects',
  severity: 'warning',
  group: 'access',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_allowmethods.html',
  covers: ['access-internal-requests'],
  page: `
httpd makes requests of its own: for the index of a folder, an error page, an include of another page, the target of a
RewriteRule. 2.2 checked access for these too unless they were for the very same folder, name and URL. 2.4 does not where the
same sections apply to both and all modules of access control answer from the sections alone, as on a stock Debian.

That makes a difference for rules that do not depend on the client alone. With \`<Limit GET>\` a POST to a folder now gets an
index that 2.2 kept from it, since the index is asked for by GET; a variable that is set by the URL, by RewriteRule or by
SetEnv can be another one; and so can the owner of the file. An ErrorDocument for 401 or 403 in a closed folder is now shown
to who is refused, where 2.2 refused the page as well and wrote a line of its own.

Once mod_allowmethods is loaded, without any directive of it, 2.4 checks as 2.2 did (some distributions load it anyway). The
rule adds its LoadModule line, and so does the fix for the access rules concerned. A request for the error page itself it does
not check twice; 2.2 did in a \`<Location>\`, and so the page gets \`ErrorDocument default\` there. The rule is silent where nothing of this
configuration can be affected. Red Hat's 2.4 loads the module in conf.modules.d, which a configuration of 2.2 does not show.`,
  *check(site, { deadAllow }) {
    if (!site.says('Order', 'Allow', 'Deny', 'Require', 'SSLRequire', 'SSLRequireSSL')) return
    const skipping = serversThatSkipChecks(site)
    for (const server of serversOn22(site)) {
      const mine = unaskedIn(site, deadAllow).filter(({ at }) => server.files.has(at.file))
      const pages = mine.filter(({ kind }) => kind === 'page')
      const gravest = mine.find(({ kind }) => kind !== 'page') ?? mine[0]
      const kept = pages.filter(({ isKept }) => isKept)
      const edits = kept.flatMap(({ at }) => (isDirective(at) ? ownAnswersFor(site, at) : []))
      if (gravest && skipping.some(({ at }) => at === server.at)) yield hitFor(site, server, gravest, edits)
      else if (kept[0] && edits.length > 0) yield pageHit(kept[0], edits)
    }
  },
}

/** What mod_allowmethods does not mend. */
function pageHit({ at }: Unasked, edits: readonly Edit[]): Hit {
  return {
    at,
    concerns: 'server',
    message:
      '2.4 answers with the text of the error page when somebody asks for the page itself and is refused, where 2.2 answered with a plain line; `ErrorDocument default` for the page keeps that.',
    fix: safeFix('Answer for the page itself as 2.2 did', edits),
  }
}

function hitFor(site: Site, server: Server, unasked: Unasked, edits: readonly Edit[]): Hit {
  const loads = loadLines(site, server)
  const remedy = remedyFor(site, server)
  const debian = hasFileForEachModule(site, server)
  const todo = debian && !remedy ? 'run "a2enmod allowmethods"' : 'load mod_allowmethods'
  return {
    at: loads && loads.last.file === server.file ? loads.last : server.at,
    concerns: 'server',
    message: `2.4 does not check access again for a folder's index, an error page or an include under the same sections, as 2.2 did, ${consequence(unasked)}; ${todo}, with which it does.`,
    ...(remedy ? { fix: safeFix('Load mod_allowmethods', remedy, edits) } : {}),
  }
}

function consequence({ kind, at }: Unasked): string {
  const place = fileAndLine(at)
  switch (kind) {
    case 'method':
      return `so that what is kept from GET alone (${place}) is given to other methods`
    case 'variable':
      return `so that a variable which changes in between (\`${joined(at.file.text, at)}\`, ${place}) has no effect`
    case 'owner':
      return `so that the owner of another file counts (\`${joined(at.file.text, at)}\`, ${place})`
    case 'expression':
      return `so that the URL in SSLRequire (${place}) is that of the first request`
    case 'page':
      return `so that who is refused sees the page that was refused too (\`${joined(at.file.text, at)}\`, ${place})`
  }
}
