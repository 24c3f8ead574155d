import type { Site } from '../../config/site.js'
import type { Edit } from '../../edit.js'
import { editsFor } from './group-edits.js'
import { unaskedIn } from './internal-requests.js'
import { surveyOf } from './plan.js'
import { together } from './together.js'

/**
 * What must be true where nobody has said that a configuration runs on 2.4, but words show it that a first run of this
 * program writes into files of 2.2 too. Undefined where either version asks for the very same lines.
 */
export function guessOf(site: Site, edits: readonly Edit[]): string | undefined {
  if (site.from !== '2.4' || site.fromGiven || isSameOn22(site, edits)) return undefined
  return 'This runs on 2.4 today, with mod_access_compat; for what runs on 2.2, --from 2.2 gives other lines.'
}

function isSameOn22(site: Site, edits: readonly Edit[]): boolean {
  const groups = site.once(groupsOn22)
  const touched = new Set(edits.map((edit) => groups.get(keyOf(edit))))
  const size = new Set(edits.map(keyOf)).size
  return [...touched].every((group) => group?.sure) && size === sum([...touched].map((group) => group?.size ?? 0))
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

const keyOf = ({ file, start, end, text }: Edit) => `${file.path}\0${start}\0${end}\0${text}`

/** What changes at once on 2.2: how many edits, and whether they are enough to let nobody in. */
interface Group {
  readonly size: number
  readonly sure: boolean
}

/** Each edit that there would be if it ran on 2.2, and its group. */
function groupsOn22(site: Site): ReadonlyMap<string, Group> {
  const former = asOn22(site)
  const unasked = new Set(unaskedIn(former).map(({ plan }) => plan))
  const found = new Map<string, Group>()
  for (const plans of together(surveyOf(former).plans)) {
    const keys = new Set((editsFor(former, plans) ?? []).map(keyOf))
    const group = { size: keys.size, sure: !plans.some((plan) => unasked.has(plan)) }
    for (const key of keys) found.set(key, group)
  }
  return found
}

/** The same files, taken for those of a 2.2. */
function asOn22(site: Site): Site {
  const derived = new Map<(site: Site) => unknown, unknown>()
  const former: Site = {
    ...site,
    from: '2.2',
    fromGiven: true,
    once<T>(model: (site: Site) => T): T {
      if (!derived.has(model)) derived.set(model, model(former))
      return derived.get(model) as T
    },
  }
  return former
}
