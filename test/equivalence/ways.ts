import { compareAll, type Difference } from '../real-httpd/compare.js'
import { usualModules } from '../real-httpd/preamble.js'
import type { RecordedCase } from '../real-httpd/recorded.js'
import { type Outcome, runTrials } from '../real-httpd/trials.js'
import { outcomesOf } from './outcomes.js'
import { lineByLine, sectionBySection } from './usual-advice.js'

/** What becomes of configurations when they are taken to 2.4 in one way: how many of them, by the worst that happens. */
export interface Became {
  readonly way: string
  readonly same: number
  readonly opened: number
  readonly closed: number
  /** It responds differently, but lets in the same. */
  readonly changed: number
  readonly refused: number
  /** It says what a person has to decide. */
  readonly left: number
}

/** Ask a real 2.4 for what a real 2.2 answered to these, taken to it in each of the ways that people go. */
export async function waysTo24(cases: readonly RecordedCase[]): Promise<readonly Became[]> {
  const modules = usualModules.filter((name) => name !== 'allowmethods')
  const asked = (rewrite: typeof lineByLine) =>
    runTrials(
      cases.map((one) => ({ ...one, files: rewrite(one.files) })),
      { modules },
    )
  const left = await runTrials(cases, { accessCompat: true, modules })
  const ours = await outcomesOf(cases)
  return [
    became('left as it is, with mod_access_compat', cases, left),
    became('line by line, as with `sed`', cases, await asked(lineByLine)),
    became('section by section, depending on `Satisfy`', cases, await asked(sectionBySection)),
    counted(
      '**httpd-upgrade**',
      ours.map(({ differences, error, left }) => (left.length > 0 ? 'left' : worst(differences, error !== undefined))),
    ),
  ]
}

const became = (way: string, cases: readonly RecordedCase[], outcomes: readonly Outcome[]): Became =>
  counted(
    way,
    cases.map((one, index) => {
      const outcome = outcomes[index] ?? { answers: [] }
      return worst(compareAll(one.answers, outcome), 'error' in outcome)
    }),
  )

type Fate = Difference | 'refused' | 'left'

/** Opening is the worst, also where other requests are refused. */
function worst(differences: readonly Difference[], isRefused: boolean): Fate {
  if (isRefused) return 'refused'
  return (['opened', 'closed', 'changed'] as const).find((one) => differences.includes(one)) ?? 'same'
}

function counted(way: string, fates: readonly Fate[]): Became {
  const count = (fate: Fate) => fates.filter((one) => one === fate).length
  return {
    way,
    same: count('same'),
    opened: count('opened'),
    closed: count('closed'),
    changed: count('changed'),
    refused: count('refused'),
    left: count('left'),
  }
}

/** As Markdown. */
export const tableOf = (rows: readonly Became[]): string =>
  [
    '| method | same responses | **opens access** | closes access | other differences | does not start | left for you to decide |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ way, same, opened, closed, changed, refused, left }) =>
        `| ${[way, same, opened, closed, changed, refused, left].join(' | ')} |`,
    ),
  ].join('\n')
