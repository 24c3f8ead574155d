import { fixCommand } from '../action/trigger.js'
import { listText as namesListed, nonEmptyTexts } from '../base/list-text.js'
import { pathArgument } from '../base/shell-words.js'
import { toolCommandLine } from '../base/tool.js'
import type { Finding } from '../migrate/rule.js'
import { hasRarelyNeededFix } from '../questions/assumptions.js'
import { inlineCode, markdownLink } from '../report/markdown-text.js'
import { resolutionOf } from '../report/summary.js'
import type { ReviewContent } from './review-content.js'
import { keepsWeakerDefault } from './review-entries.js'

/** Sentences about making all changes at once: by an upgrade pull request, or by a command in a comment. */
export function allAtOnceSentences(text: ReviewContent): string[] {
  const { comments, listed, canFix, tool } = text
  const suggestions = comments.filter(({ suggestion }) => suggestion).length
  const isLong = listed.some(({ why }) => why === 'many')
  const more = listed.filter(({ finding }) => finding.fix && !hasRarelyNeededFix(finding)).length
  const command = `To commit all of these changes at once, comment ${inlineCode(fixCommand)}.`
  const upgrade = `The rest is quicker in one go: let ${markdownLink('an upgrade pull request', `${tool.home}/blob/main/docs/action.md#the-upgrade-pull-request`)} change it${orHere(text)}.`
  return nonEmptyTexts(isLong && upgrade, canFix && (suggestions + more > 1 || isLong) && command)
}

/** Sentences on why findings outside of the diff have no suggestion; empty if a command in the review fixes none of these. */
export function whyNoSuggestions(text: ReviewContent): readonly string[] {
  const isFixable = text.listed.some(
    ({ finding, why }) => why === 'unseen' && finding.fix && !hasRarelyNeededFix(finding),
  )
  if (!isFixable || commandFor(text) === undefined) return []
  return [
    'GitHub allows suggestions only on lines that its diff shows, and shows no diff of large files. The command in this review makes the changes that have a fix.',
  ]
}

/** The command that applies the listed fixes in a checkout; undefined if there are none. */
function commandFor(text: ReviewContent): string | undefined {
  const { listed, tool, isCopy } = text
  const fixable = listed.map(({ finding }) => finding).filter((finding) => finding.fix && !hasRarelyNeededFix(finding))
  const files = new Set(fixable.flatMap(({ fix }) => fix?.edits.map(({ file }) => file) ?? []))
  const paths = [...files].filter((file) => !isCopy?.(file)).map(({ path }) => path)
  const review = fixable.some((finding) => resolutionOf(finding) === 'review') ? ['--review'] : []
  const named = paths.length <= 5 ? paths.map(pathArgument) : ['.']
  return paths.length > 0
    ? inlineCode(toolCommandLine(tool, '--write', ...review, ...optionsFor(text, fixable), ...named))
    : undefined
}

/** The options for the version and the choices of this run. Without these options, the command would write other lines. */
function optionsFor(
  { open, from, forms: { defaults, likelyMistakes } = {} }: ReviewContent,
  fixable: readonly Finding[],
) {
  const isOfAccess = fixable.some(({ rule }) => rule.group === 'access')
  return [
    ...(from && from !== 'auto' ? ['--from', from] : []),
    ...(defaults && open.some(keepsWeakerDefault) ? ['--defaults', defaults] : []),
    ...(likelyMistakes && isOfAccess ? ['--likely-mistakes', likelyMistakes] : []),
  ]
}

/** An explanation in parentheses of the command's rarely used options; empty if it has none. */
function explained(command: string): string {
  const parts = nonEmptyTexts(
    command.includes('--defaults safer') && `${inlineCode('--defaults safer')} keeps 2.4's safer defaults`,
    command.includes('--defaults adopt') && `${inlineCode('--defaults adopt')} takes the defaults of 2.4`,
    command.includes('--likely-mistakes close') &&
      `${inlineCode('--likely-mistakes close')} makes \`<Files>\` sections with Deny refuse logged-in users too`,
  )
  return parts.length > 0 ? ` (${namesListed(parts)})` : ''
}

function orHere(text: ReviewContent): string {
  const command = commandFor(text)
  return command ? `, or run this in a checkout: ${command}` : ''
}

export function checkoutCommandSentences(text: ReviewContent): string[] {
  const { listed } = text
  const command = listed.some(({ why }) => why === 'many') ? undefined : commandFor(text)
  return nonEmptyTexts(command && `To apply the fixes listed here, run in a checkout: ${command}${explained(command)}`)
}
