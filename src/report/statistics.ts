import { groupBy } from '../base/group-by.js'
import { commaList } from '../base/list-text.js'
import type { Finding } from '../migrate/rule.js'
import { isHtaccess } from '../site/htaccess.js'
import { mainFiles } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { sitesByServer, unreadFiles } from '../site/sites-by-server.js'
import { fileAndLine } from '../syntax/file-and-line.js'
import type { ConfigFile } from '../syntax/tree.js'
import { effectHeadings, effectOf, findingEffects } from './findings/finding-effects.js'
import { printable } from './paint.js'
import { countWithNoun, filesIn, type Report } from './summary.js'

/** An overview of the open findings: server by server, their number for each effect and rule. */
export function statistics({ site, migration, applied }: Report): string {
  const left = migration.findings.filter((finding) => !applied.has(finding))
  const unread = unreadFiles(site)
  const servers = sitesByServer(site).filter(({ role }) => role !== 'unread')
  const blocks = [...groupBy(servers, nameOf)].flatMap(([name, parts]) => {
    const files = new Set(parts.flatMap((part) => filesIn(part)))
    const own = left.filter(({ file }) => files.has(file))
    return own.length > 0 ? [`${name} (${filesOfServerText(site, [...files])}):\n${gravitiesText(own)}`] : []
  })
  const hidden = left.filter(({ file }) => unread.has(file)).length
  const end =
    unread.size > 0
      ? [`${countWithNoun(unread.size, 'file')} that no server reads, with ${countWithNoun(hidden, 'finding')}.\n`]
      : []
  return blocks.length + end.length > 0 ? [...blocks, ...end].join('\n') : 'Nothing was found.\n'
}

const nameOf = (server: Site): string => {
  const mains = mainFiles(server).map(({ file }) => printable(file.path))
  return mains.length > 0 ? `Server of ${mains.join(', ')}` : 'Files that no main file here includes'
}

/** The number of files that the server reads, and the names of other files, which no Include names. */
function filesOfServerText(site: Site, files: readonly ConfigFile[]): string {
  const mains = new Set(mainFiles(site).map(({ file }) => file))
  const others = files.filter(
    (file) =>
      !mains.has(file) && !site.others.includes(file) && !isHtaccess(file) && site.includersOf(file).length === 0,
  )
  if (others.length === 0 || !files.some((file) => mains.has(file))) return countWithNoun(files.length, 'file')
  const named = commaList(
    others.map(({ path }) => printable(path)),
    maxNamed,
  )
  return `${countWithNoun(files.length - others.length, 'file')}, and ${countWithNoun(others.length, 'file')} that no Include line names: ${named}`
}

/** The most files to name. */
const maxNamed = 3

const gravitiesText = (findings: readonly Finding[]): string =>
  findingEffects
    .map((effect) => ({ effect, own: findings.filter((finding) => effectOf(finding) === effect) }))
    .filter(({ own }) => own.length > 0)
    .map(({ effect, own }) => `  ${String(own.length).padStart(4)}  ${effectHeadings[effect]}: ${rulesText(own)}\n`)
    .join('')

const rulesText = (findings: readonly Finding[]): string =>
  Array.from(
    groupBy(findings, ({ rule }) => rule.id),
    ([id, own]) => ({ id, count: own.length }),
  )
    .sort((a, b) => b.count - a.count)
    .map(({ id, count }) => `${id} ${count}`)
    .join(', ')

/** One line for each file that was read: its path, and its role or the line that includes it. */
export function filesText({ site }: Report): string {
  const unread = unreadFiles(site)
  const mains = new Set(mainFiles(site).map(({ file }) => file))
  const beside = new Set(site.others)
  return filesIn(site)
    .map((file) => `${printable(file.path)}: ${roleOf(file)}\n`)
    .join('')

  function roleOf(file: ConfigFile): string {
    if (mains.has(file)) return 'main file'
    if (beside.has(file)) return 'beside the configuration'
    if (isHtaccess(file)) return 'read with each request for its folder'
    const [line] = site.includersOf(file)
    if (line) return `read by ${printable(fileAndLine(line))}`
    return unread.has(file) ? 'not read' : 'perhaps included by another file'
  }
}
