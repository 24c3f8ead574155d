import { type Edit, type Fix, fixWithAssumptions } from '../../edit/edit.js'
import { optionLinesWithoutCounterpart } from '../../models/for-one-version/options-for-one-version.js'
import { isServerComplete, type Server } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { fileAndLine, quotedLineAndPlace } from '../../syntax/file-and-line.js'
import type { Directive } from '../../syntax/tree.js'
import { unseenDefaultAssumption } from '../assumptions.js'

/**
 * The fix that writes 2.2's default of AllowOverride or Options. It is for review if only 2.2 reads a line with this directive,
 * or if files are missing.
 * @param guarded a line in a guard that allows less than 2.2's default, with the assumption about servers that skip it
 */
export function fixThatAddsOldDefault(
  site: Site,
  server: Server,
  name: 'AllowOverride' | 'Options',
  { title, edit, guarded }: { readonly title: string; readonly edit: Edit; readonly guarded?: SaysLess | undefined },
): Fix {
  const lost = forgotten(site, name) ?? guarded
  const about = (line: Directive) => `${ruleOf[name]}:${fileAndLine(line)}`
  const unseen = isServerComplete(site, server) ? [] : [unseenDefaultAssumption(name)]
  return fixWithAssumptions(title, lost ? [{ name: about(lost.at), sentence: lost.sentence }] : unseen, edit)
}

interface SaysLess {
  readonly at: Directive
  readonly sentence: string
}

function forgotten(site: Site, name: 'AllowOverride' | 'Options'): SaysLess | undefined {
  const key = name === 'Options' ? 'options' : 'allowoverride'
  const at = optionLinesWithoutCounterpart(site, key).find(({ version }) => version === '2.2')?.at
  return at && { at, sentence: `2.4 does not read ${quotedLineAndPlace(at)}, and does not need it.` }
}

const ruleOf = { AllowOverride: 'no-allow-override', Options: 'no-options' } as const
