import { joined } from '../config/lines.js'
import type { ConfigFile, Directive, Node, Section } from '../config/tree.js'

/** `bare`: a comment asks for it, but gives no reason, which it must. */
export type Ignored = 'no' | 'yes' | 'bare'

/**
 * Whether a comment on the line before a node, or before a section around it, silences the rule there:
 * `# httpd-upgrade-ignore RULE… : reason`. Each file is looked through once.
 */
export function ignoreComments(): (rule: string, at: Directive | Section) => Ignored {
  const read = new Map<ConfigFile, ReadonlyMap<Node, Comments>>()
  return (rule, at) => {
    let comments = read.get(at.file)
    if (!comments) {
      comments = commentsIn(at.file)
      read.set(at.file, comments)
    }
    return comments.size === 0 ? 'no' : ignoredBy(comments, rule, at)
  }
}

/** By rule, whether a reason is given. */
type Comments = ReadonlyMap<string, Ignored>

function ignoredBy(comments: ReadonlyMap<Node, Comments>, rule: string, at: Directive | Section): Ignored {
  let ignored: Ignored = 'no'
  for (let node: Directive | Section | undefined = at; node; node = node.parent) {
    const found = comments.get(node)?.get(rule)
    if (found === 'yes') return 'yes'
    if (found) ignored = found
  }
  return ignored
}

function commentsIn(file: ConfigFile): Map<Node, Comments> {
  const found = new Map<Node, Comments>()
  if (!file.text.toLowerCase().includes(mark)) return found
  const lists = [file.children]
  for (let list = lists.pop(); list; list = lists.pop()) {
    let pending = new Map<string, Ignored>()
    for (const node of list) {
      if (node.kind === 'comment') readComment(joined(file.text, node), pending)
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

function readComment(comment: string, into: Map<string, Ignored>): void {
  const [, rest] = /^#+\s*httpd-upgrade-ignore\s(.*)$/is.exec(comment) ?? []
  if (rest === undefined) return
  const colon = rest.indexOf(':')
  const reason = colon < 0 ? '' : rest.slice(colon + 1).trim()
  const rules = colon < 0 ? rest : rest.slice(0, colon)
  for (const rule of rules.split(/[\s,]+/)) into.set(rule.toLowerCase(), reason ? 'yes' : 'bare')
}
