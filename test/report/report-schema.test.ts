import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { checklistOf, explain, migrate } from '../../src/index.js'
import { explanationJson } from '../../src/report/explanation/explanation-json.js'
import { json } from '../../src/report/json.js'
import { siteFromTexts } from '../../src/site/site.js'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'
import { reportOf } from './reports.js'

useCli()

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const schema = JSON.parse(read('../../docs/report.schema.json'))
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })
addFormats.default(ajv)
ajv.addSchema(schema)

/** What the published schema has against a text. */
function against(text: string, part = ''): readonly unknown[] {
  const validate = ajv.getSchema(`${schema.$id}${part}`)
  if (!validate) throw new Error(`no ${part}`)
  validate(JSON.parse(text))
  return (validate.errors ?? []).map(({ instancePath, message, params }) => ({ instancePath, message, params }))
}

const legacy = Object.fromEntries(
  ['conf/httpd.conf', 'conf.d/ssl.conf', 'vhosts.d/sites.conf', 'htdocs/intern/.htaccess'].map((path) => [
    path,
    read(`../sites/legacy/${path}`),
  ]),
)
const log = `AH00526: Syntax error on line 3 of conf/httpd.conf:
Invalid command 'LockFile', perhaps misspelled or defined by a module not included in the server configuration
[Mon Jan 01 00:00:00 2024] [core:error] [pid 1] AH99999: nobody knows this
[Mon Jan 01 00:00:00 2024] [mpm_event:notice] [pid 1] AH00094: Command line: 'httpd'
`

describe('the published schema takes', () => {
  test.each(['safe', 'all'] as const)('the report on a real site, with the %s fixes', (fixes) => {
    const site = siteFromTexts(legacy)
    const migration = migrate(site, { fixes })
    const report = { site, migration, applied: migration.taken, checklist: checklistOf(site, migration) }
    expect(JSON.parse(json(report)).checklist.length).toBeGreaterThan(0)
    expect(against(json(report))).toEqual([])
    expect(against(explanationJson(explain(log, { site, migration })), '#/$defs/explained')).toEqual([])
  })

  test('odd names, problems, and a fix over two files', () => {
    expect(
      against(json(reportOf({ 'a b/ü#%.conf': 'First\n<Directory /a>\n', 'b.conf': 'Far\nOld é\r\nGone' }))),
    ).toEqual([])
    expect(against(json(reportOf({ a: '' })))).toEqual([])
  })

  test('what the command line prints, also of a 2.4 that was asked', () => {
    const root = folder({ 'httpd.conf': 'ServerRoot /a\nLockFile a\n' })
    for (const verify of [
      [],
      ['--verify', 'echo "AH00526: Syntax error on line 1 of {}:" && false'],
      ['--verify', 'no-such-command {}'],
    ]) {
      const { out } = runIn(root, ['--format', 'json', ...verify, '.'])
      expect('verified' in JSON.parse(out)).toBe(verify.length > 0)
      expect(against(out)).toEqual([])
    }
    expect(against(runIn(root, ['explain', '--format', 'json', log]).out, '#/$defs/explained')).toEqual([])
  })

  test('nothing else', () => {
    const report = JSON.parse(json(reportOf({ a: 'Old 1\n' })))
    report.files[0].findings[0].more = 1
    delete report.summary
    expect(against(JSON.stringify(report))).toHaveLength(2)
  })
})
