import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { rdjson } from '../../src/report/rdjson.js'
import { sarif } from '../../src/report/sarif.js'
import { siteFromTexts } from '../../src/site/site.js'
import { reportOf } from './reports.js'

const legacy = ['conf/httpd.conf', 'conf.d/ssl.conf', 'vhosts.d/sites.conf', 'htdocs/intern/.htaccess'].map(
  (path) => [path, readFileSync(new URL(`../sites/legacy/${path}`, import.meta.url), 'utf8')] as const,
)
const site = siteFromTexts(Object.fromEntries(legacy))
const reports = {
  'a real site': { site, migration: migrate(site, { fixes: 'all' }), applied: new Set<never>() },
  'odd names, places that cannot be read, and a fix over two files': reportOf({
    'a b/ü#%.conf': 'First\n<Directory /a>\n',
    'b.conf': 'Far\nOld é\r\nGone',
  }),
  nothing: reportOf({ 'a.conf': 'Listen 80\n' }),
}

/** The published schemas that are too much of others' work to be in here: beside the project, as the corpus is. */
describe.each([
  ['sarif-schema-2.1.0.json', 'OASIS, with all errata', sarif],
  ['DiagnosticResult.json', 'reviewdog', rdjson],
] as const)('%s, of %s', (name, _whose, format) => {
  const path = fileURLToPath(new URL(`../../../shared/schemas/${name}`, import.meta.url))
  const isThere = existsSync(path)
  if (!isThere)
    console.warn(
      `\n*** The official ${name} (../shared/schemas) is no part of the repository: the format is held to our own copy alone. ***\n`,
    )

  test.skipIf(!isThere).each(Object.entries(reports))('takes %s', (_title, report) => {
    const { id: _id, $schema: _draft, ...schema } = JSON.parse(readFileSync(path, 'utf8'))
    const ajv = new Ajv({ strict: false, unicodeRegExp: false })
    addFormats.default(ajv)
    const validate = ajv.compile(schema)
    validate(JSON.parse(format(report)))
    expect(validate.errors ?? []).toEqual([])
  })
})
