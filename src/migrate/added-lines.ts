import { type Edit, insertAfter } from '../edit/edit.js'
import { type Directive, isDirective, type Node, siblings } from '../syntax/tree.js'
import { isLoading } from './load-lines.js'

/**
 * The directives that are added at server level to keep a default of 2.2, in the order in which they stand where they are all
 * added at once.
 */
const added: readonly string[] = [
  ...['deflatealteretag', 'httpprotocoloptions', '<directory', 'enablesendfile', 'extendedstatus', 'fileetag'],
  ...['limitrequestbody', 'maxconnectionsperchild', 'options', 'requestreadtimeout', 'timeout'],
]

/**
 * A line after another one, after the modules that are loaded there, and after what an earlier run has added: in however many
 * runs lines are added, they come out in one order.
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

/** What is added where no AllowOverride applied. */
const isAddedSection = (node: Node): boolean =>
  node.kind === 'section' &&
  node.key === 'directory' &&
  node.args[0]?.value === '/' &&
  node.commands.every(({ key, args }) => key === 'allowoverride' && args[0]?.value === 'All')

const isBefore = (key: string, rank: number): boolean => rankOf(key) >= 0 && rankOf(key) < rank

const rankOf = (name: string): number => added.indexOf(name.toLowerCase())
