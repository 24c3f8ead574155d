// Prepares a release, or looks whether one is prepared as it should be.
//
//   node scripts/release.js 1.2.3      writes the version wherever it stands; then `npm run build`, `npm run docs` and a commit
//   node scripts/release.js --pin COMMIT   until a release is out: has everything name another commit of the project
//   node scripts/release.js --check v1.2.3 --notes NOTES.md   fails unless all of it says 1.2.3; writes that part of the changelog
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const usage = 'Usage: node scripts/release.js VERSION | --pin COMMIT | --check vVERSION [--notes FILE]'

/** Where the version stands: path → what is looked for, with the version as its first group. */
const places = {
  'package.json': /^ {2}"version": "([^"]+)"/m,
  'package-lock.json': /^ {2}"version": "([^"]+)"/m,
  'editors/vscode/package.json': /^ {2}"version": "([^"]+)"/m,
  'CITATION.cff': /^version: (\S+)$/m,
  'src/base/tool.ts': /^const release: string \| undefined = (?:undefined|'([^']+)')$/m,
}

const unreleased = '## Unreleased'

/** What names a commit of the project, and of a release its tag. */
const naming = [
  'README.md',
  ...['action', 'ci', 'hooks', 'install', 'library', 'organisation'].map((name) => `docs/${name}.md`),
  'docs/ci/gitlab.yml',
  'docs/ci/mega-linter-plugin-httpd-upgrade/httpd-upgrade.megalinter-descriptor.yml',
  '.github/workflows/upgrade-organisation.yml',
]

/** What they name now: a commit, or the tag of the last release. */
function namedIn(read) {
  const tool = read('src/base/tool.ts')
  const released = places['src/base/tool.ts'].exec(tool)?.[1]
  const commit = /^const commit = '([0-9a-f]{40})'$/m.exec(tool)?.[1] ?? ''
  return released === undefined ? commit : `v${released}`
}

const majorOf = (tag) => tag.replace(/^(v\d+)\..*/, '$1')

/** These texts with another commit, or with the tag of a release, in the place of what they name. */
function renamed(read, tag) {
  const now = namedIn(read)
  return naming.map((path) => [
    path,
    read(path)
      .replace(/npm install (https:|httpd-upgrade@)\S+/g, (words) =>
        /^v/.test(tag) ? `npm install httpd-upgrade@${tag.slice(1)}` : words,
      )
      // Of a release workflows name the tag that goes along with its successors.
      .replace(/(uses: httpd-upgrade\/httpd-upgrade[^@\s]*@)[\w.]+/g, `$1${majorOf(tag)}`)
      .replaceAll(now, tag),
  ])
}

/**
 * The files of a release.
 * @param {(path: string) => string} read
 * @param {string} version
 * @param {string} date as in 2026-11-22
 * @returns {Map<string, string>} path → text
 */
export function released(read, version, date) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`A version looks like 1.2.3, not ${version}.`)
  const texts = new Map(
    Object.entries(places).map(([path, place]) => {
      const text = read(path)
      if (!place.test(text)) throw new Error(`${path} names no version.`)
      return [path, text.replace(place, (line, old) => withVersion(line, old, version))]
    }),
  )
  const lock = texts.get('package-lock.json') ?? ''
  texts.set('package-lock.json', lock.replace(/^ {6}"version": "[^"]+"/m, `      "version": "${version}"`))
  for (const [path, text] of renamed(read, `v${version}`)) texts.set(path, text)
  const changelog = read('docs/changelog.md')
  if (!notesUnder(changelog, unreleased)) throw new Error(`docs/changelog.md has nothing under "${unreleased}".`)
  return texts.set('docs/changelog.md', changelog.replace(unreleased, `${unreleased}\n\n## ${version} (${date})`))
}

const withVersion = (line, old, version) =>
  old === undefined ? line.replace(/undefined$/, `'${version}'`) : line.replace(old, version)

/**
 * What the changelog says of a version; an error where one of the places names another.
 * @param {(path: string) => string} read
 * @param {string} tag
 */
export function checked(read, tag) {
  const version = tag.replace(/^v/, '')
  for (const [path, place] of Object.entries(places)) {
    const found = place.exec(read(path))?.[1]
    if (found !== version) throw new Error(`${path} says ${found ?? 'nothing'}, and the tag is ${tag}.`)
  }
  const notes = notesUnder(read('docs/changelog.md'), `## ${version} `)
  if (!notes) throw new Error(`docs/changelog.md says nothing of ${version}.`)
  return notes
}

function notesUnder(changelog, heading) {
  const part = changelog.split(/^(?=## )/m).find((one) => one.startsWith(heading))
  return part?.slice(part.indexOf('\n')).trim()
}

function main([first, second, option, file]) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const read = (path) => readFileSync(root + path, 'utf8')
  if (first === '--check' && second) {
    const notes = checked(read, second)
    if (option === '--notes' && file) writeFileSync(file, `${notes}\n`)
    return
  }
  if (first === '--pin' && /^[0-9a-f]{40}$/.test(second ?? '')) {
    const before = namedIn(read)
    for (const [path, text] of renamed(read, second)) writeFileSync(root + path, text)
    writeFileSync(`${root}src/base/tool.ts`, read('src/base/tool.ts').replace(before, second))
    return
  }
  if (!first || first.startsWith('-')) throw new Error(usage)
  for (const [path, text] of released(read, first, new Date().toISOString().slice(0, 10)))
    writeFileSync(root + path, text)
  console.log(`Now: npm run build && npm run docs, a commit, and then git tag --sign v${first}.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
