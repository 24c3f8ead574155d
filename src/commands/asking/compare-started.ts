import { wireRequest } from '../../ask/wire-requests.js'
import { UsageError } from '../../command-line/arguments.js'
import type { AskOptions } from '../../command-line/ask-options.js'
import { put } from '../../command-line/streams.js'
import { comparisonOf, type ServerComparison } from '../../compare/comparison.js'
import { explain } from '../../explain/explain.js'
import { migrationOf } from '../../migrate/migrate.js'
import { explanationText } from '../../report/explanation-text.js'
import { askCopies } from '../../start/ask-copies.js'
import { type HttpdProgram, httpdProgram, usualPrograms } from '../../start/httpd-program.js'
import { madePassword } from '../../start/made-users.js'
import type { CopyToStart } from '../../start/start-copy.js'
import { fail, paintFor } from '../output.js'
import { answersProgress } from '../progress.js'
import { loggedRequests } from './logged.js'
import { type AskedSite, causesIn, chosenFor, readLogs } from './read-asking.js'
import { unaskedFor } from './unasked.js'

/** Start a copy of the configuration as it is, and a migrated one, and ask these. 2 where one of them does not start. */
export async function compareStarted(site: AskedSite, ask: AskOptions): Promise<ServerComparison | 2> {
  const young = await programFor(ask.newHttpd, '2.4', '--new-httpd')
  const old = ask.oldHttpd === undefined ? young : await programFor(ask.oldHttpd, undefined, '--old-httpd')
  const can = {
    canSend: (method: string) => ask.methods?.includes(method) ?? true,
    canComeFrom: (address: string) => /^127\.|^::1$/.test(address),
    canBe: () => true,
  }
  const choice = chosenFor(site, can)
  const logged = loggedRequests(site.old, await readLogs(ask, site.input.site, can.canSend))
  const credentials = { passwordOf: () => madePassword, headers: ask.headers }
  const pairs = [...choice.requests, ...logged].map((request) => [request, wireRequest(request, credentials)] as const)
  const answers = await askCopies(sidesOf(site, { old, young }), {
    requests: pairs.map(([, wire]) => wire),
    how: { ...ask, insecure: true, tlsName: undefined, most: 1_000_000 },
    users: site.world.users,
    onDisk: site.onDisk,
    wanted: [...new Set(choice.requests.flatMap(({ document }) => document ?? []))],
    done: answersProgress(2 * pairs.length),
  })
  if ('which' in answers) return notStarted(site, answers)
  return {
    old: `httpd ${old.release} with the configuration as it is`,
    young: `httpd ${young.release} with the migrated one`,
    results: comparisonOf(pairs, answers, { ...causesIn(site), extra: new Set([...ask.also, 'document']) }),
    unasked: [...unaskedFor(site, choice, can, true)],
  }
}

/** A 2.4 with mod_access_compat reads the old rules of access, and nothing else that only 2.2 does. */
function sidesOf(
  { input, migration, texts }: AskedSite,
  { old, young }: { readonly old: HttpdProgram; readonly young: HttpdProgram },
): { readonly old: CopyToStart; readonly young: CopyToStart } {
  const given = { site: input.site, sources: input.sources, paths: input.options.paths }
  const isOld = old.version === '2.2'
  const withoutAccess = () => migrationOf(migration.findings.filter(({ rule }) => rule.group !== 'access')).texts
  return {
    old: { given, program: old, texts: isOld ? new Map() : withoutAccess(), oldTerms: !isOld },
    young: { given, program: young, texts, oldTerms: false },
  }
}

async function programFor(
  named: string | undefined,
  version: '2.4' | undefined,
  option: string,
): Promise<HttpdProgram> {
  for (const name of named === undefined ? usualPrograms : [named]) {
    const found = await httpdProgram(name)
    const trouble =
      'trouble' in found
        ? found.trouble
        : version !== undefined && found.version !== version
          ? `${option} takes a ${version}; ${name} is a ${found.release}.`
          : undefined
    if (!('trouble' in found) && trouble === undefined) return found
    if (named !== undefined) throw new UsageError(trouble ?? '')
  }
  throw new UsageError('There is no httpd 2.4 on this machine; name one with --new-httpd.')
}

function notStarted(
  { input, migration }: AskedSite,
  { which, trouble, said }: { readonly which: string; readonly trouble: string; readonly said: string },
): 2 {
  fail(`The ${which} server could not be asked: ${trouble}`)
  const explained = explain(said, { site: input.site, migration, links: input.reading.links })
  const known = explained.explanations.some(({ message }) => message)
  put(2, known ? explanationText(explained, paintFor(input.options)) : said)
  return 2
}
