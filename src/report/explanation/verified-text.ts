import { commaList, nonEmptyTexts } from '../../base/list-text.js'
import type { VerifyResult } from '../../explain/verify-result.js'
import { type Paint, plain, printable } from '../paint.js'
import { explanationText } from './explanation-text.js'

/** What the user's own 2.4 printed about the upgraded copy, as text. */
export function verifyResultText(
  { command, outcome, trouble, output, explained, rounds, notCopied = [] }: VerifyResult,
  paint: Paint = plain,
): string {
  if (outcome === 'failed') return `${paint('red', 'Not verified')}: ${printable(trouble ?? '')}\n${quoted(output)}`
  const said = explained.explanations.length > 0 ? explanationText(explained, paint) : ''
  const by = `\`${printable(command)}\``
  const stoodIn = notCopied.length > 0 ? `${notCopiedSentence(notCopied)}\n` : ''
  if (outcome === 'accepted') return `${by} ${paint('green', 'accepted')} the upgraded copy.\n${said}${stoodIn}`
  const head = `${by} ${paint('red', 'rejected')} the upgraded copy:\n`
  return head + (said || quoted(output)) + endOfRounds(rounds) + stoodIn
}

/** A sentence that names the files that dummies replaced in the copy. Messages about these files are no errors. */
export const notCopiedSentence = (paths: readonly string[]): string =>
  `Missing here, so the test server used dummies: ${commaList(paths.map(printable), 8)}.`

/** A sentence on whether more errors may follow; empty if the command was not repeated. */
function endOfRounds(rounds: VerifyResult['rounds']): string {
  if (!rounds) return ''
  const { takenOut, following, loaded, isAll } = rounds
  const others = following > 0 ? ` and the ${following} that need these modules` : ''
  const mended = nonEmptyTexts(
    loaded.length > 0 && `with ${loaded.join(', ')} loaded`,
    takenOut > 0 && `without the ${takenOut === 1 ? 'line' : `${takenOut} lines`} that it stopped at${others}`,
  ).join(' and ')
  return isAll
    ? `\nNo other errors: ${mended}, it accepts the rest.\n`
    : `\nThere may be more errors: ${mended}, it stopped at something that is not a line of the copy.\n`
}

const most = 20

const quoted = (output: string) =>
  output
    .trim()
    .split('\n')
    .filter(Boolean)
    .slice(0, most)
    .map((line) => `    ${printable(line)}\n`)
    .join('')
