import type { VerifyResult } from '../explain/verify-result.js'
import type { Migration } from '../migrate/migrate.js'
import type { Choices, Finding } from '../migrate/rule.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Version } from '../syntax/tree.js'
import { cleanupTitleOn24, preparationTitle, upgradeTitle } from './commit-steps.js'
import type { ComparedAnswers } from './compared-answers.js'
import { ruleFamilyOf, upgradeStageOf } from './rule-families.js'

/** How far the upgrade is with the proposed change: what still stops it, and which versions can read the changed files. */
export type UpgradeReadiness = Readonly<ReturnType<typeof upgradeReadinessOf>>

/** The proposed change, and the results of its tests. */
export interface JudgedUpgrade {
  readonly migration: Pick<Migration, 'findings' | 'taken'>
  readonly choices: Choices
  readonly verified: VerifyResult | undefined
  readonly answers?: ComparedAnswers | undefined
  /** The version that the files were treated as. */
  readonly was?: Version | undefined
}

/** Judges the proposed change by its findings, and by the test on a real 2.4. */
export function upgradeReadinessOf({ migration: { findings, taken }, choices, verified, answers, was }: JudgedUpgrade) {
  const said = hasStarted24(answers) ? ('accepted' as const) : outcomeOf(verified)
  const errors = findings.filter((finding) => finding.severity === 'error' && !taken.has(finding))
  // A start of a real 2.4 proves more than the rules, but it reads no .htaccess file, and does not show who gets in.
  const open = said === 'accepted' ? errors.filter((finding) => opensAccess(finding) || isOfHtaccess(finding)) : errors
  const isForBoth = (finding: Finding) =>
    upgradeStageOf(finding) === 'before' || (choices.guards === 'keep-22' && ruleFamilyOf(finding).id === 'access')
  return {
    /** Findings that keep 2.4 from starting, make it answer 500 or let in more, and that the change does not fix. */
    open,
    /** Whether all of these findings are in .htaccess files: 2.4 then starts, and answers 500 in their folders. */
    isInHtaccess: open.every((finding) => isOfHtaccess(finding) && !opensAccess(finding)),
    /** The outcome of starting a real 2.4; undefined if none was started with the files. */
    said,
    /** Whether the files already run on 2.4. */
    isOn24: was === '2.4' && !findings.some(({ severity }) => severity === 'error'),
    /** The versions that can read the files after the merge. */
    reads: [...taken].every(isForBoth) ? ('both' as const) : ('2.4' as const),
  }
}

/** Whether a real 2.4 has started with the changed files. The copy with the old files is started after that one. */
export const hasStarted24 = (answers: ComparedAnswers | undefined): boolean =>
  answers?.kind === 'compared' || answers?.which === 'old'

/** The outcome of the command; undefined if the command was not given the files. */
const outcomeOf = (verified: VerifyResult | undefined): VerifyResult['outcome'] | undefined =>
  verified?.outcome === 'accepted' && !isCommandGivenFiles(verified) ? undefined : verified?.outcome

export const isCommandGivenFiles = ({ command }: VerifyResult): boolean => /\{(root)?\}/.test(command)

export const opensAccess = ({ access }: Finding): boolean => access === 'opens'

const isOfHtaccess = ({ file }: Finding): boolean => isHtaccess(file)

/** Whether nothing is left that stops the upgrade, so that the title may say "upgrade". */
export const isUpgradeFinished = ({ open, said }: UpgradeReadiness): boolean => open.length === 0 && said !== 'refused'

/** The title of the pull request, and of the commit if there is only one. */
export const pullTitleOf = (standing: UpgradeReadiness): string =>
  standing.isOn24 ? cleanupTitleOn24 : isUpgradeFinished(standing) ? upgradeTitle : preparationTitle
