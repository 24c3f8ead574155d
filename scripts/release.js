// Prepares a release, or looks whether one is prepared as it should be.
//
//   node scripts/release.js 1.2.3      writes the version wherever it stands; then `npm run build`, `npm run docs` and a commit
//   node scripts/release.js --check v1.2.3 --notes NOTES.md   fails unless all of it says 1.2.3; writes that part of the changelog
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const usage = 'Usage: node scripts/release.js VERSION | --check vVERSION [--notes FILE]'

/** Where the version stands: path → what is looked for, with the version as its first group. */
const places = {
  'package.json': /^ {2}"version": "([^"]+)"/m,
  'package-lock.json': /^ {2}"version": "([^"]+)"/m,
  'editors/vscode/package.json': /^ {2}"version": "([^"]+)"/m,
  'CITATION.cff': /^version: (\S+)$/m,
  'src/base/tool.ts': /^const release = '([^']+)'$/m,
}

const unreleased = '## Unreleased'

/** What names the tag of a release. */
const naming = [
  'README.md',
  ...['action', 'ci', 'hooks', 'install', 'library', 'organisation'].map((name) => `docs/${name}.md`),
  'docs/ci/gitlab.yml',
  'docs/ci/mega-linter-plugin-httpd-upgrade/httpd-upgrade.megalinter-descriptor.yml',
  '.github/workflows/upgrade-organisation.yml',
]

/** These texts with the version of another release in the place of what they name. */
const renamed = (read, now, version) =>
  naming.map((path) => [
    path,
    read(path)
      .replace(/(npm install httpd-upgrade@|ghcr\.io\/httpd-upgrade\/httpd-upgrade:)[\w.]+/g, `$1${version}`)
      // Workflows name the tag that goes along with later releases.
      .replace(/(uses: httpd-upgrade\/httpd-upgrade[^@\s]*@)v\d+(?=\s|`)/g, `$1v${version.replace(/\..*/, '')}`)
      .replaceAll(`v${now}`, `v${version}`),
  ])

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
      return [path, text.replace(place, (line, old) => line.replace(old, version))]
    }),
  )
  const lock = texts.get('package-lock.json') ?? ''
  texts.set('package-lock.json', lock.replace(/^ {6}"version": "[^"]+"/m, `      "version": "${version}"`))
  const now = JSON.parse(read('package.json')).version
  for (const [path, text] of renamed(read, now, version)) texts.set(path, text)
  const changelog = read('docs/changelog.md')
  if (!notesUnder(changelog, unreleased)) throw new Error(`docs/changelog.md has nothing under "${unreleased}".`)
  return texts.set('docs/changelog.md', changelog.replace(unreleased, `${unreleased}\n\n## ${version} (${date})`))
}

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
