import { joinedText } from './lines.js'
import type { Directive, Section } from './tree.js'

/** The start of a node, as an offset in UTF-16 units of the decoded text. */
export type NodeStart = Pick<Directive | Section, 'file' | 'start'>

/** The line, from 1, that it begins on. Counts from the start of the file: for a place or two, not for every line. */
export const lineOf = ({ file, start }: NodeStart): number => file.text.slice(0, start).split('\n').length

/** Where it begins, for a message: conf/httpd.conf:12. */
export const fileAndLine = (node: NodeStart): string => `${node.file.path}:${lineOf(node)}`

/** The line as it reads, and where it stands. */
export const quotedLineAndPlace = (node: Directive | Section): string =>
  `\`${joinedText(node.file.text, node)}\` (${fileAndLine(node)})`
