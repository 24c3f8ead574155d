import type { LinkedCommit } from '../../action/line-link.js'
import { inlineCode } from '../../report/markdown-text.js'
import { countWithNoun } from '../../report/summary.js'
import type { ComparedAnswers } from '../compared-answers.js'
import {
  commandGetsFiles,
  isUpgradeFinished,
  type JudgedUpgrade,
  opensAccess,
  type UpgradeReadiness,
  upgradeReadinessOf,
} from '../readiness.js'
import { answersSentence, opensAnyRequest } from './body-answers.js'
import { type ChangeToJudge, findingsLeft, missingModulesHeading } from './findings-left.js'

type Told = JudgedUpgrade &
  ChangeToJudge & {
    readonly answers: ComparedAnswers | undefined
    readonly commit: LinkedCommit
    readonly unclear?: readonly string[]
    readonly branches: { readonly base: string }
  }

/** The first lines: whether 2.4 starts with the change, when to merge it, and what to check. */
export function readinessLines(judged: Told): string {
  const standing = upgradeReadinessOf(judged)
  const alike = answeredAlike(judged.answers)
  const isCompared = judged.answers !== undefined && alike === '' && !couldNotStart24(judged)
  const compared = isCompared ? ` ${answersSentence(judged.answers, judged.commit)}` : ''
  return [starts(standing, judged, compared), ...[whenToMerge(standing, judged), ...looks(standing, judged)]].join(' ')
}

/** The end of a sentence about the comparison; empty unless all responses were the same. */
const answeredAlike = (answers: ComparedAnswers | undefined): string =>
  answers?.kind === 'compared' && answers.counts.same === answers.requests
    ? `, and ${countWithNoun(answers.requests, 'request')} got the same responses as before`
    : ''

function starts(standing: UpgradeReadiness, judged: Told, compared: string): string {
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
        ? ` It reads .htaccess files later, and answers 500 until you fix ${countWithNoun(inHtaccess, 'line')} there.`
        : ''
    const why = couldNotStart24(judged) ? ` The test copy did not start${whereToSee}` : compared
    return `**${couldNotStart24(judged) ? `${command} accepted` : '2.4 starts with'} this${modulesLacking(judged)}${answeredAlike(judged.answers)}.**${why}${opens}${refuses}`
  }
  if (said === 'refused') return `**Not ready:** ${command} rejected it${open.length > 0 ? `, and ${need}` : ''}.`
  if (open.length > 0)
    return standing.isInHtaccess
      ? `**2.4 answers 500 until you fix ${countWithNoun(open.length, 'line')} in .htaccess files.**${compared}`
      : `**Not ready: ${need}.**${compared}`
  return couldNotStart24(judged)
    ? `**Not tested: the test copy did not start**${whereToSee}`
    : `${asFarAsSeen(standing, judged)}${compared}`
}

const whereToSee = '; see *How it was tested*.'

/** Whether a person has unticked the fixes of all findings that still stop the upgrade. */
function isPutBack({ open }: UpgradeReadiness, judged: Told): boolean {
  const putBack = new Set(findingsLeft(judged).putBack)
  return open.length > 0 && open.every((finding) => putBack.has(finding))
}

/**
 * The part of a sentence about missing modules, if a copy could start only with other modules of this machine. If the command of
 * `verify` accepted the files, no module is missing.
 */
function modulesLacking(judged: Told): string {
  const { verified } = judged
  const modules =
    verified?.outcome === 'accepted' && commandGetsFiles(verified) ? undefined : missingModulesHeading(judged)
  return modules ? ` once it has the modules below (see *${modules}*)` : ''
}

/** Whether a copy could not be started with 2.4, for whatever reason. */
export const couldNotStart24 = ({ answers }: Pick<Told, 'answers'>): boolean =>
  answers?.kind === 'not started' && answers.which === 'new'

/** What a person has to do, as a sentence: decisions and other work. A finding without forms needs no decision. */
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

/** Whether a fix is left out because nobody has confirmed its condition. */
const isConditional = ({ fix }: UpgradeReadiness['open'][number]): boolean => fix !== undefined && !fix.safe

const unticked = (open: UpgradeReadiness['open']): string =>
  `you unticked ${open.length === 1 ? 'a change' : 'changes'} that 2.4 needs (see *Put back*)`

/** Whether the checklist has tasks, as it has only if the files contain a main file. */
const isServer = ({ checklist }: Told): boolean => checklist.length > 0

function asFarAsSeen(standing: UpgradeReadiness, judged: Told): string {
  const { unclear = [] } = judged
  const said = readiness(standing, judged)
  if (unclear.length === 0) return said
  const check = unclear.length === 1 ? 'it' : 'them'
  const otherwise = said.replaceAll('**', '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  return `**First check ${countWithNoun(unclear.length, 'line')} named below: httpd may reject ${check}.** Otherwise, ${otherwise}`
}

function readiness({ isOn24 }: UpgradeReadiness, judged: Told): string {
  if (isOn24) return '**These files already run on 2.4**, and nothing has to change.'
  if (!isServer(judged)) return '**These files are ready for 2.4**, as far as the files show.'
  const modules = missingModulesHeading(judged)
  return modules
    ? `**With these changes and the modules below, 2.4 starts** (see *${modules}*), as far as the files show.`
    : '**2.4 starts with this**, as far as the files show.'
}

/** A sentence about open findings that change what 2.4 does but do not keep it from starting; empty if there are none. */
function looks(standing: UpgradeReadiness, judged: Told): string[] {
  const left = findingsLeft(judged).open.filter(({ severity }) => severity === 'warning').length
  if (left === 0) return []
  return isUpgradeFinished(standing) && !opensAnyRequest(judged.answers)
    ? [`First check ${countWithNoun(left, 'place')} under *Needs you*.`]
    : [`Also check ${countWithNoun(left, 'more place')} under *Needs you*.`]
}

function whenToMerge(standing: UpgradeReadiness, judged: Told): string {
  const { choices, answers, branches } = judged
  if (!isUpgradeFinished(standing)) {
    const [it, box] = standing.open.length > 1 ? ['them', 'their boxes'] : ['it', 'its box']
    const tick = isPutBack(standing, judged)
      ? `Tick ${box} again, or change`
      : standing.open.length > 0 && standing.open.every(isConditional)
        ? 'Tick each condition there that is true, or change'
        : standing.open.some(({ forms = [] }) => forms.length > 0)
          ? 'Tick what you want there, or change'
          : 'Change'
    return `${tick} ${it} on this branch or on ${inlineCode(branches.base)}.`
  }
  if (opensAnyRequest(answers)) return 'Check these before you merge it.'
  if (standing.isOn24) return 'Merge it at any time, or close it.'
  if (standing.reads === '2.4')
    return 'Merge it when the server moves to 2.4, not before: on 2.2 `httpd -t` fails, or passes and pages answer 500.'
  return choices.guards === 'keep-22'
    ? 'Merge it before you upgrade the servers: 2.2 and 2.4 both read it.'
    : 'Merge it at any time: 2.2 reads it as before.'
}
