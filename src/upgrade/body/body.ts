import type { Commit } from '../../action/place-link.js'
import type { ChecklistItem } from '../../checklist/checklist.js'
import type { Verified } from '../../explain/verified.js'
import type { Migration } from '../../migrate/migrate.js'
import type { Finding } from '../../migrate/rule.js'
import { code, prose } from '../../report/markdown-text.js'
import { counted, resolutionOf } from '../../report/summary.js'
import { checklistEntries, leftEntries, offeredEntries, reviewEntries } from './body-boxes.js'
import { changeEntries } from './body-changes.js'
import { verifiedParts } from './body-verified.js'
import { linkContext } from './finding-groups.js'

/** What the text of an upgrade pull request is made from. */
export interface BodyText {
  readonly migration: Pick<Migration, 'findings' | 'taken'>
  /** How many files change. */
  readonly files: number
  readonly checklist: readonly ChecklistItem[]
  readonly verified: Verified | undefined
  readonly notes: readonly string[]
  readonly branches: { readonly base: string; readonly head: string }
  /** The commit that links lead to. */
  readonly commit: Commit
  /** The keys of boxes that are ticked. */
  readonly ticks: ReadonlySet<string>
}

/** GitHub takes 65,536 characters, of which people's own text and our mark need some. */
const mostCharacters = 63_000

/** The text of the pull request: what changes and why, what to look at, what is left to do. Pure. */
export function bodyOf(text: BodyText, space = mostCharacters): string {
  const { migration, ticks, commit } = text
  const at = linkContext(commit)
  const { safe, review, offered, left } = sorted(migration)
  const sections = fitted(
    [
      // In the order of their worth where there is no room for all.
      section(4, '### Left to you', leftEntries(left, at, ticks)),
      section(2, '### For your review', reviewEntries(review, at, ticks)),
      section(5, '### Before you start 2.4', checklistEntries(text.checklist, ticks)),
      section(1, '### What changes', changeEntries([...safe, ...review], at)),
      section(3, `### Not changed: for your review\n\n${offer}`, offeredEntries(offered, at, ticks)),
    ],
    space - framed([], text).length - 500,
  )
  const body = framed(sections, text)
  return body.length <= space ? body : [intro(text), noRoom, end(text)].join('\n\n')
}

/** The sections with what is there in any case. That the files were refused is told first. */
function framed(sections: readonly string[], text: BodyText): string {
  const { verified, commit, notes } = text
  const check = verifiedParts(verified, commit)
  const isRefused = verified !== undefined && verified.outcome !== 'accepted'
  const [first, last] = isRefused ? [check, []] : [[], ['### How this was verified', ...check]]
  return [intro(text), ...first, ...sections, ...notes.map(prose), ...last, end(text)].join('\n\n')
}

const noRoom = 'There is no room for the rest; the summary of the job has it.'

const offer = `The input ${code('fixes: all')} puts these fixes in too; in a checkout ${code('npx httpd-upgrade --write --review')} makes them.`

/** @returns the findings by what becomes of them here */
function sorted({ findings, taken }: BodyText['migration']) {
  const isOffered = (finding: Finding) => !taken.has(finding) && resolutionOf(finding) === 'review'
  return {
    safe: findings.filter((finding) => taken.has(finding) && resolutionOf(finding) === 'safe'),
    review: findings.filter((finding) => taken.has(finding) && resolutionOf(finding) === 'review'),
    offered: findings.filter(isOffered),
    left: findings.filter((finding) => !taken.has(finding) && !isOffered(finding)),
  }
}

function intro({ migration, files }: BodyText): string {
  const { safe, review, offered, left } = sorted(migration)
  const promise =
    review.length === 0
      ? 'None of it changes an answer that 2.2 gave.'
      : 'The safe ones change no answer that 2.2 gave; those for review change none if what they assume is true.'
  return [
    `This brings ${counted(files, 'file')} from Apache httpd 2.2 to 2.4: ${counted(safe.length + review.length, 'place')} that 2.4 refuses or reads otherwise. ${promise}`,
    '',
    '| Changed, safe | Changed, for review | Not changed, for review | Left to you |',
    '|--:|--:|--:|--:|',
    `| ${safe.length} | ${review.length} | ${offered.length} | ${left.length} |`,
  ].join('\n')
}

const end = ({ branches: { base, head } }: BodyText): string =>
  `<sub>Made by httpd-upgrade, and brought up to date as ${code(base)} moves; ticks stay. Commit to ${code(head)} to take it over. Close it, and it does not come back until the configuration changes.</sub>`

interface Section {
  /** Where it stands. */
  readonly order: number
  readonly head: string
  readonly entries: readonly string[]
}

const section = (order: number, head: string, entries: readonly string[]): Section => ({ order, head, entries })

/** Each section may use half of the room that those before it have left. */
function fitted(sections: readonly Section[], space: number): string[] {
  let left = space
  const shown = sections.map(({ order, head, entries }, index) => {
    const share = index === sections.length - 1 ? left : left / 2
    const text = sectionText(head, entries, share)
    left -= text.length
    return { order, text }
  })
  return shown
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text)
}

const forMore = 100

function sectionText(head: string, entries: readonly string[], share: number): string {
  if (entries.length === 0) return ''
  const kept: string[] = []
  let size = head.length + forMore
  for (const entry of entries) {
    size += entry.length + 2
    if (size > share) break
    kept.push(entry)
  }
  const cut = entries.length - kept.length
  const more = cut > 0 ? [`…and ${cut} more; ${code('npx httpd-upgrade')} lists them all.`] : []
  return [head, ...(kept.length > 0 ? [kept.join(separator(kept))] : []), ...more].join('\n\n')
}

/** Boxes make one list; what can be folded stands by itself. */
const separator = ([first = '']: readonly string[]): string => (first.startsWith('- ') ? '\n' : '\n\n')
