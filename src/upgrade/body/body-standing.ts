import { code } from '../../report/markdown-text.js'
import { counted } from '../../report/summary.js'
import type { ComparedAnswers } from '../compared-answers.js'
import { isFinished, type JudgedUpgrade, type Standing, standingOf } from '../standing.js'
import { answersSentence, isOpened } from './body-answers.js'
import { isOfModules, type LeftIn, leftIn, modulesNamedIn } from './left.js'

type Told = JudgedUpgrade &
  LeftIn & {
    readonly answers: ComparedAnswers | undefined
    readonly branches: { readonly base: string }
  }

/** The first lines: whether 2.4 starts with it, when to merge it, and what to look at. */
export function standingLines(judged: Told): string {
  const standing = standingOf(judged)
  return [starts(standing, judged), whenToMerge(standing, judged), ...looks(standing, judged)].join(' ')
}

function starts(standing: Standing, judged: Told): string {
  const { open, said } = standing
  const need = `you have to ${whatToDo(open)} (first below)`
  const compared = judged.answers ? ` ${answersSentence(judged.answers)}` : ''
  const command = code(judged.verified?.command ?? '')
  if (said === 'accepted') {
    const refuses =
      open.length > 0
        ? ` It answers 500 until you settle ${counted(open.length, 'place')} in .htaccess files, which it reads later.`
        : ''
    // A copy of it did not start for reasons that the command does not look at.
    const isStarted = judged.answers?.kind !== 'not started' || judged.answers.which === 'old'
    return `**${isStarted ? '2.4 starts with' : `${command} accepted`} this.**${compared}${refuses}`
  }
  if (said === 'refused') return `**Not ready:** ${command} refused it${open.length > 0 ? `, and ${need}` : ''}.`
  return `${isServer(judged) ? serverStarts(standing, need, judged) : filesAreReady(standing, need)}${compared}`
}

/** What has no forms to choose from is nothing to decide. */
function whatToDo(open: Standing['open']): string {
  const own = open.filter(({ waits }) => !waits)
  if (own.length === 0) return `decide what ${open.length === 1 ? 'one line waits' : `${open.length} lines wait`} for`
  const [verb, noun] = own.some(({ forms = [] }) => forms.length > 0) ? ['decide', 'line'] : ['settle', 'place']
  return `${verb} ${own.length === 1 ? `one ${noun}` : counted(own.length, noun)}`
}

/** Only a server whose main file is among the files has things to do before it is started. */
const isServer = ({ checklist }: Told): boolean => checklist.length > 0

function serverStarts({ open, isInHtaccess }: Standing, need: string, judged: Told): string {
  const modules = modulesNamedIn(judged)
  const once = modules ? ' once it has its modules' : ''
  if (open.length > 0 && !isInHtaccess) return `**Not ready: ${need}.**`
  if (open.length > 0)
    return `**2.4 starts with this${once}, but answers 500 until you settle ${counted(open.length, 'place')}.**`
  return `**2.4 starts with this${once}**, as far as the files show.${modules ? ` *${modules}* names the modules.` : ''}`
}

function filesAreReady({ open, isInHtaccess }: Standing, need: string): string {
  if (open.length === 0) return '**These files are ready for 2.4**, as far as they show.'
  return isInHtaccess
    ? `**2.4 answers 500 with these files until you settle ${counted(open.length, 'place')}.**`
    : `**Not ready: ${need}.**`
}

/** What works differently without keeping 2.4 from starting. */
function looks(standing: Standing, judged: Told): string[] {
  const left = leftIn(judged).open.filter((finding) => finding.severity === 'warning' && !isOfModules(finding)).length
  if (left === 0) return []
  return isFinished(standing) && !isOpened(judged.answers)
    ? [`First look at ${counted(left, 'place')} under *Needs you*.`]
    : [`Look at ${counted(left, 'more place')} under *Needs you*, too.`]
}

function whenToMerge(standing: Standing, { choices, answers, branches }: Told): string {
  if (!isFinished(standing)) {
    const tick = standing.open.some(({ forms = [] }) => forms.length > 0)
      ? 'Tick what you want there, or change'
      : 'Change'
    return `${tick} it on this branch or on ${code(branches.base)}.`
  }
  if (isOpened(answers)) return 'Look at these before you merge it.'
  if (standing.reads === '2.4') return 'Do not deploy this to 2.2: `httpd -t` may pass there, and pages answer 500.'
  return choices.guards === 'keep-22'
    ? 'Merge it before you upgrade the servers: 2.2 and 2.4 both read it.'
    : 'Merge it at any time: 2.2 reads it as before.'
}
