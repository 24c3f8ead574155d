import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { build } from 'rolldown'
import { expect, test } from 'vitest'
import { useProject } from './package-folder.js'

const project = useProject()

const names = `checklistMarkdown, checklistObjects, checklistOf, checklistText, explain, explanationJson, explanationText,
  json, migrate, siteFromTexts, text`

const start = `
const site = siteFromTexts({ 'httpd.conf': 'ServerRoot "/srv"\\nLockFile logs/lock\\nLoadModule php5_module modules/libphp5.so\\n' })
const migration = migrate(site)
const checklist = checklistOf(site, migration)
const said = "AH00526: Syntax error on line 2 of httpd.conf:\\nInvalid command 'LockFile', perhaps misspelled"
const explained = explain(said, { site, migration })
`

test('the built package explains, and makes the checklist, in every form', () => {
  const { write, run } = project()
  write(
    'use.js',
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
  const asked = 'Install these modules for 2.4, or decide to replace or remove them: php5_module.'
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

test.each(['node16', 'bundler'] as const)('its types are those of the values, resolved as by %s', (resolution) => {
  const wrong = '// @ts-expect-error: a number is no log\nexplain(1)\n'
  const typed = `import {
  ${names}, type ChecklistItem, type Configuration, type ExplainResult, type Explanation, type Migration, type Place,
  type Report, type Site,
} from 'httpd-upgrade'
import { httpdParse, httpdStringify, httpdUpgrade } from 'httpd-upgrade/unified'
${start.replace('const explained =', 'const config: Configuration = { site, migration }\nconst explained: ExplainResult =')}
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
  project().write('use.ts', typed)
  expect(project().check(resolution, 'use.ts')).toBe('')
})

test('what is documented can be imported by parts, with its types', () => {
  const source = `import { decode, encode, parse, walk } from 'httpd-upgrade/syntax'
import { applyEdits, choose, removeLine, safeFix } from 'httpd-upgrade/edit'
import { diff, github, gitlab, json, markdown, rdjson, rdjsonl, sarif, text } from 'httpd-upgrade/report'
import { httpdParse } from 'httpd-upgrade/unified'
import * as all from 'httpd-upgrade'
export const made = Object.keys({ decode, encode, parse, walk, applyEdits, choose, removeLine, safeFix, diff, github,
  gitlab, json, markdown, rdjson, rdjsonl, sarif, text, httpdParse })
const lost = made.filter((name) => !(name in all) && name !== 'httpdParse')
if (lost.length > 0) throw new Error(lost.join())
`
  const { write, run, check } = project()
  write('parts.js', source)
  for (const resolution of ['node16', 'bundler'] as const) expect(check(resolution, 'parts.js')).toBe('')
  expect(run(process.execPath, 'parts.js')).toMatchObject({ stderr: '', status: 0 })
})

test('every entry of "exports" is there, and the program is on the path of the project', () => {
  const { folder, write, run } = project()
  const { exports } = JSON.parse(readFileSync(join(folder, 'node_modules/httpd-upgrade/package.json'), 'utf8'))
  const names = Object.keys(exports).map((entry) => posix.join('httpd-upgrade', entry))
  expect(names).toEqual(expect.arrayContaining(['httpd-upgrade', 'httpd-upgrade/report.schema.json']))
  write(
    'entries.js',
    `import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
for (const name of ${JSON.stringify(names)})
  if (name.endsWith('.json')) JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8'))
  else if (Object.keys(await import(name)).length === 0) console.log(name + ' gives nothing')
`,
  )
  expect(run(process.execPath, 'entries.js')).toMatchObject({ stdout: '', stderr: '', status: 0 })
  write('a.conf', 'KeepAlive yes\n')
  expect(run('node_modules/.bin/httpd-upgrade', '--write', 'a.conf')).toMatchObject({ status: 0 })
  expect(readFileSync(join(folder, 'a.conf'), 'utf8')).toBe('KeepAlive On\n')
})

/** What a bundler makes of these lines, minified, in bytes. */
async function bundled(source: string): Promise<number> {
  const { folder, write } = project()
  write('entry.js', source)
  const { output } = await build({
    input: join(folder, 'entry.js'),
    platform: 'browser',
    write: false,
    output: { minify: true, codeSplitting: false },
    logLevel: 'silent',
  })
  return output[0].code.length
}

test('whoever imports the parser alone bundles the parser alone', async () => {
  expect(await bundled("import { parse } from 'httpd-upgrade'; console.log(parse)")).toBeLessThan(20_000)
  expect(await bundled("import { parse } from 'httpd-upgrade/syntax'; console.log(parse)")).toBeLessThan(20_000)
  expect(await bundled("import { applyEdits } from 'httpd-upgrade'; console.log(applyEdits)")).toBeLessThan(10_000)
  expect(await bundled("import { migrate } from 'httpd-upgrade'; console.log(migrate)")).toBeGreaterThan(200_000)
})

test('Node loads little for the parser alone', () => {
  const { write, run } = project()
  write(
    'loaded.js',
    `import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
const start = new URL('node_modules/httpd-upgrade/dist/syntax.mjs', import.meta.url)
const seen = new Set()
const open = [start.href]
for (const url of open) {
  if (seen.has(url)) continue
  seen.add(url)
  for (const [, name] of readFileSync(fileURLToPath(url), 'utf8').matchAll(/from "(\\.[^"]+)"/g)) open.push(new URL(name, url).href)
}
console.log([...seen].reduce((sum, url) => sum + readFileSync(fileURLToPath(url)).length, 0))
`,
  )
  expect(Number(run(process.execPath, 'loaded.js').stdout)).toBeLessThan(60_000)
})

test('the package is made as packages are to be made (publint)', async () => {
  const { messages } = await publint({
    pkgDir: join(project().folder, 'node_modules/httpd-upgrade'),
    strict: true,
    pack: false,
  })
  expect(messages).toEqual([])
})

test('its types are right however it is resolved (are the types wrong?)', async () => {
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(project().archive)))
  const analysis = await checkPackage(packed)
  // Node 10 knows no "exports", and what requires a module gets a promise: both are so of every package of modules.
  const known = (problem: { kind: string; resolutionKind?: string }) =>
    problem.resolutionKind === 'node10' || problem.kind === 'CJSResolvesToESM'
  const problems = analysis.types ? analysis.problems.filter((problem) => !known(problem as never)) : ['no types']
  expect(problems).toEqual([])
})

test('holds what it needs and nothing of the Action', () => {
  const place = join(project().folder, 'node_modules/httpd-upgrade')
  const files = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name).slice(place.length + 1))
  expect(files.filter((path) => /^dist\/(main|page)|^action|^src/.test(path))).toEqual([])
  const types = files.filter((path) => path.endsWith('.d.ts'))
  const imported = types.flatMap((path) =>
    [...readFileSync(join(place, path), 'utf8').matchAll(/from '(\.[^']+)\.js'/g)].map(([, name = '']) =>
      posix.join(posix.dirname(path), `${name}.d.ts`),
    ),
  )
  expect(imported.filter((path) => !types.includes(path))).toEqual([])
  expect(JSON.parse(readFileSync(join(place, 'docs/report.schema.json'), 'utf8')).title).toBe('Report of httpd-upgrade')
})
