import { type AccessLine, isOld, saysAccess } from '../../config/access-lines.js'
import { isGuard, readingOf } from '../../config/guards.js'
import { joined } from '../../config/lines.js'
import type { Site } from '../../config/site.js'
import { type Section, siblings, walk } from '../../config/tree.js'
import { type Edit, removeLine, removeSection, replaceLine, unwrap } from '../../edit.js'
import { linesOf } from '../authorization.js'
import type { Plan } from './plan.js'

/** The new lines in a guard for 2.4 and the old ones in one for 2.2; undefined where they do not stand together. */
export function bothEdits({ access, form }: Plan): readonly Edit[] | undefined {
  const lines = access.lines.filter((line) => isOld(line) || line.kind === 'require')
  const [first, ...rest] = lines
  if (!first || form.kind === 'none' || lines.some((line) => line.within.length > 0)) return undefined
  const unit = '    '
  const written = lines.filter((line) => line.kind === 'require').map(textOfLine)
  const now =
    form.kind === 'tree'
      ? linesOf(form.authorization, unit)
      : form.kind === 'nothing'
        ? []
        : [...(form.merging ? [`AuthMerging ${form.merging}`] : []), ...written]
  const guarded = (tag: string, body: readonly string[]) =>
    body.length > 0 ? [`<IfModule ${tag}>`, ...body.map((line) => unit + line), '</IfModule>'] : []
  const text = [...guarded('mod_authz_core.c', now), ...guarded('!mod_authz_core.c', lines.map(textOfLine))]
  return [replaceLine(first.at, text), ...rest.map(({ at }) => removeLine(at))]
}

const textOfLine = ({ at }: AccessLine) => joined(at.file.text, at)

/** A pair of guards that say the same for 2.2 and for 2.4. */
export interface Pair {
  readonly at: Section
  readonly edits: readonly Edit[]
}

/** The guarded rules for 2.2 that stand beside guarded rules for 2.4, and the edits that leave only the latter. */
export function* guardPairs(site: Site): Generator<Pair> {
  for (const file of site.files) {
    if (!/<if/i.test(file.text)) continue
    for (const node of walk(file.children)) {
      if (node.kind !== 'section' || !isFor(node, 'old')) continue
      const other = siblings(node).find((near): near is Section => near.kind === 'section' && isFor(near, 'new'))
      if (other && node.close && other.close) yield { at: node, edits: [removeSection(node), ...unwrap(other)] }
    }
  }
}

function isFor(section: Section, version: 'old' | 'new'): boolean {
  if (!isGuard(section) || !holdsAccess(section)) return false
  const readings = [readingOf(section, '2.2'), readingOf(section, '2.4')]
  return version === 'old' ? readings.join() === 'always,never' : readings.join() === 'never,always'
}

const holdsAccess = (section: Section): boolean =>
  saysAccess(section.commands) || section.commands.some((node) => node.kind === 'section' && holdsAccess(node))
