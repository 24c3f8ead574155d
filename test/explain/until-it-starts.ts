import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { siteFromTexts } from '../../src/config/site.js'
import { type Explanation, explain } from '../../src/explain/explain.js'
import type { Spot } from '../../src/explain/log.js'
import { migrate } from '../../src/migrate/migrate.js'
import { needHttpd } from '../httpd/install.js'
import { scratchFolder } from '../httpd/preamble.js'
import { certificate, fitModulePaths, standIn } from '../httpd/stand-in.js'

type Texts = Readonly<Record<string, string>>

/** One refusal by a real 2.4, and what was done about it. */
export interface Step {
  readonly said: string
  readonly id: string | undefined
  /** `PATH:LINE RULE`, or `PATH:LINE left out` for a line that a person must see to. */
  readonly done: string
}

interface Tree {
  /** Path → text. */
  readonly texts: Texts
  readonly main: string
  /** Put at the top, without changing the numbers of lines: what the machine lacks. */
  readonly preamble?: readonly string[]
}

/**
 * Start a tree of 2.2 on a real 2.4 again and again, each time with the fix for what it said in the files, until it is
 * accepted. Throws where a message is not known, or leads to no line.
 */
export function untilItStarts(tree: Tree, most = 80): readonly Step[] {
  const steps: Step[] = []
  let texts = tree.texts
  for (;;) {
    const said = startMessages(texts, tree)
    if (said === undefined) return steps
    if (steps.length === most) throw new Error(`still refused after ${most} steps: ${said}`)
    const { step, next } = mend(texts, said)
    steps.push(step)
    texts = next
  }
}

/** Undefined if httpd accepts the files. */
function startMessages(texts: Texts, { main, preamble = [] }: Tree): string | undefined {
  const server = needHttpd()
  const folder = scratchFolder()
  try {
    mkdirSync(join(folder, 'tree/htdocs'), { recursive: true })
    mkdirSync(join(folder, 'tree/logs'))
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(join(folder, 'tree', dirname(path)), { recursive: true })
      writeFileSync(
        join(folder, 'tree', path),
        standIn(fitModulePaths(text, server), join(folder, 'tree'), certificate()),
      )
    }
    const top = [
      `ServerRoot "${folder}/tree"`,
      `PidFile "${folder}/pid"`,
      `DefaultRuntimeDir "${folder}"`,
      ...preamble.map((line) => fitModulePaths(line, server)),
      `Include "${join(folder, 'tree', main)}"`,
    ]
    writeFileSync(join(folder, 'start.conf'), `${top.join('\n')}\n`)
    const { stderr, status } = spawnSync(server.binary, ['-t', '-f', join(folder, 'start.conf')], {
      encoding: 'utf8',
      env: { ...process.env, ...server.env },
    })
    return status === 0 ? undefined : stderr.replaceAll(`${folder}/tree/`, '/etc/server/')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function mend(texts: Texts, said: string): { step: Step; next: Texts } {
  const site = siteFromTexts(texts, { from: '2.2' })
  const refusal = refusalAmong(explain(said, { site, migration: migrate(site) }).explanations)
  if (!refusal?.message) throw new Error(`not known: ${said}`)
  const [place] = refusal.places
  if (!place) throw new Error(`no place: ${said}`)
  const { file, line, finding } = place
  const step = (done: string): Step => ({
    said: refusal.said.text,
    id: refusal.message?.id,
    done: `${file.path}:${line} ${done}`,
  })
  if (!finding?.fix) return { step: step('left out'), next: withoutLine(texts, { path: file.path, line }) }
  // All that the rule finds, as with --only RULE --write --review.
  const { texts: changed } = migrate(site, { rules: [finding.rule], fixes: 'all' })
  return {
    step: step(finding.rule.id),
    next: { ...texts, ...Object.fromEntries(Array.from(changed, ([file, text]) => [file.path, text])) },
  }
}

/** Warnings stand before what stops the start; what sums it up stands behind. */
const refusalAmong = (explanations: readonly Explanation[]) =>
  explanations.find(({ said }) => said.at) ??
  explanations.find(
    ({ message }) =>
      !/^(default-type|name-virtual-host|documentroot|config-variable|servername|new-name)$/.test(message?.id ?? ''),
  )

/** What a person does who has not got what the line asks for. */
function withoutLine(texts: Texts, { path, line }: Spot): Texts {
  const lines = (texts[path] ?? '').split('\n')
  return { ...texts, [path]: lines.map((text, index) => (index === line - 1 ? `# ${text}` : text)).join('\n') }
}
