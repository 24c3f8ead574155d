import type { Analysis } from '../engine/judge.js'
import type { ShownFinding, ShownLocation, ShownProblem } from '../engine/reply.js'
import { element, replaceContent, withCodeElements } from './element.js'

/** What a user can do with a finding. */
export interface FindingActions {
  goTo(place: Pick<ShownLocation, 'path' | 'line'>): void
  decide(keys: readonly string[], taken: boolean): void
  /** Accepts the defaults of 2.4. */
  adoptDefaults(): void
}

export type FindingFilter = 'all' | 'safe' | 'review' | 'manual'

/** The findings to show as cards. */
export interface ShownFindings {
  readonly analysis: Analysis
  readonly filter: FindingFilter
  /** The number of cards, at most. */
  readonly maxCards: number
  /** Whether the page has no text yet. */
  readonly isEmpty: boolean
}

/**
 * Shows the findings as cards by file, then the lines that cannot be read clearly.
 * @returns the number of findings left out
 */
export function showFindings(holder: HTMLElement, shown: ShownFindings, actions: FindingActions): number {
  const { analysis, filter, maxCards } = shown
  const wanted = analysis.findings.filter((finding) => filter === 'all' || fixKindOf(finding) === filter)
  const problems = filter === 'all' ? analysis.problems : []
  const several = analysis.paths.length > 1
  const cards: Node[] = []
  let path: string | undefined
  const own = wanted.filter(({ isCommon }) => !isCommon)
  for (const finding of own.slice(0, maxCards)) {
    const place = finding.places[0]?.path
    if (several && place !== path) cards.push(element('h2', { class: 'path' }, place))
    path = place
    cards.push(card(finding, actions))
  }
  cards.push(...problems.slice(0, Math.max(0, maxCards - own.length)).map((one) => problemCard(one, actions)))
  const common = wanted.filter(({ isCommon }) => isCommon)
  if (common.length > 0 && own.length < maxCards) cards.push(commonDefaults(common, actions))
  if (wanted.length + problems.length === 0) cards.push(nothing(shown))
  cards.push(...analysis.notes.map((note) => element('p', { class: 'note' }, note)))
  replaceContent(holder, ...cards)
  return Math.max(0, own.length + problems.length - maxCards)
}

export const fixKindOf = ({ fix }: ShownFinding): Exclude<FindingFilter, 'all'> =>
  fix ? (fix.safe ? 'safe' : 'review') : 'manual'

const kindNames = { safe: 'Safe', review: 'For review', manual: 'Needs you' } as const

function card(finding: ShownFinding, actions: FindingActions): HTMLElement {
  const { severity, message, rule, fix, places, concerns } = finding
  const kind = fixKindOf(finding)
  return element(
    'article',
    { class: `finding ${severity}`, 'data-rule': rule, 'data-kind': kind },
    element(
      'header',
      {},
      element('span', { class: 'severity' }, severity),
      ...(concerns === 'line' ? lineButtons(places, actions) : [element('span', { class: 'whole' }, 'whole server')]),
      element('span', { class: `kind ${kind}` }, kindNames[kind]),
    ),
    element('p', {}, ...withCodeElements(message)),
    fix?.assumes !== undefined &&
      element(
        'p',
        { class: 'assumes' },
        element('strong', {}, 'Only if '),
        ...withCodeElements(lowerFirst(fix.assumes)),
      ),
    element(
      'footer',
      {},
      ...(fix ? fixButtons(finding, actions) : []),
      element('a', { href: `rules/${rule}.html`, target: '_blank', rel: 'noopener' }, rule),
    ),
  )
}

/** Findings about defaults that change on nearly every server: folded, with one button that adopts the defaults of 2.4. */
const commonDefaults = (findings: readonly ShownFinding[], actions: FindingActions): HTMLElement =>
  element(
    'details',
    { class: 'common' },
    element('summary', {}, `Defaults that changed in 2.4: ${findings.length}`),
    element(
      'button',
      { type: 'button', 'data-focus': 'adopt', click: () => actions.adoptDefaults() },
      'Take the defaults of 2.4',
      element('code', {}, '--defaults adopt'),
    ),
    ...findings.map((finding) => card(finding, actions)),
  )

const maxPlaces = 12

function lineButtons(places: readonly ShownLocation[], actions: FindingActions): Node[] {
  const buttons: Node[] = places.slice(0, maxPlaces).map((place, index) =>
    element(
      'button',
      {
        type: 'button',
        class: 'line',
        'aria-label': `Go to line ${place.line}`,
        'data-focus': `line ${place.path} ${place.line} ${place.column}`,
        click: () => actions.goTo(place),
      },
      index === 0 ? `line ${place.line}` : String(place.line),
    ),
  )
  const more = places.length - maxPlaces
  return more > 0 ? [...buttons, element('span', { class: 'more' }, `and ${more} more`)] : buttons
}

function fixButtons(finding: ShownFinding, actions: FindingActions): Node[] {
  const { fix, keys, together, taken } = finding
  const isTaken = taken === keys.length
  const title = keys.length > 1 ? `${fix?.title}, ${keys.length} times` : fix?.title
  const button = element(
    'button',
    {
      type: 'button',
      class: isTaken ? 'take taken' : 'take',
      'aria-pressed': String(isTaken),
      'aria-label': `${isTaken ? 'Accepted' : 'Accept'}: ${title}`,
      title: isTaken ? 'Undo the fix' : 'Apply the fix',
      'data-focus': `take ${keys[0]}`,
      click: () => actions.decide(together.flat(), !isTaken),
    },
    isTaken ? 'Accepted' : 'Accept',
  )
  return [button, element('span', { class: 'title' }, ...withCodeElements(fix?.title ?? ''))]
}

const problemCard = ({ place, message }: ShownProblem, actions: FindingActions): HTMLElement =>
  element(
    'article',
    { class: 'finding problem' },
    element('header', {}, element('span', { class: 'severity' }, 'problem'), ...lineButtons([place], actions)),
    element('p', {}, ...withCodeElements(message)),
  )

function nothing({ analysis, filter, isEmpty }: ShownFindings): HTMLElement {
  const text = isEmpty
    ? 'Paste a configuration or a .htaccess into the editor, or open files, a folder, or an archive (.tar.gz, .zip).'
    : filter === 'all'
      ? 'No problems for 2.4 here.'
      : filter === 'manual'
        ? 'Nothing for you to decide.'
        : `No fix of this kind among ${analysis.counts.findings} findings.`
  return element('p', { class: 'nothing' }, text)
}

const lowerFirst = (sentence: string): string =>
  /^[A-Z][a-z]* /.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence
