import { logicalLineText } from '../syntax/lines.js'
import {
  type ConfigFile,
  type Directive,
  isCommand,
  type Node,
  type Range,
  type Section,
  siblings,
  walk,
} from '../syntax/tree.js'

/** Whether a comment silences a rule. `bare`: there is a comment, but it lacks the required reason. */
export type SilencingResult = 'no' | 'yes' | 'bare'

/** The comments in files that silence rules: `# httpd-upgrade-ignore RULE… : reason`. Each file is searched once. */
export interface SilencingComments {
  /** Whether a comment on the line before a node, or before a section around it, silences the rule there. */
  silencingOf(rule: string, at: Directive | Section): SilencingResult
  /** The rule names in comments of a file that have silenced nothing so far. */
  unusedIn(file: ConfigFile): readonly RuleNameToIgnore[]
}

/** Makes an index of the comments that silence rules. It reads each file once, and notes which comments were used. */
export function silencingComments(): SilencingComments {
  const read = new Map<ConfigFile, ReadonlyMap<Node, Comments>>()
  const used = new Map<Node, Set<string>>()
  return {
    silencingOf(rule, at) {
      const comments = read.get(at.file) ?? commentsIn(at.file)
      read.set(at.file, comments)
      const found = comments.size === 0 ? undefined : ignoredBy(comments, rule, at)
      if (!found) return 'no'
      used.set(found.by, (used.get(found.by) ?? new Set()).add(rule))
      return found.ignored
    },
    unusedIn: (file) => [...ruleNamesToIgnore(file)].filter(({ name, at }) => !used.get(at)?.has(name.toLowerCase())),
  }
}

/** The rule names in a comment, each with whether the comment gives a reason. */
type Comments = ReadonlyMap<string, SilencingResult>

interface IgnoredBy {
  readonly ignored: SilencingResult
  /** The node after the comment. */
  readonly by: Node
}

function ignoredBy(
  comments: ReadonlyMap<Node, Comments>,
  rule: string,
  at: Directive | Section,
): IgnoredBy | undefined {
  let found: IgnoredBy | undefined
  for (let node: Directive | Section | undefined = at; node; node = node.parent) {
    const ignored = comments.get(node)?.get(rule)
    if (ignored) found = { ignored, by: node }
    if (ignored === 'yes') return found
  }
  return found
}

function commentsIn(file: ConfigFile): Map<Node, Comments> {
  const found = new Map<Node, Comments>()
  if (!anyMark.test(file.text)) return found
  const lists = [file.children]
  for (let list = lists.pop(); list; list = lists.pop()) {
    let pending = new Map<string, SilencingResult>()
    for (const node of list) {
      if (node.kind === 'comment') readComment(logicalLineText(file.text, node), pending)
      else {
        if (pending.size > 0) found.set(node, pending)
        pending = new Map()
      }
      if (node.kind === 'section') lists.push(node.children)
    }
  }
  return found
}

const mark = 'httpd-upgrade-ignore'

const anyMark = /httpd-upgrade-ignore/i

function readComment(comment: string, into: Map<string, SilencingResult>): void {
  const { names, reason } = askedBy(comment)
  for (const name of names) into.set(name.toLowerCase(), reason ? 'yes' : 'bare')
}

function askedBy(comment: string): { names: readonly string[]; reason: string } {
  const [, rest] = /^#+\s*httpd-upgrade-ignore\s(.*)$/is.exec(comment) ?? []
  if (rest === undefined) return { names: [], reason: '' }
  const colon = rest.indexOf(':')
  const rules = colon < 0 ? rest : rest.slice(0, colon)
  return { names: rules.split(/[\s,]+/).filter(Boolean), reason: colon < 0 ? '' : rest.slice(colon + 1).trim() }
}

/** A rule name in an `httpd-upgrade-ignore` comment. */
export interface RuleNameToIgnore extends Range {
  readonly name: string
  /**
   * The node after the comment. If none follows in the section or file, the section around the comment or the node before it.
   */
  readonly at: Directive | Section
}

/** Every rule name in the `httpd-upgrade-ignore` comments of a file, with its place. */
export function* ruleNamesToIgnore(file: ConfigFile): Generator<RuleNameToIgnore> {
  if (!anyMark.test(file.text)) return
  for (const node of walk(file.children)) {
    if (node.kind !== 'comment') continue
    const at = nodeBeside(node)
    if (!at) continue
    for (const name of askedBy(logicalLineText(file.text, node)).names) {
      const start = file.text.indexOf(name, file.text.toLowerCase().indexOf(mark, node.start) + mark.length)
      if (start >= 0 && start + name.length <= node.end) yield { name, at, start, end: start + name.length }
    }
  }
}

function nodeBeside(comment: Node): Directive | Section | undefined {
  const list = siblings(comment)
  const index = list.indexOf(comment)
  return list.slice(index).find(isCommand) ?? comment.parent ?? list.slice(0, index).findLast(isCommand)
}

/** The places of the `httpd-upgrade-ignore` comments of a file that name no rule. */
export function* silencingCommentsWithoutRule(file: ConfigFile): Generator<Omit<RuleNameToIgnore, 'name'>> {
  if (!anyMark.test(file.text)) return
  for (const node of walk(file.children)) {
    const at = node.kind === 'comment' && nodeBeside(node)
    if (!at || !/^#+\s*httpd-upgrade-ignore\s*(:|$)/i.test(logicalLineText(file.text, node).trim())) continue
    const start = file.text.indexOf('#', node.start)
    yield { at, start, end: start + file.text.slice(start, node.end).trimEnd().length }
  }
}
