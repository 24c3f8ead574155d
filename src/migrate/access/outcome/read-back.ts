import { scopesOf } from '../../../access/merge/collect-scopes.js'
import type { Scope } from '../../../access/merge/scope.js'
import { hasAccessRules } from '../../../access/read/access-lines.js'
import { oncePerObject } from '../../../base/once.js'
import { applyEdits, type Edit, editAtNewOffset, originalOffsetLookup } from '../../../edit/edit.js'
import { isAccessCompatDirective } from '../../../httpd/directives.js'
import { isGuard } from '../../../httpd/guards.js'
import { guardReadingOn24, guardReadingToday } from '../../../site/guard-reading.js'
import type { Site } from '../../../site/site.js'
import { reparse } from '../../../syntax/parse.js'
import { type ConfigFile, type Directive, isSection, type Node, type Section } from '../../../syntax/tree.js'
import type { EditsByFile } from '../../rule.js'

/** A site, and the same site after some edits. */
export interface SiteBeforeAndAfter {
  readonly site: Site
  /** The edits of each file, sorted by their start. */
  readonly edits: EditsByFile
  /** The edits whose effect is to be checked, sorted in the same way. */
  readonly editsToCheck: EditsByFile
  /** The site with the new texts, which the version of today reads. */
  readonly after: Site
  /** The new texts as 2.4 reads them. */
  readonly on24: Site
  /** The section of the old text that a section at this place of the new text comes from. */
  readonly oldScopeAt: (node: Pick<Node, 'file' | 'start'>) => Scope | undefined
  readonly oldLineAt: (line: Directive) => Directive | undefined
  /** The edit that wrote a node of the new text; undefined if the node was in the old text. */
  readonly editThatWrote: (node: Pick<Node, 'file' | 'start'>) => Edit | undefined
  readonly oldScopeOf: (scope: Scope) => Scope | undefined
  /** The old text as 2.4 reads it. */
  readonly unchangedOn24: Site
  /** Whether lines of 2.2 stay in the new text, or only one version reads a part of the old text. */
  readonly needsUnchanged: boolean
}

/** Reads a site back with its new texts. It keeps today's version, because that decides which sections are read. */
export function readSiteBeforeAndAfter(site: Site, given: EditsByFile, askedAbout = given): SiteBeforeAndAfter {
  const edits = inOrder(given)
  const before = new Map<ConfigFile, ConfigFile>()
  const files = site.files.map((file) => {
    const own = edits.get(file)
    const changed = own ? reparse(file, applyEdits(file, own)) : file
    before.set(changed, file)
    return changed
  })
  const after = site.withFiles(files, { from: site.from })
  const originIn = oncePerObject((file: ConfigFile) => originalOffsetLookup(file, edits.get(file) ?? []))
  const oldIn = <Of>(there: ByStart<Of>, { file, start }: Pick<Node, 'file' | 'start'>): Of | undefined => {
    const own = before.get(file)
    const origin = own && originIn(own)(start)
    return own && origin !== undefined ? there.get(own)?.get(origin) : undefined
  }
  const old = site.once(scopesOf)
  const sections = byStart(old, ({ file, at }) => ({ file, start: at?.start }))
  const lines = byStart(site.directives('AllowOverride'), (line) => line)
  // Cached, because the old section of each scope is looked up several times.
  const oldScopeOf = oncePerObject(({ at, file }: Scope) =>
    at ? oldIn(sections, at) : sections.get(before.get(file) ?? file)?.get(undefined),
  )
  return {
    site,
    edits,
    editsToCheck: inOrder(askedAbout),
    after,
    on24: after.asRunningOn('2.4'),
    oldScopeAt: (node) => oldIn(sections, node),
    oldLineAt: (line) => oldIn(lines, line),
    editThatWrote: ({ file, start }) => {
      const own = before.get(file)
      return own && editAtNewOffset(own, edits.get(own) ?? [], start)
    },
    oldScopeOf,
    unchangedOn24: site.asRunningOn('2.4'),
    needsUnchanged:
      site.from === '2.2' &&
      ([...after.names].some(isAccessCompatDirective) || old.some((scope) => mayBeForOneVersion(site, scope))),
  }
}

/** Items by file and start offset. An item for a whole file has no start. */
type ByStart<Of> = ReadonlyMap<ConfigFile, ReadonlyMap<number | undefined, Of>>

function byStart<Of>(
  items: readonly Of[],
  placeOf: (item: Of) => { readonly file: ConfigFile; readonly start: number | undefined },
): ByStart<Of> {
  const found = new Map<ConfigFile, Map<number | undefined, Of>>()
  for (const item of items) {
    const { file, start } = placeOf(item)
    const own = found.get(file) ?? new Map<number | undefined, Of>()
    found.set(file, own.set(start, item))
  }
  return found
}

/** The edits of each file sorted by their starts, without edits that remove a LoadModule line. */
const inOrder = (edits: EditsByFile): EditsByFile =>
  new Map(
    Array.from(edits, ([file, own]) => [
      file,
      own.filter((edit) => !isUnloading(edit)).sort((one, other) => one.start - other.start),
    ]),
  )

const isUnloading = ({ file, start, end, text }: Edit): boolean =>
  text.trim() === '' && /^\s*LoadModule\s/i.test(file.text.slice(start, end))

/** Whether only one version reads a section, or may read an access rule in it. */
export const mayBeForOneVersion = (site: Site, { nodes, occurrences }: Scope): boolean =>
  occurrences.some(({ readBy }) => readBy !== 'both') ||
  nodes.some(
    (node) => node.kind === 'section' && isGuard(node) && hasAccessRules(node.commands) && !isDecidedAlike(site, node),
  )

/** Whether both versions surely read a guard, or both surely skip it, and so do they for each guard in it. */
function isDecidedAlike(site: Site, guard: Section): boolean {
  const today = guardReadingToday(site, guard)
  if (today === 'maybe' || today !== guardReadingOn24(site, guard)) return false
  return today === 'never' || guard.commands.every((node) => !isSection(node) || isDecidedAlike(site, node))
}
