import { type Edit, insertAfter } from '../edit/edit.js'
import { type Directive, isDirective, type Node, siblings } from '../syntax/tree.js'
import { isLoading } from './load-lines.js'

/**
 * The directives that fixes add for the whole server to keep a default of 2.2, in the order that they have if all are
 * added at once.
 */
const added: readonly string[] = [
  ...['deflatealteretag', 'httpprotocoloptions', '<directory', 'enablesendfile', 'extendedstatus', 'fileetag'],
  ...['limitrequestbody', 'maxconnectionsperchild', 'options', 'requestreadtimeout', 'timeout'],
]

/**
 * The edit that adds such a line after a given one, but behind the LoadModule lines and behind lines of this kind that
 * an earlier run has added. So the order is the same however many runs add the lines.
 * @param text the line, which begins with one of those directives
 */
export function insertAmongAdded(at: Directive, text: string): Edit {
  const rank = rankOf(text.split(' ')[0] ?? '')
  const following = siblings(at).slice(siblings(at).indexOf(at) + 1)
  const isPassed = (node: Node) =>
    isLoading(node) || isBefore(isDirective(node) ? node.key : isAddedSection(node) ? '<directory' : '', rank)
  const end = following.findIndex((node) => !isPassed(node))
  return insertAfter(following.slice(0, end < 0 ? undefined : end).at(-1) ?? at, [text])
}

/** The `<Directory />` section that a fix adds if no line sets AllowOverride or Options for the whole server. */
const isAddedSection = (node: Node): boolean =>
  node.kind === 'section' &&
  node.key === 'directory' &&
  node.args[0]?.value === '/' &&
  node.commands.every(({ key, args }) => key === 'allowoverride' && args[0]?.value === 'All')

const isBefore = (key: string, rank: number): boolean => rankOf(key) >= 0 && rankOf(key) < rank

const rankOf = (name: string): number => added.indexOf(name.toLowerCase())
