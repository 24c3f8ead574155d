import { groupBy } from '../base/group-by.js'
import { quoteShellPaths } from '../base/shell-words.js'
import { directiveByName } from '../httpd/directives.js'
import type { Finding } from '../migrate/rule.js'
import { isNewDefaultSafer } from '../migrate/unset-default.js'
import { type Paint, plain, printable } from '../report/paint.js'
import { countWithNoun } from '../report/summary.js'
import { lineNumberOf, placesByFileText } from '../syntax/file-and-line.js'
import { openingTagOf } from './access-folders.js'
import { uncapitalised } from './assumptions.js'
import { conditionsForOldDefaults } from './old-default-needs.js'
import { alternativeWithAssumption, type OpenQuestion, type QuestionItem } from './questions.js'

/** The most places, and the most changes, to list in a question. */
const maxPlaces = 5

interface QuestionToPrint extends QuestionItem {
  /** Set if several questions are asked at once: the number to print before this one. */
  readonly number?: number | undefined
}

/** The changes that a question is about, with the reason and the places of each, and the conditions under which they are right. */
export function questionText({ questions, findings, number }: QuestionToPrint, paint: Paint = plain): string {
  const [{ name }] = questions
  const changes = Array.from(
    groupBy(findings, (finding) => titleNaming(finding, alternativeWithAssumption(finding, name)?.title)),
    ([title, own]) => ({
      title: printable(title),
      question: isNewDefaultSafer(own[0])
        ? printable(title.replace(/^Add /, "Keep 2.2's default: add "))
        : printable(title),
      reason: reasonFor(own[0]),
      places: placesOf(own),
    }),
  )
  const [first, ...others] = changes
  const more =
    changes.length > maxPlaces
      ? `  and ${countWithNoun(changes.length - maxPlaces, 'other change', 'other changes')}\n`
      : ''
  const head =
    others.length === 0
      ? changes
          .map(({ question, reason, places }) => `${reason}\n${paint('bold', `${question}?`)}\n  ${places}\n`)
          .join('')
      : `${paint('bold', /^unseen-defaults/.test(name) ? 'Keep these defaults of 2.2?' : 'Make these changes?')}\n${changes
          .slice(0, maxPlaces)
          .map(({ title, reason, places }) => `  ${title}: ${places}\n    ${reason}\n`)
          .join('')}${more}`
  const conditions = [...conditionsForOldDefaults(findings), ...questions.map(({ sentence }) => printable(sentence))]
  const all =
    conditions.length === 1 ? '' : conditions.length === 2 ? ' both are true' : ` all ${conditions.length} are true`
  // A question without changes of its own is a further condition of several changes above it.
  const only = first
    ? `  Only if${all}`
    : 'The changes above that have this condition are made only if the condition is true'
  const kept = likelyMistakesText(findings)
  const lines = [`${only}: ${conditions.join(' ')}`, ...questions.flatMap(howToCheck)]
  return numbered(`${first ? head + kept : ''}${lines.join('\n  ')}\n`, number)
}

/** The text with a number before its first line and the other lines indented; unchanged without a number. */
function numbered(text: string, number: number | undefined): string {
  if (number === undefined) return text
  const mark = `${number}. `
  return text.replace(/^(?=.)/gm, ' '.repeat(mark.length)).replace(/^ +/, mark)
}

/** Where to look for the answer, if the question is about files that were not given; otherwise empty. */
function howToCheck({ name, directives }: OpenQuestion): readonly string[] {
  const [kind, named = ''] = name.split(':', 2)
  const all = kind === 'reading-of-requests' ? named.split('+') : directives
  if (all.length > 0)
    return [
      `To check: see what \`grep -rniE '${all.join('|')}'\` finds in the other configuration files of the ${kind === 'reading-of-requests' ? 'new' : 'old'} server.`,
    ]
  return kind === 'unseen-access'
    ? [
        'To check: on the old server, look for Order, Allow, Deny, Satisfy and Require in .htaccess files below these folders, and in included files that were not read.',
      ]
    : []
}

/** Why a change is needed: the first sentence of its message. */
const reasonFor = ({ message }: Finding): string => printable(/^.+?\.(?= [^a-z]|$)/.exec(message)?.[0] ?? message)

/** The title of a finding's fix. It names the line to change, unless the title has the name of a directive or module. */
function titleNaming({ at, concerns }: Finding, title = ''): string {
  const isNamed =
    concerns === 'server' || title.split(/[\s`]+/).some((word) => /^mod_|_module$/.test(word) || directiveByName(word))
  if (isNamed) return title
  return `${title} (${at.kind === 'section' ? openingTagOf(at) : at.name.value})`
}

function placesOf(findings: readonly Finding[]): string {
  return printable(
    placesByFileText(
      findings.map(({ at }) => ({ path: at.file.path, line: lineNumberOf(at) })),
      maxPlaces,
    ),
  )
}

/** The open questions with their names, and how to answer them in a file. */
export function openQuestionsText(questions: readonly OpenQuestion[], paint: Paint = plain): string {
  if (questions.length === 0) return ''
  const [first] = questions
  const head = `${countWithNoun(questions.length, 'question')} to answer:
Put your answers in answers.json, such as {"confirmed": ["${first?.name}"]} or {"declined": {"${first?.name}": "WHY"}}. confirmed = make the change; declined = leave the lines, with your reason. httpd-upgrade --diff --review shows every changed line. Then run again with --answers answers.json:\n`
  return (
    head +
    questions
      .map((one) => `\n${one.name}\n${questionText({ questions: [one], findings: one.findings }, paint)}`)
      .join('')
  )
}

/** The fixes that few servers need, each with its condition and its command. */
export function rarelyNeededFixesText(
  offers: readonly OpenQuestion[],
  paths: readonly string[],
  paint: Paint = plain,
): string {
  const lines = offers.flatMap(({ name, sentence, findings }) => {
    const rules = [...new Set(findings.map(({ rule }) => rule.id))].join(',')
    return [...new Set(findings.map((finding) => alternativeWithAssumption(finding, name)?.title ?? ''))].map(
      (title) =>
        `  ${printable(title)} (${name}) if ${printable(uncapitalised(sentence))}\n    To do it: httpd-upgrade --write --review --only ${rules} ${quoteShellPaths(paths)}\n`,
    )
  })
  return lines.length > 0 ? `${paint('bold', 'Not done, because few servers need it:')}\n${lines.join('')}\n` : ''
}

/** The safe fixes as a list of titles, with the number of fixes for each, and the likely mistakes that they keep. */
export function safeFixesText(taken: Iterable<Finding>): string {
  const all = [...taken]
  const files = new Set(all.flatMap(({ fix }) => fix?.edits.map(({ file }) => file) ?? []))
  const titles = Array.from(
    groupBy(all, (finding) => titleNaming(finding, finding.fix?.title)),
    ([title, own]) => ({ title, count: own.length }),
  ).sort((a, b) => b.count - a.count)
  const shown = titles
    .slice(0, maxTitles)
    .map(({ title, count }) => `  ${String(count).padStart(4)} × ${printable(title)}\n`)
  const more =
    titles.length > maxTitles ? `         and ${countWithNoun(titles.length - maxTitles, 'other kind')}\n` : ''
  return `${countWithNoun(all.length, 'safe fix', 'safe fixes')} in ${countWithNoun(files.size, 'file')}, which change no response:\n${shown.join('')}${more}${likelyMistakesText(all)}`
}

/** A note about likely mistakes that stay as they are. */
function likelyMistakesText(findings: readonly Finding[]): string {
  const told = groupBy(
    findings.filter(({ likelyMistake }) => likelyMistake !== undefined),
    ({ likelyMistake = '' }) => likelyMistake,
  )
  const lines = Array.from(told, ([sentence, own]) => `  ${placesOf(own)}: ${printable(sentence)}\n`)
  return lines.length > 0
    ? `${findings.length === 1 ? 'The fix leaves' : 'These fixes leave'} a likely mistake as it is:\n${lines.join('')}`
    : ''
}

const maxTitles = 8
