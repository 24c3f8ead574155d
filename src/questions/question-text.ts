import { grouped } from '../base/grouped.js'
import { listedPlainly } from '../base/listed.js'
import type { Finding } from '../migrate/rule.js'
import { type Paint, plain, printable } from '../report/paint.js'
import { counted } from '../report/summary.js'
import { fileAndLine } from '../syntax/place.js'
import { afterIf } from './asked-once.js'
import { type OpenQuestion, offerCountingOn } from './questions.js'

/** The most places to list; more would hide the question. */
const mostPlaces = 5

/** What is asked, where it matters, and what would be done. */
export function questionText(
  question: Omit<OpenQuestion, 'findings'> & { readonly findings: readonly Finding[] },
  paint: Paint = plain,
): string {
  const { name, sentence, directives, findings } = question
  if (directives.length > 1) return directivesText(question, paint)
  const titles = fixesCountingOn(name, findings)
  const more =
    titles.length > mostPlaces ? `  and ${counted(titles.length - mostPlaces, 'other fix', 'other fixes')}\n` : ''
  return `${paint('bold', printable(sentence))}\n${titles.slice(0, mostPlaces).join('')}${more}`
}

const fixesCountingOn = (name: string, findings: readonly Finding[]): readonly string[] =>
  Array.from(
    grouped(findings, (finding) => offerCountingOn(finding, name)?.title ?? ''),
    ([title, own]) => `  ${printable(title)}: ${placesOf(own)}\n`,
  )

/** The question about several directives: one line for each, with its fix, unless another question lists that. */
function directivesText(
  { name, directives, findings }: Pick<OpenQuestion, 'name' | 'directives'> & { readonly findings: readonly Finding[] },
  paint: Paint,
): string {
  const isAbout = (finding: Finding, directive: string) =>
    offerCountingOn(finding, name)?.assumptions?.some((one) => one.name === name && one.directive === directive)
  const lines = directives.flatMap((directive) => {
    const own = fixesCountingOn(
      name,
      findings.filter((finding) => isAbout(finding, directive)),
    )
    return own.length > 0 ? own : [`  ${directive}\n`]
  })
  return `${paint('bold', 'No other file sets any of these for the whole server:')}\n${lines.join('')}`
}

function placesOf(findings: readonly Finding[]): string {
  const lines = [...new Set(findings.map(({ at }) => fileAndLine(at)))]
  return printable(listedPlainly(lines, mostPlaces))
}

/** The open questions with their names, for an answers file. */
export function openQuestionsText(questions: readonly OpenQuestion[], paint: Paint = plain): string {
  if (questions.length === 0) return ''
  const [first] = questions
  const head = `${counted(questions.length, 'statement')} to confirm: true or false?
Put your answers in answers.json, such as {"confirmed": ["${first?.name}"]} or {"declined": {"${first?.name}": "WHY"}}. confirmed = it is true; declined = it is false, with your reason. Then run again with --answers answers.json:\n`
  return head + questions.map((one) => `\n${one.name}\n${questionText(one, paint)}`).join('')
}

/** The offers, one line each. */
export function offersText(offers: readonly OpenQuestion[], paint: Paint = plain): string {
  const lines = offers.flatMap(({ name, sentence, findings }) =>
    [...new Set(findings.map((finding) => offerCountingOn(finding, name)?.title ?? ''))].map(
      (title) => `  ${printable(title)} (${name}) if ${printable(afterIf(sentence))}\n`,
    ),
  )
  return lines.length > 0 ? `${paint('bold', 'Not done, because few servers need it:')}\n${lines.join('')}\n` : ''
}

/** The safe fixes by title, with their number. */
export function fixesText(taken: Iterable<Finding>): string {
  const all = [...taken]
  const files = new Set(all.flatMap(({ fix }) => fix?.edits.map(({ file }) => file) ?? []))
  const titles = Array.from(
    grouped(all, ({ fix }) => fix?.title ?? ''),
    ([title, own]) => ({ title, count: own.length }),
  ).sort((a, b) => b.count - a.count)
  const shown = titles
    .slice(0, mostTitles)
    .map(({ title, count }) => `  ${String(count).padStart(4)} × ${printable(title)}\n`)
  const more = titles.length > mostTitles ? `         and ${counted(titles.length - mostTitles, 'other kind')}\n` : ''
  return `${counted(all.length, 'safe fix', 'safe fixes')} in ${counted(files.size, 'file')}, which change no response:\n${shown.join('')}${more}${likelyMistakesText(all)}`
}

/** The likely mistakes that stay. */
function likelyMistakesText(findings: readonly Finding[]): string {
  const told = grouped(
    findings.filter(({ likelyMistake }) => likelyMistake !== undefined),
    ({ likelyMistake = '' }) => likelyMistake,
  )
  const lines = Array.from(told, ([sentence, own]) => `  ${placesOf(own)}: ${printable(sentence)}\n`)
  return lines.length > 0 ? `These fixes also keep a likely mistake:\n${lines.join('')}` : ''
}

const mostTitles = 12
