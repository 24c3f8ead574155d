import { isGuard } from '../../httpd/guards.js'
import { everyMethod } from '../../httpd/methods.js'
import type { Site } from '../../site/site.js'
import { hasBlocks } from '../../site/template-blocks.js'
import { type Directive, type Section, sourceOf } from '../../syntax/tree.js'
import { type AccessLine, kindOf } from './access-lines.js'

/** How the access lines of a scope are worded: lines that are worded so say the same in any scope. */
export interface Wording {
  readonly text: string
  /** The lines themselves, of the first scope that is worded so. */
  readonly lines: readonly AccessLine[]
}

/**
 * How the lines of a scope that bear on access are worded. A large configuration has thousands of sections and few ways to
 * word them, so that what such lines say is worked out once. Undefined where they mean what they do by where they stand as
 * well: in sections within, beside an Include or a template's tags; or where it will be asked which of several lines it was.
 */
export function wordingOf(site: Site, nodes: readonly (Directive | Section)[]): Wording | undefined {
  const lines: AccessLine[] = []
  let text = ''
  for (const at of nodes) {
    if (at.kind === 'section') {
      if (isGuard(at) || /^(limit|require)/.test(at.key)) return undefined
      continue
    }
    const kind = kindOf(at)
    if (kind) {
      lines.push({ kind, at, methods: everyMethod, within: nothing })
      text += sourceOf(at.file, at)
    } else if (/^(include|use$)|ldap/.test(at.key)) return undefined
  }
  const first = lines[0]?.at
  return first && !dependsOnPlace.test(text) && !hasBlocks(site, first.file) ? { text, lines } : undefined
}

const nothing: readonly Section[] = []

/** Variables and owners: their lines are told apart (migrate/access/internal-requests.ts). A backslash may hide such a word. */
const dependsOnPlace = /env|file-|ldap|\\/i
