import { editsByFile } from '../objected-fixes.js'
import type { Choices, Finding } from '../rule.js'
import { fixForBothVersions, textReadBy } from './for-both.js'

/** The rules whose fixes write lines that mean the same to 2.2 as the old ones. */
export const rulesWithFixesFor22: readonly string[] = [
  ...['auth-file-type', 'cacheignore-none-prefix', 'headername-twice', 'iterate-without-argument'],
  ...['keepalive-value', 'keepalivetimeout-value', 'listen-duplicate', 'no-allow-override'],
  ...['no-enable-sendfile', 'no-extended-status', 'no-file-etag', 'no-limit-request-body'],
  ...['no-options', 'no-timeout', 'number-base', 'options-mixed-signs'],
  ...['proxy-section-tilde', 'servertokens-value'],
]

const readAlike: ReadonlySet<string> = new Set(rulesWithFixesFor22)

/** Whether the user has said that a 2.2 runs with the files today. */
const runs22 = ({ server }: Pick<Choices, 'server'>): boolean => server === '2.2' || server === 'both'

/**
 * The choices; while a 2.2 reads the files, access rules are written for both versions, unless the user has chosen
 * another form.
 */
export const choicesForToday = (choices: Choices): Choices =>
  runs22(choices) && choices.guards === 'leave' ? { ...choices, guards: 'keep-22' } : choices

/**
 * The finding without its fix, if a 2.2 reads the files and the fix changes their meaning for 2.2. The fix then has to wait for
 * the switch. If some servers already run 2.4, an error gets a fix for both versions instead, where one is possible.
 */
export function postponeUntilSwitch(finding: Finding, choices: Pick<Choices, 'server'>): Finding {
  if (!runs22(choices) || !finding.fix || keepsMeaningOn22(finding)) return finding
  // If 2.4 already runs on some servers, an error must be fixed at once; everything else can wait.
  const fix = choices.server === 'both' && finding.severity === 'error' ? fixForBothVersions(finding.fix) : undefined
  if (fix) return { ...finding, fix, message: `${finding.message} ${isKept}` }
  return { ...finding, fix: undefined, message: `${finding.message} ${waits}` }
}

const isKept = 'The fix keeps the old lines for 2.2, which still runs, inside <IfVersion> or <IfModule>.'

const waits =
  'Make this change only when you switch to 2.4: 2.2 still reads this file, and would read the changed lines differently.'

/**
 * Whether 2.2 reads the files in the same way after the fix: it reads the same lines, or others that are known to mean
 * the same.
 */
export function keepsMeaningOn22({ rule, fix }: Finding): boolean {
  if (!fix || readAlike.has(rule.id)) return true
  for (const [file, edits] of editsByFile([{ fix }])) {
    // Both versions read all of a file beside the configuration, such as a page.
    if ('kind' in file) return false
    if (textReadBy('2.2', file) !== textReadBy('2.2', file, edits)) return false
  }
  return true
}
