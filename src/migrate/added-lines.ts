import { type Edit, insertAfter } from '../edit/edit.js'
import { type Directive, isDirective, type Node, siblings } from '../syntax/tree.js'
import { consistsOfLoadLines } from './load-module-lines.js'

/**
 * The directives that fixes add for the whole server to keep a default of 2.2. They are in the order that the lines have if all
 * are added at once.
 */
const added: readonly string[] = [
  ...['deflatealteretag', 'httpprotocoloptions', '<directory', 'enablesendfile', 'extendedstatus', 'fileetag'],
  ...['limitrequestbody', 'maxconnectionsperchild', 'options', 'requestreadtimeout', 'timeout'],
]

/**
 * The edit that adds a line after a given line, but below LoadModule lines, and below lines of earlier runs that come before it
 * in `added`. The order of the lines is then the same after one run or several.
 * @param text the line, which begins with one of the directives in `added`
 * @param guard the word of an `<IfModule>` around the line
 */
export function insertAfterAddedLines(at: Directive, text: string, guard?: string): Edit {
  const rank = rankOf(text.split(' ')[0] ?? '')
  const following = siblings(at).slice(siblings(at).indexOf(at) + 1)
  const isPassed = (node: Node) => consistsOfLoadLines(node) || isBefore(addedKey(node), rank)
  const end = following.findIndex((node) => !isPassed(node))
  const lines = guard === undefined ? [text] : [`<IfModule ${guard}>`, `    ${text}`, '</IfModule>']
  return insertAfter(following.slice(0, end < 0 ? undefined : end).at(-1) ?? at, lines)
}

/** The directive of a line, of an `<IfModule>` with a single line, or of an added `<Directory />`; empty for other nodes. */
function addedKey(node: Node): string {
  if (isDirective(node)) return node.key
  if (isAddedSection(node)) return '<directory'
  const [only, ...others] = node.kind === 'section' && node.key === 'ifmodule' ? node.commands : []
  return only && others.length === 0 ? only.key : ''
}

/** Whether a node is the `<Directory />` with AllowOverride All that a fix adds for the whole server. */
const isAddedSection = (node: Node): boolean =>
  node.kind === 'section' &&
  node.key === 'directory' &&
  node.args[0]?.value === '/' &&
  node.commands.every(({ key, args }) => key === 'allowoverride' && args[0]?.value === 'All')

const isBefore = (key: string, rank: number): boolean => rankOf(key) >= 0 && rankOf(key) < rank

const rankOf = (name: string): number => added.indexOf(name.toLowerCase())
