import { groupBy } from '../base/group-by.js'
import { numberText } from '../base/list-text.js'
import { logicalLineText } from './lines.js'
import type { Directive, Section } from './tree.js'

/** The start of a node, as an offset in UTF-16 units of the decoded text. */
export type NodeStart = Pick<Directive | Section, 'file' | 'start'>

/** The line number of a node, from 1. It counts lines from the start of the file, so don't call it for many nodes. */
export const lineNumberOf = ({ file, start }: NodeStart): number => file.text.slice(0, start).split('\n').length

/** The place of a node for messages, such as `conf/httpd.conf:12`. */
export const fileAndLine = (node: NodeStart): string => `${node.file.path}:${lineNumberOf(node)}`

/** Places by file, such as `a.conf:7; b.conf lines 1, 2`. If there are many, only the first ones and the number of the rest. */
export function placesByFileText(
  places: readonly { readonly path: string; readonly line: number }[],
  most: number,
): string {
  const all = [...new Map(places.map((place) => [`${place.path}:${place.line}`, place])).values()]
  const named = Array.from(
    groupBy(all.slice(0, most), ({ path }) => path),
    ([path, own]) =>
      own.length === 1 ? `${path}:${own[0].line}` : `${path} lines ${own.map(({ line }) => line).join(', ')}`,
  )
  const separator = named.some((text) => text.includes(', ')) ? '; ' : ', '
  return `${named.join(separator)}${all.length > most ? ` and ${numberText(all.length - most)} more` : ''}`
}

/** The text of a line and its place. */
export const quotedLineAndPlace = (node: Directive | Section): string =>
  `\`${logicalLineText(node.file.text, node)}\` (${fileAndLine(node)})`
