import { expect, test } from 'vitest'
import { toolCommandAndLinksOfRelease } from '../../src/base/tool.js'
import { hunksOf } from '../../src/change/hunks.js'
import type { PullFindings } from '../../src/comment/pull-findings.js'
import type { ReviewJob } from '../../src/comment/review-job.js'
import { tryToPostReview } from '../../src/comment/submit-review.js'
import { migrate } from '../../src/index.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'

const site = siteFromTexts({ 'a.conf': 'NameVirtualHost *:80\n' })
const migration = migrate(site, { rules: everyRule })

const found = {
  pull: { number: 7, headSha: 'a1', baseSha: 'b0', isOpen: true },
  pullDetails: { account: 1, threads: [], reviews: [] },
  configuration: {
    site,
    migration,
    changes: new Map([['a.conf', { path: 'a.conf', encoding: 'utf-8', shown: hunksOf('@@ -0,0 +1 @@\n+x') }]]),
    unread: new Set(),
    isWanted: () => true,
  },
  findings: migration.findings,
  sha: 'a1',
  notes: [],
} as unknown as PullFindings

const answer = (status: number, message: string) => Promise.reject(Object.assign(new Error(message), { status }))

const job = (github: object) =>
  ({
    github: { reviews: async () => [], ...github },
    inputs: { maxComments: 10, settled: 'remove', paths: [], exclude: [] },
    server: 'https://github.com',
    repository: 'acme/site',
    tool: toolCommandAndLinksOfRelease(),
    wait: async () => {},
    log: () => {},
    warn: () => {},
  }) as unknown as ReviewJob

test('what was found is kept where GitHub refuses the lines, and then does not tell where the pull request stands', async () => {
  const github = { postReview: () => answer(422, 'Unprocessable Entity'), look: () => answer(500, 'Server Error') }
  expect(await tryToPostReview(job(github), found)).toEqual({
    found,
    posted: undefined,
    denial: undefined,
    failure: 'GitHub answered 500: Server Error.',
  })
})
