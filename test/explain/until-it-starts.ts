import { type Explanation, explain } from '../../src/explain/explain.js'
import type { LogLocation } from '../../src/explain/log.js'
import { migrate } from '../../src/index.js'
import { type Adapt, refusal } from '../trees/machine.js'
import { siteOfTree, type Texts, type Tree } from '../trees/tree.js'

/** One refusal by a real 2.4, and what was done about it. */
export interface Step {
  readonly said: string
  readonly id: string | undefined
  /** `PATH:LINE RULE`, or `PATH:LINE left out` for a line that a person must see to. */
  readonly done: string
}

/**
 * Start a tree of 2.2 on a real 2.4 again and again, each time with the fix for what it said in the files, until it is
 * accepted. Throws where a message is not known, or leads to no line.
 */
export function untilItStarts(tree: Tree, adapt?: Adapt, most = 80): readonly Step[] {
  const steps: Step[] = []
  let now = tree
  for (;;) {
    const said = refusal(now, now.texts, adapt)
    if (said === undefined) return steps
    if (steps.length === most) throw new Error(`still refused after ${most} steps: ${said}`)
    const { step, next } = mend(now, said)
    steps.push(step)
    now = next
  }
}

function mend(tree: Tree, said: string): { step: Step; next: Tree } {
  const site = siteOfTree(tree)
  const config = { site, migration: migrate(site), links: tree.links }
  const refused = refusalAmong(explain(said, config).explanations)
  if (!refused?.message) throw new Error(`not known: ${said}`)
  const [place] = refused.places
  if (!place) throw new Error(`no place: ${said}`)
  const { file, line, finding } = place
  const at = refused.said.at
  if (at && `${trueName(tree, at.path)}:${at.line}` !== `${file.path}:${line}`)
    throw new Error(`${file.path}:${line} is not where httpd is: ${said}`)
  const step = (done: string): Step => ({
    said: refused.said.text,
    id: refused.message?.id,
    done: `${file.path}:${line} ${done}`,
  })
  const enable = /a2enmod ([\w ]+)/.exec(finding?.message ?? '')?.[1]?.split(' ')
  if (finding && enable) {
    const builtIn = [...tree.builtIn, ...enable.filter((name) => !name.startsWith('mpm_'))]
    return { step: step(finding.rule.id), next: { ...tree, builtIn } }
  }
  if (!finding?.fix)
    return { step: step('left out'), next: { ...tree, texts: withoutLine(tree.texts, { path: file.path, line }) } }
  // All that the rule finds, as with --only RULE --write --review.
  const { texts: changed } = migrate(site, { rules: [finding.rule], fixes: 'all' })
  const texts = Object.fromEntries(Array.from(changed, ([file, text]) => [file.path, text]))
  return { step: step(finding.rule.id), next: { ...tree, texts: { ...tree.texts, ...texts } } }
}

/** A path of the server as the files of the tree have it. */
const trueName = ({ links }: Tree, path: string) => links.get(path.slice(1)) ?? path.slice(1)

/** Warnings stand before what stops the start; what sums it up stands behind. */
const refusalAmong = (explanations: readonly Explanation[]) =>
  explanations.find(({ said }) => said.at) ??
  explanations.find(
    ({ message }) =>
      !/^(default-type|name-virtual-host|documentroot|config-variable|servername|new-name)$/.test(message?.id ?? ''),
  )

/** What a person does who has not got what the line asks for. */
function withoutLine(texts: Texts, { path, line }: LogLocation): Texts {
  const lines = (texts[path] ?? '').split('\n')
  return { ...texts, [path]: lines.map((text, index) => (index === line - 1 ? `# ${text}` : text)).join('\n') }
}
