import { siblings, sourceOf, type Directive, type Node, type Section } from '../config/tree.js'

const comment = /^#\s*httpd-upgrade-ignore\s+([a-z0-9, -]+?)\s*(?::\s*(\S.*))?$/i

/**
 * Whether a comment on the line before a node, or before a section around it, silences the rule there:
 * `# httpd-upgrade-ignore RULE… : reason`. Without a reason it silences nothing.
 */
export function isIgnored(rule: string, at: Directive | Section): boolean {
  for (let node: Directive | Section | undefined = at; node; node = node.parent) {
    if (ignoredBefore(node).has(rule)) return true
  }
  return false
}

const nothing: ReadonlySet<string> = new Set()

function ignoredBefore(node: Node): ReadonlySet<string> {
  // Most files hold no such comment: one search answers for all.
  if (!node.file.text.includes('httpd-upgrade-ignore')) return nothing
  const list = siblings(node)
  const rules = new Set<string>()
  for (let at = list.indexOf(node) - 1; list[at]?.kind === 'comment'; at--) {
    const match = comment.exec(sourceOf(node.file, list[at] as Node).trim())
    if (match?.[2]) for (const rule of match[1]?.split(/[\s,]+/) ?? []) rules.add(rule.toLowerCase())
  }
  return rules
}
