import { beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { isConditional } from '../../src/site/context.js'
import { siteFromTexts } from '../../src/site/site.js'
import { type Acceptance, acceptsAll } from '../real-httpd/accepts-all.js'
import type { Files } from '../real-httpd/check.js'
import { acceptsHtaccess } from '../real-httpd/htaccess.js'
import { httpd } from '../real-httpd/install.js'
import { type Case, cases } from './cases.js'
import { wantedCases } from './wanted-cases.js'

/** What a rule's page says of a case, to be put to a real httpd 2.4. */
interface Claim {
  readonly one: Case
  readonly state: 'before' | 'after'
  readonly files: Files
  readonly expected: 'accepted' | 'refused'
  verdict?: Acceptance
}

const claims: readonly Claim[] = wantedCases(cases().filter((one) => !one.unchecked)).flatMap((one) => [
  ...claim(one, 'before', one.before),
  ...claim(one, 'after', { ...one.before, ...one.after }),
])

/** Nothing is claimed of an `after` that is no change, nor where it depends on what cannot be seen, such as a guard. */
function claim(one: Case, state: Claim['state'], files: Files): Claim[] {
  if (state === 'after' && Object.keys(one.after).length === 0) return []
  const site = siteFromTexts(files, one)
  const errors = migrate(site).findings.filter((finding) => finding.severity === 'error')
  if (errors.length === 0) return [{ one, state, files, expected: 'accepted' }]
  const sure = errors.some(({ rule, at }) => rule.id === one.rule && !isConditional(site, at))
  return sure ? [{ one, state, files, expected: 'refused' }] : []
}

const isPerDirectory = ({ files }: Claim) => Object.keys(files).every((path) => /htaccess/.test(path))

/** As many as one hook asks about. */
const some = 150

const parts = [claims.filter(isPerDirectory), claims.filter((claim) => !isPerDirectory(claim))].flatMap((all) =>
  Array.from({ length: Math.ceil(all.length / some) }, (_, n) => all.slice(n * some, (n + 1) * some)),
)

describe.skipIf(!httpd()).each(parts)('a real httpd 2.4 says what the pages say', (...part) => {
  // biome-ignore lint/correctness/noEmptyPattern: Vitest takes no other first argument
  beforeAll(async ({}, { tasks }) => {
    // Only about those that are to run: `-t RULE` leaves a few.
    const wanted = part.filter((_, index) => tasks[index]?.mode !== 'skip')
    const server = wanted.filter((claim) => !isPerDirectory(claim))
    const directory = wanted.filter(isPerDirectory)
    const [verdicts, answers] = await Promise.all([
      acceptsAll(server.map(({ files, expected }) => ({ files, expected, options: { standIns: true } }))),
      acceptsHtaccess(directory.map(({ files }) => Object.values(files).join(''))),
    ])
    server.forEach((claim, index) => Object.assign(claim, { verdict: verdicts[index] }))
    directory.forEach((claim, index) => Object.assign(claim, { verdict: answers[index] }))
  })

  for (const claim of part) {
    test(`${claim.one.rule}: ${claim.one.title}: ${claim.state}, ${claim.expected}`, () => {
      expect(claim.verdict, 'httpd was asked').toBeDefined()
      if (claim.expected === 'accepted') expect(claim.verdict?.message).toBe('')
      else expect(claim.verdict?.ok, 'whether 2.4 accepts what the rule calls an error').toBe(false)
    })
  }
})
