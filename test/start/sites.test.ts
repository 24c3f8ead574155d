import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { run, useCli } from '../run-cli.js'
import { shareOf } from '../thoroughness.js'

useCli()

const sites = ['upstream', 'redhat', 'legacy', 'debian'] as const

/** As they lie in a repository: without documents, certificates, users of the system, and partly without their modules. */
describe.skipIf(!httpd())('whole servers and what is made of them answer alike', () => {
  test.for(shareOf(2, sites))('%s', (name) => {
    const { binary, env } = needHttpd()
    const site = fileURLToPath(new URL(`../sites/${name}`, import.meta.url))
    const { out, err, code } = run({}, ['compare', '--start', '--no-config', '--new-httpd', binary, '--review', site], {
      env,
    })
    expect(`${out}${err}`).toMatch(/^\d\d+ requests, the same responses\.$/m)
    expect(code).toBe(0)
  })
})
