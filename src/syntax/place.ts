import { joined } from './lines.js'
import type { Directive, Section } from './tree.js'

/** What stands in a file: its start is an offset in UTF-16 units of the decoded text. */
export type Placed = Pick<Directive | Section, 'file' | 'start'>

/** The line, from 1, that it begins on. Counts from the start of the file: for a place or two, not for every line. */
export const lineOf = ({ file, start }: Placed): number => file.text.slice(0, start).split('\n').length

/** Where it begins, for a message: conf/httpd.conf:12. */
export const fileAndLine = (node: Placed): string => `${node.file.path}:${lineOf(node)}`

/** The line as it reads, and where it stands. */
export const lineInWords = (node: Directive | Section): string =>
  `\`${joined(node.file.text, node)}\` (${fileAndLine(node)})`
