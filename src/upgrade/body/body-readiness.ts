import type { LinkedCommit } from '../../action/line-link.js'
import { inlineCode } from '../../report/markdown-text.js'
import { countWithNoun } from '../../report/summary.js'
import type { ComparedAnswers } from '../compared-answers.js'
import {
  isCommandGivenFiles,
  isUpgradeFinished,
  type JudgedUpgrade,
  opensAccess,
  type UpgradeReadiness,
  upgradeReadinessOf,
} from '../readiness.js'
import { answersSentence, opensAnyRequest } from './body-answers.js'
import { type ChangeToJudge, missingModulesHeading, remainingFindings } from './findings-left.js'

type ReadinessContent = JudgedUpgrade &
  ChangeToJudge & {
    readonly answers: ComparedAnswers | undefined
    readonly commit: LinkedCommit
    readonly unclear?: readonly string[]
    readonly branches: { readonly base: string }
  }

/** The first paragraph of the text: whether 2.4 starts with the change, when to merge it, and what to check. */
export function readinessText(judged: ReadinessContent): string {
  const standing = upgradeReadinessOf(judged)
  const alike = answeredAlike(judged.answers)
  const isCompared = judged.answers !== undefined && alike === '' && !couldNotStart24(judged)
  const compared = isCompared ? ` ${answersSentence(judged.answers, judged.commit)}` : ''
  return [starts(standing, judged, compared), ...[whenToMerge(standing, judged), ...looks(standing, judged)]].join(' ')
}

/** A clause about the comparison; empty unless all responses were the same. */
const answeredAlike = (answers: ComparedAnswers | undefined): string =>
  answers?.kind === 'compared' && answers.counts.same === answers.requests
    ? `, and ${countWithNoun(answers.requests, 'request')} got the same responses as before`
    : ''

function starts(standing: UpgradeReadiness, judged: ReadinessContent, compared: string): string {
  const { open, said } = standing
  const need = isPutBack(standing, judged) ? unticked(open) : whatToDo(open)
  const command = inlineCode(judged.verified?.command ?? '')
  if (said === 'accepted') {
    const opening = open.filter(opensAccess)
    const opens =
      opening.length > 0
        ? ` **But 2.4 may let in more than 2.2 until you edit ${countWithNoun(opening.length, 'line')} (below).**`
        : ''
    const inHtaccess = open.length - opening.length
    const refuses =
      inHtaccess > 0
        ? ` 2.4 reads .htaccess files only for requests, and answers 500 until you fix ${countWithNoun(inHtaccess, 'line')} in these files.`
        : ''
    const why = couldNotStart24(judged) ? ` The test copy did not start${whereToSee}` : compared
    return `**${couldNotStart24(judged) ? `${command} accepted` : '2.4 starts with'} this change${modulesLacking(judged)}${answeredAlike(judged.answers)}.**${why}${opens}${refuses}`
  }
  if (said === 'refused')
    return `**Not ready:** ${command} rejected the changed files${open.length > 0 ? `, and ${need}` : ''}.`
  if (open.length > 0)
    return standing.isInHtaccess
      ? `**2.4 answers 500 until you fix ${countWithNoun(open.length, 'line')} in .htaccess files.**${compared}`
      : `**Not ready: ${need}.**${compared}`
  return couldNotStart24(judged)
    ? `**Not tested: the test copy did not start**${whereToSee}`
    : `${asFarAsSeen(standing, judged)}${compared}`
}

const whereToSee = '; see *How it was tested*.'

/** Whether all findings that still stop the upgrade have a fix whose box a person has unticked. */
function isPutBack({ open }: UpgradeReadiness, judged: ReadinessContent): boolean {
  const putBack = new Set(remainingFindings(judged).putBack)
  return open.length > 0 && open.every((finding) => putBack.has(finding))
}

/**
 * A clause about modules that the files still lack, although a copy has started with modules of this machine. Empty if the command
 * of `verify` was given the files and accepted them, because no module is missing then.
 */
function modulesLacking(judged: ReadinessContent): string {
  const { verified } = judged
  const modules =
    verified?.outcome === 'accepted' && isCommandGivenFiles(verified) ? undefined : missingModulesHeading(judged)
  return modules ? ` once 2.4 has the modules below (see *${modules}*)` : ''
}

/** Whether the copy with the changed files did not start. */
export const couldNotStart24 = ({ answers }: Pick<ReadinessContent, 'answers'>): boolean =>
  answers?.kind === 'not started' && answers.which === 'new'

/** What a person has to do about the findings that stop the upgrade, as a clause. */
function whatToDo(open: UpgradeReadiness['open']): string {
  const own = open.filter(({ waits }) => !waits)
  if (own.length === 0)
    return `${open.length === 1 ? 'one line waits' : `${open.length} lines wait`} for your decision (below)`
  const [subject, which] = own.length === 1 ? ['one line needs', 'one'] : [`${own.length} lines need`, `${own.length}`]
  if (own.every(isConditional))
    return own.length === 1
      ? 'one line waits for its condition (see *Not changed*)'
      : `${own.length} lines wait for conditions (see *Not changed*)`
  const isChoice = own.some(({ forms = [] }) => forms.length > 0)
  return `${subject} ${isChoice ? 'your decision' : 'a change by you'} (the first ${which} below)`
}

/** Whether the finding has a fix for review, which is left out until somebody confirms its condition. */
const isConditional = ({ fix }: UpgradeReadiness['open'][number]): boolean => fix !== undefined && !fix.safe

const unticked = (open: UpgradeReadiness['open']): string =>
  `you unticked ${open.length === 1 ? 'a change' : 'changes'} that 2.4 needs (see *Put back*)`

/** Whether the files contain a server's main file. The checklist has tasks only in that case. */
const isServer = ({ checklist }: ReadinessContent): boolean => checklist.length > 0

function asFarAsSeen(standing: UpgradeReadiness, judged: ReadinessContent): string {
  const { unclear = [] } = judged
  const said = readiness(standing, judged)
  if (unclear.length === 0) return said
  const check = unclear.length === 1 ? 'it' : 'them'
  const otherwise = said.replaceAll('**', '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  return `**First check ${countWithNoun(unclear.length, 'line')} named below: httpd may reject ${check}.** Otherwise, ${otherwise}`
}

function readiness({ isOn24 }: UpgradeReadiness, judged: ReadinessContent): string {
  if (isOn24) return '**These files already run on 2.4**, and nothing has to change.'
  if (!isServer(judged)) return '**These files are ready for 2.4**, as far as the files show.'
  const modules = missingModulesHeading(judged)
  return modules
    ? `**With these changes and the modules below, 2.4 starts** (see *${modules}*), as far as the files show.`
    : '**2.4 starts with this change**, as far as the files show.'
}

/** A sentence about the open warnings; empty if there are none. */
function looks(standing: UpgradeReadiness, judged: ReadinessContent): string[] {
  const left = remainingFindings(judged).open.filter(({ severity }) => severity === 'warning').length
  if (left === 0) return []
  return isUpgradeFinished(standing) && !opensAnyRequest(judged.answers)
    ? [`First check ${countWithNoun(left, 'place')} under *Needs you*.`]
    : [`Also check ${countWithNoun(left, 'more place')} under *Needs you*.`]
}

function whenToMerge(standing: UpgradeReadiness, judged: ReadinessContent): string {
  const { choices, answers, branches } = judged
  if (!isUpgradeFinished(standing)) {
    const [lines, box] = standing.open.length > 1 ? ['the lines', 'their boxes'] : ['the line', 'its box']
    const tick = isPutBack(standing, judged)
      ? `Tick ${box} again, or change`
      : standing.open.length > 0 && standing.open.every(isConditional)
        ? 'Tick each condition that is true, or change'
        : standing.open.some(({ forms = [] }) => forms.length > 0)
          ? 'Tick the changes that you want, or change'
          : 'Change'
    return `${tick} ${lines} on this branch or on ${inlineCode(branches.base)}.`
  }
  if (opensAnyRequest(answers)) return 'Check these requests before you merge this pull request.'
  if (standing.isOn24) return 'Merge this pull request at any time, or close it.'
  if (standing.reads === '2.4')
    return 'Merge this pull request when the server moves to 2.4, not before: with the new lines, `httpd -t` of 2.2 fails, or 2.2 answers 500.'
  return choices.guards === 'keep-22'
    ? 'Merge this pull request before you upgrade the servers: 2.2 and 2.4 both read the new lines.'
    : 'Merge this pull request at any time: 2.2 reads the new lines as before.'
}
