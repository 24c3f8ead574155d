import { joinedText } from './lines.js'
import type { Directive, Section } from './tree.js'

/** The start of a node, as an offset in UTF-16 units of the decoded text. */
export type NodeStart = Pick<Directive | Section, 'file' | 'start'>

/** The line number of a node, from 1. It counts lines from the start of the file, so don't call it for many nodes. */
export const lineOf = ({ file, start }: NodeStart): number => file.text.slice(0, start).split('\n').length

/** The place of a node for messages, such as `conf/httpd.conf:12`. */
export const fileAndLine = (node: NodeStart): string => `${node.file.path}:${lineOf(node)}`

/** The text of a line and its place. */
export const quotedLineAndPlace = (node: Directive | Section): string =>
  `\`${joinedText(node.file.text, node)}\` (${fileAndLine(node)})`
