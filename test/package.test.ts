import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

let folder = ''

/** A project that has the built package in its node_modules. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'httpd-upgrade-'))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/httpd-upgrade'), 'dir')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const names = `checklistMarkdown, checklistObjects, checklistOf, checklistText, explain, explanationJson, explanationText,
  json, migrate, siteFromTexts, text`

const start = `
const site = siteFromTexts({ 'httpd.conf': 'ServerRoot "/srv"\\nLockFile logs/lock\\nLoadModule php5_module modules/libphp5.so\\n' })
const migration = migrate(site)
const checklist = checklistOf(site, migration)
const said = "AH00526: Syntax error on line 2 of httpd.conf:\\nInvalid command 'LockFile', perhaps misspelled"
const explained = explain(said, { site, migration })
`

function run(command: string, ...words: string[]) {
  return spawnSync(command, words, { cwd: folder, encoding: 'utf8' })
}

test('the built package explains, and makes the checklist, in every form', () => {
  writeFileSync(
    join(folder, 'use.js'),
    `import { ${names} } from 'httpd-upgrade'
${start}
const report = { site, migration, applied: new Set(), checklist }
console.log(JSON.stringify({
  text: checklistText(checklist), markdown: checklistMarkdown(checklist), objects: checklistObjects(checklist),
  explanation: explanationText(explained), explanationJson: JSON.parse(explanationJson(explained)),
  report: text(report), json: JSON.parse(json(report)),
}))
`,
  )
  const { stdout, stderr } = run(process.execPath, 'use.js')
  expect(stderr).toBe('')
  const made = JSON.parse(stdout)
  const asked = 'Get these modules built for 2.4: php5_module.'
  expect(made.markdown).toContain(`- [ ] ${asked}`)
  expect(made.text).toContain(asked)
  expect(made.objects[0]).toMatchObject({
    id: 'third-party-modules',
    places: [{ path: 'httpd.conf', line: 3 }],
  })
  expect(made.explanation).toContain('at   httpd.conf:2: LockFile logs/lock')
  expect(made.explanationJson.messages).toMatchObject([{ id: 'invalid-command', places: [{ line: 2 }] }])
  expect(made.report).toContain(made.text)
  expect(made.json.checklist).toEqual(made.objects)
})

test.each([
  ['nodenext', 'nodenext'],
  ['bundler', 'esnext'],
])('its types are those of the values, resolved as by %s', (resolution, module) => {
  const wrong = '// @ts-expect-error: a number is no log\nexplain(1)\n'
  const typed = `import {
  ${names}, type ChecklistItem, type Configuration, type Explained, type Explanation, type Migration, type Place,
  type Report, type Site,
} from 'httpd-upgrade'
import { httpdParse, httpdStringify, httpdUpgrade } from 'httpd-upgrade/unified'
${start.replace('const explained =', 'const config: Configuration = { site, migration }\nconst explained: Explained =')}
const items: readonly ChecklistItem[] = checklist
const first: Explanation | undefined = explained.explanations[0]
const place: Place | undefined = first?.places[0]
const report: Report = { site, migration, applied: new Set(), checklist: items }
export const made: readonly string[] = [
  checklistText(items), checklistMarkdown(items), explanationText(explained), explanationJson(explained), text(report),
  json(report), place?.file.path ?? '', checklistObjects(items)[0]?.what ?? '',
]
export const both: readonly [Site, Migration] = [config.site, config.migration]
export const plugins: readonly string[] = [httpdParse, httpdStringify, httpdUpgrade].map(({ name }) => name)
${wrong}`
  writeFileSync(join(folder, 'use.ts'), typed)
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noEmit', '--types', '']
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, status } = run(
    process.execPath,
    tsc,
    ...strict,
    '--module',
    module,
    '--moduleResolution',
    resolution,
    '--target',
    'es2022',
    'use.ts',
  )
  expect(stdout).toBe('')
  expect(status).toBe(0)
})
