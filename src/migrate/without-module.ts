import { type Edit, insertAfter, insertBefore, removeLine } from '../edit/edit.js'
import { directiveNamed } from '../httpd/directives.js'
import { moduleNamed } from '../httpd/modules.js'
import { modulesOfLocks } from '../models/mutex.js'
import { isConditional } from '../site/context.js'
import type { Site } from '../site/site.js'
import { type ConfigFile, commandsUnder, type Directive, type Node, type Section, siblings } from '../syntax/tree.js'
import type { Alternative } from './rule.js'

/**
 * To go on without a module: its LoadModule line goes, and lines that no other module takes are read only where it is loaded.
 * @param rule the name of the rule that offers it
 */
export function withoutModule(site: Site, at: Directive, rule: string): Alternative {
  const symbol = at.args[0]?.value ?? ''
  const lines = site.directives('LoadModule').filter(({ args }) => args[0]?.value === symbol)
  const guards = site.files.flatMap((file) => runsIn(site, file, takenBy(symbol)))
  return {
    title: `Do without ${symbol}`,
    assumptions: [
      {
        name: `${rule}:${symbol}`,
        sentence: `The new server does without ${symbol} and what it did: whom it kept out is let in.`,
      },
    ],
    edits: [
      ...lines.map(removeLine),
      ...guards.flatMap(([first, last]): readonly Edit[] => [
        insertBefore(first, [`<IfModule ${symbol}>`]),
        insertAfter(last, ['</IfModule>']),
      ]),
    ],
  }
}

/** How lines for modules begin that are not called like them. */
const beginnings: Readonly<Record<string, RegExp>> = {
  dav_svn: /^(svn|dav svn)/,
  security: /^sec/,
  security2: /^sec/,
  evasive: /^dos/,
  evasive20: /^dos/,
  auth_kerb: /^(krb|authkrb)/,
  passenger: /^(passenger|rails|rack)/,
}

/** Which lines only this module takes, by its symbol. */
export function takenBy(symbol: string): (node: Directive | Section) => boolean {
  const own = moduleNamed(symbol)?.name
  if (own !== undefined) return (node) => moduleFor(node) === own
  const name = symbol.replace(/_module$/, '')
  const base = name.replace(/\d+$/, '').replaceAll('_', '')
  const begins = beginnings[name] ?? { test: (line: string) => line.startsWith(base) }
  return ({ key, args }) =>
    (directiveNamed(key) === undefined || key === 'dav') && begins.test(`${key} ${args[0]?.value ?? ''}`)
}

/** The module without which httpd refuses a line: of its name, or of a word in it. */
function moduleFor({ key, args: [, ...words], args }: Directive | Section): string | undefined {
  if (key === 'mutex') return words.map(({ value }) => modulesOfLocks[value]).find((module) => module !== undefined)
  if (/^(customlog|logformat)$/.test(key) && args.some(({ value }) => formatOfTls.test(value))) return 'mod_ssl'
  const known = directiveNamed(key)
  return (known?.in24 ?? known?.in22)?.module
}

/** What only mod_ssl writes to a log (ssl_engine_vars.c, ssl_var_log_config_register). */
const formatOfTls = /%[<>!,\d]*\{[^}]*\}[xc]/

/** The first and the last of such lines that stand together, for each such run that nothing guards. */
function runsIn(
  site: Site,
  file: ConfigFile,
  isTaken: (node: Directive | Section) => boolean,
): readonly (readonly [Node, Node])[] {
  const runs: [Node, Node][] = []
  for (const node of commandsUnder(file.commands)) {
    if (!isTaken(node) || isConditional(site, node)) continue
    const run = runs.at(-1)
    if (run && isNext(run[1], node)) run[1] = node
    else runs.push([node, node])
  }
  return runs
}

function isNext(last: Node, node: Node): boolean {
  const around = siblings(node)
  return around.indexOf(node) === around.indexOf(last) + 1 && around.includes(last)
}
