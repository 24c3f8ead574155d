import { grouped } from '../base/grouped.js'
import type { Assumption } from '../edit/edit.js'
import { assumptionsOf } from '../migrate/assumptions.js'
import { type Finding, macroAssumption, templateAssumption, unseenAccess, unseenParts } from '../migrate/rule.js'
import { unseenAssumption, unseenName } from '../site/server-level.js'

/** Assumptions that one answer settles: of what is asked, those of one kind are one question. */
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

/** The kind of an assumption by its name; what is of no kind with others is one by itself, whatever it is about. */
export function questionOf(name: string): string {
  const [base = name] = name.split(':', 1)
  return kindByName.get(base) ?? base
}

/** What the fix of a finding counts on; nothing where it is safe, or there is none. */
export const countsOn = ({ rule, fix }: Finding): readonly Assumption[] => (fix ? assumptionsOf(rule.id, fix) : [])

/** Whether a fix counts on something that is rarely so: then it is offered, and not made unless somebody asks. */
export const isOffer = (finding: Finding): boolean => countsOn(finding).some(({ isRare }) => isRare)

/** The kinds of what fixes count on: those of the gravest findings first, then those of most. */
export function questionsCounted(findings: readonly Finding[]): readonly string[] {
  const all = findings.flatMap((finding) =>
    [...new Set(countsOn(finding).map(({ name }) => questionOf(name)))].map((kind) => ({ kind, finding })),
  )
  const graveIn = (own: typeof all) => Number(own.some(({ finding }) => finding.severity === 'error'))
  return [...grouped(all, ({ kind }) => kind)]
    .sort(([, a], [, b]) => graveIn([...b]) - graveIn([...a]) || b.length - a.length)
    .map(([kind]) => kind)
}

/** More sentences than these nobody weighs beside a line. */
const mostSentences = 4

/** What assumptions say, each sentence once; that nothing unseen sets one directive, or another one, is one sentence. */
function distinct(assumptions: readonly Assumption[]): readonly string[] {
  const sentences = [...new Set(assumptions.map(({ sentence }) => sentence))]
  const [first, ...others] = sentences.flatMap((sentence) => unseenName(sentence) ?? []).sort()
  const rest = sentences.filter((sentence) => unseenName(sentence) === undefined)
  return first === undefined ? rest : [unseenAssumption(first, ...others), ...rest]
}

/** The same as one text. */
export const allAssumed = (assumptions: readonly Assumption[]): string => distinct(assumptions).join(' ')

/** Of many, the first ones. */
export function assumedText(assumptions: readonly Assumption[]): string {
  const sentences = distinct(assumptions)
  const more = sentences.length - mostSentences
  return [...sentences.slice(0, mostSentences), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}

const short: ReadonlyMap<string, string> = new Map([
  [unseenAccess, 'are all access rules for these folders in this repository?'],
  [unseenParts, 'are all access rules for these folders in this part of the repository?'],
  [templateAssumption, 'do these lines mean the same however the template is filled in?'],
  [macroAssumption, "do these lines mean the same whatever the macro's parameters are?"],
])

const shortFor: readonly (readonly [RegExp, string])[] = [
  [/^No other \.htaccess file in /, 'are all access rules for these folders in this repository?'],
  [
    /^The server's own configuration sets no Require/,
    "does the server's own configuration set no access rules for these folders, and allow AuthConfig (AllowOverride)?",
  ],
  [/^Files here get their type only/, 'do files here get their type only from their extension?'],
  [/^There are no files of unknown type/, 'may files of unknown type be sent without a Content-Type?'],
  [/^The configuration already runs on 2\.4/, 'do these files already run on 2.4 with mod_access_compat?'],
  [/^Nobody needs URLs with/, 'may 2.4 treat `//` in a URL as one slash?'],
  [/^No file here has a newline/, 'are all file names here free of newlines?'],
  [
    /^Files that a `<Files>` section closes/,
    'should files that `<Files>` closes with Deny stay closed, even for logged-in users?',
  ],
  [/^The template fills in addresses/, 'does the template fill in only addresses or networks, never a name or `all`?'],
  [
    /^The server is httpd 2\.4\.57 or later, and the program/,
    'is the server httpd 2.4.57 or later, and may + stand for a space in a query?',
  ],
  [/^No content is on NFS/, 'is all content on local disks, and none on NFS or SMB?'],
  [/^2\.4 should not read this block/, 'should 2.4 skip this block?'],
]

/** Assumptions as a question to be answered with yes or no. */
export function questionFor(assumptions: readonly Assumption[]): string {
  const asked = distinct(assumptions).map(
    (text) => short.get(text) ?? shortFor.find(([pattern]) => pattern.test(text))?.[1],
  )
  const [only, ...others] = new Set(asked)
  return only !== undefined && others.length === 0 ? only : `is this true? ${assumedText(assumptions)}`
}

/** What the user must know before taking a fix; for an offer, who needs it. */
export const checkFirst = (finding: Finding): string =>
  isOffer(finding) ? `Only if ${offerOf(finding)}` : `Check first: ${questionFor(countsOn(finding))}`

/** What would have to be true for an offer, behind "if". */
export function offerOf(finding: Finding): string {
  const sentences = distinct(countsOn(finding).filter(({ isRare }) => isRare))
  return sentences.join(' ').replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
}
