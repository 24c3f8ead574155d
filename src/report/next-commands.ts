import { countByKey } from '../base/group-by.js'
import { quoteShellWords } from '../base/shell-words.js'
import type { Finding } from '../migrate/rule.js'
import { reportOnShownFiles } from './servers.js'
import { countWithNoun, type Report, summaryOf } from './summary.js'

/** Suggested next commands as text, one line for each with what it does; empty if there is none to suggest. */
export function nextCommandsText(all: Report, { name, options, paths, wrote }: Invocation): string {
  const report = reportOnShownFiles(all)
  const { safe, review } = summaryOf(report)
  const left = report.migration.findings.filter((finding) => !report.applied.has(finding))
  const run = (...more: readonly string[]) => `${name} ${quoteShellWords([...more, ...options, ...paths])}`
  const rule = maxSaid(left)
  const rows = [
    ...(safe > 0 && !wrote ? [[run('--write'), `apply the ${countWithNoun(safe, 'safe fix', 'safe fixes')}`]] : []),
    ...(review > 0 && left.some(({ fix }) => fix)
      ? [[run('--diff', '--review'), 'show the fixes for review too; --write instead of --diff applies them']]
      : []),
    ...(rule ? [[`${name} ${quoteShellWords(['rules', rule])}`, 'explain the most frequent finding']] : []),
  ] as const
  if (rows.length === 0) return ''
  const width = Math.max(...rows.map(([command = '']) => command.length))
  return `\n${rows.map(([command = '', what = '']) => `  ${command.padEnd(width)}  # ${what}\n`).join('')}`
}

/** How this run was started: the parts of its command line that the next commands repeat. */
export interface Invocation {
  /** The shell words that start the tool. */
  readonly name: string
  /** The options that concern the configuration and the rules. */
  readonly options: readonly string[]
  /** The given paths; empty if none was given. */
  readonly paths: readonly string[]
  readonly wrote: boolean
}

/** The rule with the most findings; undefined without findings. */
function maxSaid(findings: readonly Finding[]): string | undefined {
  const counts = countByKey(findings, ({ rule }) => rule.id)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
