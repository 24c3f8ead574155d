import { groupBy } from '../base/group-by.js'
import type { Assumption } from '../edit/edit.js'
import { assumptionsOf } from '../migrate/assumptions.js'
import type { Finding } from '../migrate/rule.js'
import { noOtherFileSetsSentence } from '../site/server-level.js'

/** The kinds of questions: assumptions of one kind share a question in a review. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  access: [
    ...['unseen-access', 'unseen-parts', 'unseen-htaccess', 'server-of-htaccess', 'sections-elsewhere'],
    ...['code-without-access', 'linked-htaccess', 'htaccess-guarded-require'],
  ],
  defaults: ['unseen-defaults', 'reading-of-requests'],
  'new-server': [
    ...['release', 'built-in-mpm', 'missing-modules', 'module-loaded', 'guard-module', 'handler-on-directory'],
    ...['patterns-alike', 'checks-again', 'methods-named'],
  ],
  files: ['template', 'macro', 'unread-file', 'refused-file', 'override-granted', 'turned-guard'],
  'old-server': ['runs-on-24', 'came-from-22'],
}

const kindByName = new Map(Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)))

/** The kind of question for an assumption: a key of `kinds`, or else the assumption's own name up to a colon. */
export function questionKindOf(assumptionName: string): string {
  const [base = assumptionName] = assumptionName.split(':', 1)
  return kindByName.get(base) ?? base
}

/** The assumptions of a finding's fix; empty without a fix, or if the fix is safe. */
export const assumptionsOfFinding = ({ rule, fix }: Finding): readonly Assumption[] =>
  fix ? assumptionsOf(rule.id, fix) : []

/** Whether a finding's fix has an assumption that is true on few servers. The fix is then made only if the user asks for it. */
export const hasRarelyNeededFix = (finding: Finding): boolean =>
  assumptionsOfFinding(finding).some(({ isRarelyTrue }) => isRarelyTrue)

/** Leaves out the findings whose fix few servers need. Findings without a fix stay. */
export const withoutRarelyNeededFixes = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((finding) => !hasRarelyNeededFix(finding))

/** The kinds of questions about these findings: kinds with an error first, then by the number of findings. */
export function questionKindsWorstFirst(findings: readonly Finding[]): readonly string[] {
  const all = findings.flatMap((finding) =>
    [...new Set(assumptionsOfFinding(finding).map(({ name }) => questionKindOf(name)))].map((kind) => ({
      kind,
      finding,
    })),
  )
  const graveIn = (own: typeof all) => Number(own.some(({ finding }) => finding.severity === 'error'))
  return [...groupBy(all, ({ kind }) => kind)]
    .sort(([, a], [, b]) => graveIn([...b]) - graveIn([...a]) || b.length - a.length)
    .map(([kind]) => kind)
}

/** The most sentences beside a line. */
const maxSentences = 4

/** The distinct sentences of assumptions. One sentence covers all directives that no other file is assumed to set. */
function distinct(assumptions: readonly Assumption[]): readonly string[] {
  const [first, ...others] = [...new Set(assumptions.flatMap(({ directive }) => directive ?? []))].sort()
  const unlisted = assumptions.filter(({ directive }) => directive === undefined)
  const rest = [...new Set(unlisted.map(({ sentence }) => sentence))]
  return first === undefined ? rest : [noOtherFileSetsSentence(first, ...others), ...rest]
}

export const allAssumptionsText = (assumptions: readonly Assumption[]): string => distinct(assumptions).join(' ')

/** The first assumptions as one text, and how many more there are. */
export function firstAssumptionsText(assumptions: readonly Assumption[]): string {
  const sentences = distinct(assumptions)
  const more = sentences.length - maxSentences
  return [...sentences.slice(0, maxSentences), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}

/** The question for each assumption, by the beginning of its name. A longer beginning comes before a shorter one. */
const questions: readonly (readonly [string, string])[] = [
  ['unseen-access', 'does this repository have every file with access rules for the changed folders?'],
  ['unseen-htaccess', 'does this repository have every file with access rules for the changed folders?'],
  ['unseen-parts', 'does this role, module or cookbook have every file with access rules for the changed folders?'],
  [
    'server-of-htaccess',
    "is it true that the server's own configuration sets no access rules for these folders, and that its AllowOverride there includes AuthConfig?",
  ],
  ['template', 'do these lines mean the same however the template is filled in?'],
  ['macro', "do these lines mean the same whatever the macro's parameters are?"],
  ['filled-in-addresses', 'does the template fill in only addresses or networks, never a name or `all`?'],
  [
    'default-type:extensions',
    'is DefaultType all that decides the type of files without an extension here (no mod_mime_magic or SetHandler)?',
  ],
  ['default-type:runs-on-24', 'does this server already run 2.4?'],
  ['default-type', 'may files of unknown type be sent without a Content-Type?'],
  ['came-from-22', 'do these files still run on 2.2, though some lines are for 2.4 already?'],
  ['ssl-dn-strings:SSLOptions', 'do all other SSLOptions lines for the same requests begin with + or -?'],
  ['ssl-dn-strings', 'does a program here read the whole name of a certificate, such as SSL_CLIENT_S_DN?'],
  ['piped-error-log', "does the program accept a port after the client's address, and an AH number before the text?"],
  ['runs-on-24', 'do these files already run on 2.4 with mod_access_compat?'],
  ['patterns-on-24:names', 'are all file names here free of newlines?'],
  ['patterns-on-24', 'may 2.4 treat `//` in a URL as one slash?'],
  [
    'closed-names',
    'should `<Files>` sections with Deny refuse logged-in users too? (Under Satisfy Any, 2.2 let them in.)',
  ],
  [
    'checks-again',
    "does 2.4 load mod_allowmethods? (With it, 2.4 checks access again for a folder's index, an error page or an include, as 2.2 did.)",
  ],
  ['rewrite-query-blank', 'is the server httpd 2.4.57 or later, and may + stand for a space in a query?'],
  ['no-enable-sendfile', 'is all content on local disks, and none on NFS or SMB?'],
  ['misnamed-module-guard:!', 'did you mean this block for servers without that module?'],
  ['misnamed-module-guard', 'did you mean this block for servers with that module?'],
]

const questionAbout = ({ name, sentence }: Assumption): string | undefined =>
  questions.find(([beginning]) => name.startsWith(beginning))?.[1] ??
  (name === 'stricter-answer' ? sentence.replace(/^You accept (.+?)\.(?= |$)/, 'do you accept $1?') : undefined)

/** Assumptions as yes-or-no questions in one text, which begins with a small letter. */
export function assumptionQuestionsText(assumptions: readonly Assumption[]): string {
  const [first = '', ...others] = questionsFor(assumptions)
  return [first, ...others.map(capital)].join(' ')
}

/** Assumptions as a list of yes-or-no questions. An assumption without a question gives its sentence. */
export const assumptionQuestionList = (assumptions: readonly Assumption[]): readonly string[] =>
  [...new Set(assumptions.map((assumption) => questionAbout(assumption)))].flatMap(
    (question) =>
      question ??
      distinct(assumptions.filter((assumption) => questionAbout(assumption) === undefined)).slice(0, maxSentences),
  )

/** Assumptions as a list of yes-or-no questions. All assumptions without a question share the question "is this true?". */
function questionsFor(assumptions: readonly Assumption[]): readonly string[] {
  const own = new Set(assumptions.flatMap((assumption) => questionAbout(assumption) ?? []))
  const rest = assumptions.filter((assumption) => questionAbout(assumption) === undefined)
  return [...own, ...(rest.length > 0 ? [`is this true? ${firstAssumptionsText(rest)}`] : [])]
}

const capital = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** A sentence on what to check before a fix is taken. For a fix that few servers need, it says which servers need the fix. */
export const conditionToCheck = (finding: Finding): string =>
  hasRarelyNeededFix(finding)
    ? `Needed only if ${rarelyNeededFixCondition(finding)}`
    : `Check first: ${assumptionQuestionsText(assumptionsOfFinding(finding))}`

/** The condition under which a server needs a rarely needed fix, in words that follow "if". */
export const rarelyNeededFixCondition = (finding: Finding): string =>
  uncapitalised(distinct(assumptionsOfFinding(finding).filter(({ isRarelyTrue }) => isRarelyTrue)).join(' '))

/** A sentence in the form in which it follows "if". */
export const uncapitalised = (sentence: string): string =>
  sentence.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
