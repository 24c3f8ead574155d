import { type Positions, positionsIn } from '../report/position.js'
import { parse } from '../syntax/parse.js'
import {
  type ConfigFile,
  type Directive,
  type Node,
  type Range,
  type Section,
  sourceOf,
  type Word,
} from '../syntax/tree.js'

/** A position as in unist: lines and columns from 1, the offset from 0, all in UTF-16 units. */
export interface Point {
  line: number
  column: number
  offset: number
}

export interface Position {
  start: Point
  end: Point
}

/** A configuration file. Blank lines are in no node. */
export interface Root {
  type: 'root'
  children: Line[]
  position: Position
}

/** A line that httpd reads, from its name to its last argument. */
export interface DirectiveNode {
  type: 'directive'
  name: string
  children: Argument[]
  position: Position
}

/** A section from its opening tag to its closing one; `children` are the lines within. */
export interface SectionNode {
  type: 'section'
  name: string
  arguments: Argument[]
  children: Line[]
  position: Position
}

/** One argument; `value` is how httpd reads it, without quotes, escapes and continuations. */
export interface Argument {
  type: 'argument'
  value: string
  position: Position
}

/** A comment, or a line that is no directive (see `Trivia` in syntax/tree.ts). `value` has no white space at its ends. */
export interface Literal {
  type: 'comment' | 'stray' | 'template' | 'code'
  value: string
  position: Position
}

export type Line = DirectiveNode | SectionNode | Literal

/** The tree of a configuration file, in the format of unist. */
export function treeOf(text: string, path: string): Root {
  const file = parse(text, path)
  const place = placer(file)
  const root: Root = { type: 'root', children: [], position: place({ start: 0, end: text.length }) }
  // A stack instead of recursion: sections can be nested deeper than the call stack allows.
  const open: { from: readonly Node[]; into: Line[] }[] = [{ from: file.children, into: root.children }]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const node of next.from) {
      if (node.kind === 'blank') continue
      const line = lineOf(file, node, place)
      next.into.push(line)
      if (node.kind === 'section' && line.type === 'section') open.push({ from: node.children, into: line.children })
    }
  }
  return root
}

type Place = (range: Range) => Position

function placer(file: ConfigFile): Place {
  const positions: Positions = positionsIn(file)
  const pointOf = (offset: number): Point => ({ ...positions.at(offset), offset })
  return ({ start, end }) => ({ start: pointOf(start), end: pointOf(end) })
}

function lineOf(file: ConfigFile, node: Exclude<Node, { kind: 'blank' }>, place: Place): Line {
  switch (node.kind) {
    case 'directive':
      return {
        type: 'directive',
        name: node.name.value,
        children: argumentsOf(node, place),
        position: place({ start: node.name.start, end: node.args.at(-1)?.end ?? node.name.end }),
      }
    case 'section':
      return {
        type: 'section',
        name: node.name.value,
        arguments: argumentsOf(node, place),
        children: [],
        position: place({ start: node.name.start - 1, end: withoutSpace(file, lastOf(node)) }),
      }
    default: {
      const range = trimmed(file, node)
      return { type: node.kind as Literal['type'], value: sourceOf(file, range), position: place(range) }
    }
  }
}

const argumentsOf = ({ args }: Directive | Section, place: Place): Argument[] =>
  args.map((arg: Word) => ({ type: 'argument', value: arg.value, position: place(arg) }))

/** The end of a section: its closing tag, or the last line in it if it is never closed. */
function lastOf(section: Section): number {
  let end = section.close?.end ?? section.end
  for (let last = section.children.at(-1); last && !section.close; ) {
    end = Math.max(end, last.kind === 'section' ? (last.close?.end ?? last.end) : last.end)
    last = last.kind === 'section' && !last.close ? last.children.at(-1) : undefined
  }
  return end
}

/** The end of the text before this offset, without the white space there. */
function withoutSpace({ text }: ConfigFile, offset: number): number {
  let end = offset
  while (end > 0 && /\s/.test(text[end - 1] ?? '')) end--
  return end
}

/** A range without white space and byte order mark at its ends. */
function trimmed({ text }: ConfigFile, { start, end }: Range): Range {
  const source = text.slice(start, end)
  const lead = /^\s*/.exec(source)?.[0].length ?? 0
  return lead === source.length ? { start, end: start } : { start: start + lead, end: start + source.trimEnd().length }
}
