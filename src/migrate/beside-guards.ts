import { type Edit, type Fix, reviewFix, safeFix } from '../edit/edit.js'
import { linesForOne } from '../models/for-one-version/options-for-one-version.js'
import { isWhole, type Server } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { joined } from '../syntax/lines.js'
import { fileAndLine } from '../syntax/place.js'
import type { Directive } from '../syntax/tree.js'
import { unseenDefault } from './assumptions.js'

/**
 * The fix that says 2.2's default of AllowOverride or Options. It is not exact where 2.2 alone reads a line that says less, or
 * where not all of the server is seen.
 */
export function unlessForgotten(
  site: Site,
  server: Server,
  name: 'AllowOverride' | 'Options',
  { title, edit }: { readonly title: string; readonly edit: Edit },
): Fix {
  const key = name === 'Options' ? 'options' : 'allowoverride'
  const lost = linesForOne(site, key).find(({ version }) => version === '2.2')
  if (lost) {
    const sentence = `2.4 may go without ${inWords(lost.at)}, which it does not read.`
    return reviewFix(title, [{ name: `${ruleOf[name]}:${fileAndLine(lost.at)}`, sentence }], edit)
  }
  return isWhole(site, server) ? safeFix(title, edit) : reviewFix(title, [unseenDefault(name)], edit)
}

const ruleOf = { AllowOverride: 'no-allow-override', Options: 'no-options' } as const

function inWords(line: Directive): string {
  return `\`${joined(line.file.text, line)}\` (${fileAndLine(line)})`
}
