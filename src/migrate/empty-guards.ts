import { type Edit, removeLine, removeSection } from '../edit/edit.js'
import { isGuard } from '../httpd/guards.js'
import type { Directive, Section } from '../syntax/tree.js'
import type { Hit } from './rule.js'

/** Extends a fix that only removes the last line of a guard: it then removes the guard too. */
export function withEmptyGuardsRemoved(hit: Hit): Hit {
  const { at, fix } = hit
  const [edit, ...more] = fix?.edits ?? []
  if (!fix || !edit || more.length > 0 || at.kind !== 'directive' || !isRemovalOf(edit, at)) return hit
  const outermost = outermostEmptyGuard(at)
  return outermost ? { ...hit, fix: { ...fix, edits: [removeSection(outermost)] } } : hit
}

function isRemovalOf({ file, start, end, text }: Edit, at: Directive): boolean {
  const removal = removeLine(at)
  return file === at.file && text === '' && start === removal.start && end === removal.end
}

/** The outermost of the guards that contain only this line, and not even a comment; undefined if there is none. */
function outermostEmptyGuard(at: Directive): Section | undefined {
  let outermost: Section | undefined
  for (let { parent } = at; parent && isGuard(parent) && parent.close; parent = parent.parent) {
    const inner = outermost ?? at
    if (parent.children.some((node) => node !== inner && node.kind !== 'blank')) break
    outermost = parent
  }
  return outermost
}
