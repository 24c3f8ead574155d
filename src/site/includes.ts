import { addToGroup } from '../base/group-by.js'
import { ancestors, type ConfigFile, type Directive, type Problem, type Section } from '../syntax/tree.js'
import type { IncludeResult } from './include.js'

/** Which given files include which. Includes that would form a circle are left out. */
export interface Includes {
  readonly files: ReadonlyMap<Directive, readonly ConfigFile[]>
  readonly includers: ReadonlyMap<ConfigFile, readonly Directive[]>
  readonly problems: ReadonlyMap<ConfigFile, readonly Problem[]>
  /** The sections around the lines that include a file, innermost first: one list for each combination that occurs. */
  placesOf(file: ConfigFile): readonly (readonly Section[])[]
}

/** The depth to which httpd lets Include lines nest (server/core.c, AP_MAX_INCLUDE_DEPTH). */
const deepest = 128

/** The number of times that a file is read, at most: two files that include each other twice would never end. */
export const maxReadingsOfFile = 1000

/** The number of places that are distinguished, at most. */
const most = maxReadingsOfFile

/**
 * Finds which file includes which.
 * @param lines all Include and IncludeOptional lines
 * @param readBy the files that each line reads
 */
export function findIncludes(
  files: readonly ConfigFile[],
  lines: readonly Directive[],
  readBy: (line: Directive) => IncludeResult,
): Includes {
  const graph: Graph = { files: new Map(), includers: new Map(), problems: new Map() }
  const places =
    lines.length > 0
      ? placesAmong(graph, outermostFirst(graph, files, readsOf(lines, readBy)))
      : new Map<ConfigFile, Place[]>()
  return { ...graph, placesOf: (file) => places.get(file)?.map((place) => place.sections) ?? [[]] }
}

interface Graph {
  readonly files: Map<Directive, ConfigFile[]>
  readonly includers: Map<ConfigFile, Directive[]>
  readonly problems: Map<ConfigFile, Problem[]>
}

/** The Include lines of each file, and the files that they read, in order. */
type Reads = ReadonlyMap<ConfigFile, readonly (readonly [Directive, ConfigFile])[]>

function readsOf(lines: readonly Directive[], readBy: (line: Directive) => IncludeResult): Reads {
  const reads = new Map<ConfigFile, (readonly [Directive, ConfigFile])[]>()
  for (const line of lines) for (const file of readBy(line).files) addToGroup(reads, line.file, [line, file] as const)
  return reads
}

/**
 * The files in an order in which each comes after all files that include it. In a circle, the first file counts as the
 * outermost, and the Include that leads back to it is dropped.
 */
function outermostFirst(graph: Graph, files: readonly ConfigFile[], reads: Reads): ConfigFile[] {
  const included = new Set([...reads.values()].flatMap((pairs) => pairs.map(([, file]) => file)))
  const done = new Set<ConfigFile>()
  for (const root of [...files.filter((file) => !included.has(file)), ...files]) visit(graph, root, reads, done)
  return [...done].reverse()
}

/** Uses its own stack of open files, because a chain of Includes can be longer than the call stack. */
function visit(graph: Graph, root: ConfigFile, reads: Reads, done: Set<ConfigFile>): void {
  const path: { file: ConfigFile; next: number }[] = []
  const open = new Map<ConfigFile, number>()
  const enter = (file: ConfigFile) => {
    if (done.has(file) || open.has(file)) return
    open.set(file, path.length)
    path.push({ file, next: 0 })
  }
  enter(root)
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const [line, file] = reads.get(top.file)?.[top.next++] ?? []
    if (!line || !file) {
      path.pop()
      open.delete(top.file)
      done.add(top.file)
    } else if (open.has(file))
      noteCircle(
        graph,
        line,
        path.slice(open.get(file)).map((step) => step.file),
      )
    else {
      addToGroup(graph.files, line, file)
      addToGroup(graph.includers, file, line)
      enter(file)
    }
  }
}

/**
 * Notes an Include that would form a circle.
 * @param circle the files from the one that is included again to the one with the line
 */
function noteCircle(graph: Graph, line: Directive, circle: readonly ConfigFile[]): void {
  const [first, ...rest] = circle.map((file) => file.path)
  const steps = rest.slice(0, 5).map((path) => `${path}, which includes `)
  const way =
    rest.length === 0
      ? `${first} includes itself`
      : `${first} includes ${steps.join('')}${rest.length > 5 ? '… ' : ''}${first} again`
  note(graph, line, `${way}; httpd stops at a circle of Includes.`)
}

/** The sections in which a file is read. Two Include lines in the same sections give one place. */
interface Place {
  readonly sections: readonly Section[]
  readonly inside: Map<Section, Place>
}

/**
 * The places of each file.
 * @param order the files, each after all files that include it
 */
function placesAmong(graph: Graph, order: readonly ConfigFile[]): Map<ConfigFile, Place[]> {
  const everywhere: Place = { sections: [], inside: new Map() }
  const places = new Map<ConfigFile, Place[]>()
  const depths = new Map<ConfigFile, number>()
  for (const file of order) {
    for (const line of graph.includers.get(file) ?? []) if (depths.get(line.file) === deepest) cut(graph, line, file)
    const from = graph.includers.get(file) ?? []
    const outer = from.map((line) => depths.get(line.file) ?? 0)
    depths.set(
      file,
      outer.reduce((deepest, depth) => Math.max(deepest, depth + 1), 0),
    )
    const found = new Set(
      from.flatMap((line) => (places.get(line.file) ?? [everywhere]).map((place) => placeIn(place, line))),
    )
    places.set(file, found.size > 0 ? [...found].slice(0, most) : [everywhere])
    const [line] = from
    if (line && found.size > most)
      note(graph, line, `${file.path} is included in more than ${most} different places; not all of them are checked.`)
  }
  return places
}

function cut(graph: Graph, line: Directive, file: ConfigFile): void {
  graph.includers.set(
    file,
    (graph.includers.get(file) ?? []).filter((other) => other !== line),
  )
  graph.files.set(
    line,
    (graph.files.get(line) ?? []).filter((other) => other !== file),
  )
  note(graph, line, `Include lines are nested more than ${deepest} deep here, which httpd rejects.`)
}

function placeIn(place: Place, line: Directive): Place {
  const { parent } = line
  if (!parent) return place
  const known = place.inside.get(parent)
  if (known) return known
  const made = { sections: [...ancestors(line), ...place.sections], inside: new Map<Section, Place>() }
  place.inside.set(parent, made)
  return made
}

/** Adds a problem to a line that has none. */
function note({ problems }: Graph, line: Directive, message: string): void {
  const at = { start: line.name.start, end: line.args.at(-1)?.end ?? line.name.end }
  if (!problems.get(line.file)?.some((problem) => problem.at.start === at.start))
    addToGroup(problems, line.file, { at, message })
}
