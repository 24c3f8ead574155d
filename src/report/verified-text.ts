import type { Verified } from '../explain/verified.js'
import { explanationText } from './explanation-text.js'
import { type Paint, plain, printable } from './paint.js'

/** What somebody's own 2.4 said of the migrated copy. */
export function verifiedText({ command, outcome, trouble, output, explained }: Verified, paint: Paint = plain): string {
  if (outcome === 'failed') return `${paint('red', 'Not verified')}: ${printable(trouble ?? '')}\n${quoted(output)}`
  const said = explained.explanations.length > 0 ? explanationText(explained, paint) : ''
  const by = `\`${printable(command)}\``
  if (outcome === 'accepted') return `${by} ${paint('green', 'accepted')} the migrated copy.\n${said}`
  const head = `${by} ${paint('red', 'refused')} the migrated copy. What it said, with the lines of the files as they are:\n`
  return head + (said || quoted(output))
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
