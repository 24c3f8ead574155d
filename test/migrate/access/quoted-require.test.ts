import { expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { httpd } from '../../real-httpd/install.js'
import { runTrials } from '../../real-httpd/trials.js'

/** 2.2 knew no word with quotes and answered 401 to everybody; left as it is, 2.4 would let alice in. */
test.skipIf(!httpd())('who got in by no quoted word gets in by none on a real 2.4', async () => {
  const text = `<Directory "@ROOT@">
  AuthType Basic
  AuthName R
  AuthUserFile "@CASE@/users"
  Require "valid-user"
</Directory>
`
  const site = siteFromTexts({ 'httpd.conf': text.replace('@ROOT@', '/srv') }, { complete: true, from: '2.2' })
  const [after = ''] = migrate(site).texts.values()
  const rest = {
    documents: ['htdocs/page.html'],
    probes: [{ path: '/page.html' }, { path: '/page.html', user: 'alice', password: 'pw' }],
  }
  const users = 'alice:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\n'
  const answers = await runTrials(
    [text, after.replace('/srv', '@ROOT@')].map((config) => ({ ...rest, files: { 'httpd.conf': config, users } })),
  )
  const statuses = answers.map((outcome) =>
    'answers' in outcome ? outcome.answers.map(([status]) => status) : outcome,
  )
  expect(statuses).toEqual([
    [401, 200],
    [401, 401],
  ])
})
