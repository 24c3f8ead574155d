import { groupBy } from '../base/group-by.js'
import { chooseFixes } from '../edit/choose.js'
import { type Edit, editKey, type Fix } from '../edit/edit.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Site } from '../site/site.js'
import type { ConfigFile } from '../syntax/tree.js'
import {
  type Choices,
  type Finding,
  type Fixable,
  isFixable,
  isSafelyFixable,
  type Objection,
  type Rule,
} from './rule.js'

interface Reviewing {
  readonly rules: readonly Rule[]
  readonly choices: Choices
  /** The files whose findings are reported; findings in others are dropped. */
  readonly about: (file: ConfigFile) => boolean
}

/** The number of rounds with objections after which no fix of access control is offered. */
const maxRounds = 6

/**
 * Removes the fixes that a rule objects to after reading back the texts with all fixes: first among the safe fixes,
 * then among all. This catches mistakes of the rule that made the fix.
 */
export function withoutObjectedFixes(
  site: Site,
  findings: readonly Finding[],
  { rules, choices, about }: Reviewing,
): readonly Finding[] {
  const reviewers = rules.filter(({ review }) => review)
  const objectionsTo = (taken: readonly Fixable[]): readonly Objection[] => {
    const asked = editsByFile(taken.filter(({ file }) => about(file)))
    const written = { edits: editsByFile(taken), editsToCheck: asked }
    return asked.size > 0 ? reviewers.flatMap((rule) => [...(rule.review?.(site, written, choices) ?? [])]) : []
  }
  let left = findings
  let seen: readonly Fixable[] = []
  for (const isTaken of [isSafelyFixable, isFixable]) {
    for (let round = 0; round <= maxRounds; round++) {
      const taken = chooseFixes(left.filter(isTaken)).taken.filter((one) => !deniesFiles(one))
      // If the fixes are the same as in the last round, there can be no new objections.
      const weighed = taken.filter(bearsOnAccess)
      if (weighed.length === 0 || isSameList(weighed, seen)) break
      const objections = objectionsTo(taken)
      seen = weighed
      if (objections.length === 0) break
      left =
        round < maxRounds
          ? withoutThose(left, objections, taken)
          : left.map((one) => (bearsOnAccess(one) ? bare(one) : one))
    }
  }
  return left
}

/**
 * Whether the fix removes a module by the user's choice and denies its files. It is not read back, because these denials would
 * look like mistakes of other fixes.
 */
const deniesFiles = ({ rule, fix }: Fixable): boolean => rule.group === 'modules' && fix.isChosen === true

const isOfAccess = ({ rule }: Finding): boolean => rule.group === 'access'
/**
 * Whether a fix may change who is allowed. In a .htaccess file, any fix may: httpd answers 500 because of one bad line.
 */
const bearsOnAccess = (finding: Finding): boolean =>
  isOfAccess(finding) || finding.fix?.edits.some(({ file }) => isHtaccess(file)) === true

const isSameList = (some: readonly Finding[], others: readonly Finding[]): boolean =>
  some.length === others.length && some.every((finding, index) => finding === others[index])

/**
 * Removes the fixes to which there are objections; if fixes of access control are among them, only these. The changes of other
 * rules seldom affect access.
 * @param taken the fixes that were read back
 */
function withoutThose(
  findings: readonly Finding[],
  objections: readonly Objection[],
  taken: readonly Fixable[],
): readonly Finding[] {
  const ofAccess = taken.filter(isOfAccess).flatMap(({ fix }) => fix.edits)
  const messages = new Map<string, string>()
  for (const { edits, removesOtherAccessFixesFirst, message } of objections)
    for (const edit of removesOtherAccessFixesFirst ? [...edits, ...ofAccess] : edits)
      messages.set(editKey(edit), message)
  const messageFor = ({ fix }: Finding) => fix?.edits.map((edit) => messages.get(editKey(edit))).find(Boolean)
  const meant = findings.filter(messageFor)
  const leaving = new Set(meant.some(isOfAccess) ? meant.filter(isOfAccess) : meant)
  return findings.map((finding) => (leaving.has(finding) ? bare(finding, messageFor(finding)) : finding))
}

const bare = (finding: Finding, why?: string): Finding => ({
  ...finding,
  fix: undefined,
  message: why ? `${finding.message} ${why}` : finding.message,
})

/** The edits of some fixes by the file that they change, each once: fixes of sections that change together share edits. */
export const editsByFile = (taken: readonly { readonly fix: Fix }[]): Map<ConfigFile, Edit[]> =>
  groupBy(new Set(taken.flatMap(({ fix }) => fix.edits)), ({ file }) => file)
