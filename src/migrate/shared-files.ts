import { type Assumption, editKey } from '../edit/edit.js'
import type { Site } from '../site/site.js'
import type { ConfigFile } from '../syntax/tree.js'
import { sharedAssumption, withMoreAssumptions } from './assumptions.js'
import type { Choices, Finding } from './rule.js'

/** The findings for one server, or for files that no server reads. */
export interface ServerFindings {
  readonly site: Site
  readonly findings: readonly Finding[]
}

/**
 * The findings for several servers, each once. If a fix in a file that several servers read is not made for all of them, it is
 * for review.
 */
export function findingsOfAllServers(
  judged: readonly ServerFindings[],
  { confirmed }: Pick<Choices, 'confirmed'>,
): readonly Finding[] {
  const [only] = judged
  if (only && judged.length === 1) return only.findings
  const readers = readersAmong(judged)
  const said = new Map<string, { readonly finding: Finding; readonly by: Set<Site> }>()
  for (const { site, findings } of judged) {
    for (const finding of findings) {
      const key = textOf(finding)
      const known = said.get(key) ?? { finding, by: new Set() }
      said.set(key, known)
      known.by.add(site)
    }
  }
  return Array.from(said.values(), ({ finding, by }) => {
    const { fix } = finding
    if (!fix || confirmed.has(suitsAll.name)) return finding
    const others = fix.edits.some(({ file }) => [...(readers.get(file) ?? [])].some((site) => !by.has(site)))
    return others ? { ...finding, fix: withMoreAssumptions({ ...finding, fix }, [suitsAll]) } : finding
  })
}

function readersAmong(judged: readonly ServerFindings[]): ReadonlyMap<ConfigFile, ReadonlySet<Site>> {
  const readers = new Map<ConfigFile, Set<Site>>()
  for (const { site } of judged)
    for (const file of site.files) readers.set(file, (readers.get(file) ?? new Set<Site>()).add(site))
  return readers
}

/** A text that is equal for equal findings of two servers. */
const textOf = ({ rule, file, range, severity, message, fix }: Finding): string =>
  JSON.stringify([
    rule.id,
    file.path,
    range.start,
    range.end,
    severity,
    message,
    fix && [fix.safe, fix.assumes, fix.edits.map(editKey)],
  ])

const suitsAll: Assumption = sharedAssumption(
  'all-servers',
  'The change is right for every server that reads this file, although not every server needs it.',
)
