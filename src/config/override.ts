import { directiveNamed } from './directives.js'
import { type Folder, foldersUpFrom } from './folder-tree.js'
import { readingToday } from './present.js'
import type { Site } from './site.js'
import type { Directive, Section } from './tree.js'

/** What a .htaccess file may do on 2.2: the AllowOverride lines in force where it lies, each for some server. */
export interface Overrides {
  /** Undefined stands for no AllowOverride at all: 2.2's default is All. */
  readonly lines: readonly (Directive | undefined)[]
}

/** The AllowOverride lines in force in a folder: of the main server, and of each virtual host that has its own. */
export function overridesAt(folder: Folder): Overrides {
  const found = new Set<Directive | undefined>()
  const settled = new Set<unknown>()
  let main: Directive | undefined
  for (const up of foldersUpFrom(folder)) {
    for (const { scope, place } of [...up.applied].reverse()) {
      const line = settled.has(place.server) || main ? undefined : lastOverride(scope.nodes)
      if (!line) continue
      settled.add(place.server)
      found.add(line)
      if (!place.server) main = line
    }
  }
  return { lines: main ? [...found] : [...found, undefined] }
}

function lastOverride(nodes: readonly (Directive | Section)[]): Directive | undefined {
  for (const node of [...nodes].reverse()) {
    if (node.kind === 'directive' && node.key === 'allowoverride') return node
    const inner = node.kind === 'section' && /^if/.test(node.key) ? lastOverride(node.commands) : undefined
    if (inner) return inner
  }
  return undefined
}

/** Whether the line keeps httpd from reading .htaccess files. */
export const readsNothing = (line: Directive | undefined): boolean => line !== undefined && classesOf(line).has('none')

/** Whether the line lets .htaccess files use directives of this class, such as AuthConfig. */
export function allows(line: Directive | undefined, override: string): boolean {
  if (!line || override === 'All' || override === '') return true
  const classes = classesOf(line)
  return classes.has('all') || classes.has(override.toLowerCase())
}

const classesOf = (line: Directive) => new Set(line.args.map((arg) => arg.value.toLowerCase().replace(/=.*$/, '')))

/** The first directive that a .htaccess file of these nodes may not use under this line: 2.2 answers 500 to everything. */
export function forbiddenIn(
  site: Site,
  nodes: readonly (Directive | Section)[],
  line: Directive | undefined,
): Directive | undefined {
  for (const node of nodes) {
    if (node.kind === 'directive' && !allows(line, directiveNamed(node.key)?.in22?.override ?? '')) return node
    const inner =
      node.kind === 'section' && readingToday(site, node) !== 'never'
        ? forbiddenIn(site, node.commands, line)
        : undefined
    if (inner) return inner
  }
  return undefined
}
