import { filesInAll, nameExpression } from '../../../access/merge/file-names.js'
import type { Folder } from '../../../access/merge/folder-tree.js'
import type { Scope } from '../../../access/merge/scope.js'
import { locationWithin, urlExpression } from '../../../access/merge/url-paths.js'
import { urlWithin } from '../../../access/merge/urls.js'
import { append, type Edit, insertAfter, insertBefore, insertInto } from '../../../edit/edit.js'
import { joined } from '../../../syntax/lines.js'
import type { Node, Section } from '../../../syntax/tree.js'
import { requireLines } from '../authorization.js'
import type { Plan } from '../plan.js'
import { hostOf } from './copy-places.js'
import { isForFolders, narrowedTag } from './narrower.js'
import { mergeRank, type Repeat } from './split.js'

/** The copies of a section in the folders where other rules are in force. */
export function repeatEdits(plan: Plan, unit: string): readonly Edit[] {
  const { scope, repeats } = plan
  const at = scope.at
  if (!at) return []
  if (repeats.some(({ byFile }) => byFile)) return [insertLast(scope.nodes, at, testedLines(repeats, unit), at.file)]
  if (scope.kind === 'location') return locationEdits(plan, at, unit)
  if (isForFolders(scope)) return [insertAfter(at, narrowedLines(plan, at, unit))]
  const places = new Map<Folder | undefined, string[]>()
  for (const repeat of repeats) {
    const body = requireLines({ merging: undefined, tree: repeat.tree }, unit).map((line) => unit + line)
    const lines = [...tagFor(scope, repeat), ...body, closingFor(scope, repeat)]
    places.set(repeat.folder, [...(places.get(repeat.folder) ?? []), ...lines])
  }
  // In one edit, for the same lines may be needed twice, and their order counts.
  return [...places].flatMap(([folder, lines]) => {
    if (!folder) return insertAfter(at, lines)
    const host = hostOf(scope, folder)
    return host ? insertLast(host.nodes, host.at, lines, host.file) : []
  })
}

/** The copies for single folders, from the shallowest on. */
const narrowedLines = ({ scope, repeats }: Plan, at: Section, unit: string): string[] =>
  repeats.flatMap(({ folder, tree }) =>
    folder
      ? [
          narrowedTag(scope, folder),
          ...requireLines({ merging: undefined, tree }, unit).map((line) => unit + line),
          closingTag(at),
        ]
      : [],
  )

const closingTag = ({ name }: Section): string => `</${name.value}>`

/** 2.4 merges `<If>`s as they follow one another. */
const testedLines = (repeats: readonly Repeat[], unit: string): string[] =>
  [...repeats]
    .sort((a, b) => mergeRank(a, true) - mergeRank(b, true))
    .flatMap(({ folder, names, urls = [], except = [], tree }) => [
      `<If "${[
        ...urls.flatMap((url) => urlExpression(url) ?? []),
        ...exceptFor(except),
        ...(folder ? [folderExpression(folder)] : []),
        ...(names.length > 0 ? [nameExpression(names)] : []),
      ].join(' && ')}">`,
      ...requireLines({ merging: undefined, tree }, unit).map((line) => unit + line),
      '</If>',
    ])

/** The expressions that are true for other URLs than those of these locations. */
const exceptFor = (locations: readonly Scope[]): readonly string[] =>
  locations.flatMap((location) => {
    const expression = urlExpression(location)
    return expression ? `!(${expression})` : []
  })

/** The expression that is true for what lies in a folder. No name is empty, so that `/srv/*` is not for `/srv/`. */
function folderExpression({ path }: Folder): string {
  const pattern = path
    .split('/')
    .map((name) =>
      name
        .replace(/[.+]/g, '\\$&')
        .replace(/[*?]/g, (wild) => (wild === '?' ? '[^/]' : name === '*' ? '[^/]+' : '[^/]*')),
    )
    .join('/')
  return `%{REQUEST_FILENAME} =~ m#^${pattern}(/|$)#`
}

/** For some of its URLs a location is repeated behind it, and for some names there is an `<If>` at its end. */
function locationEdits({ scope, repeats, urls }: Plan, at: Section, unit: string): readonly Edit[] {
  const folders = new Map<Folder | undefined, string[]>()
  const others = repeats.filter(({ urls = [] }) => urls.length > 0)
  for (const { folder, names, except = [], tree } of repeats.filter((repeat) => !others.includes(repeat))) {
    const body = requireLines({ merging: undefined, tree }, unit)
    const lines =
      names.length > 0
        ? [
            `<If "${[...exceptFor(except), nameExpression(names)].join(' && ')}">`,
            ...body.map((line) => unit + line),
            '</If>',
          ]
        : body
    folders.set(folder, [...(folders.get(folder) ?? []), ...lines])
  }
  const copies = [...folders].flatMap(([folder, lines]) => {
    if (!folder) return insertLast(scope.nodes, at, lines, at.file)
    const url = urlWithin(urls, folder, scope)
    const tag = url === undefined ? undefined : locationWithin(scope, url)
    return tag
      ? insertAfter(at, [`<${tag.name} "${tag.path}">`, ...lines.map((line) => unit + line), `</${tag.name}>`])
      : []
  })
  return [...copies, ...others.flatMap(({ urls = [], tree }) => urls.flatMap((url) => copyFor(at, url, tree, unit)))]
}

/** What is asked for at the URLs of another location, which are all of this one's too. */
const copyFor = (at: Section, url: Scope, tree: Repeat['tree'], unit: string): readonly Edit[] =>
  url.at
    ? [
        insertAfter(at, [
          openingTag(url.at),
          ...requireLines({ merging: undefined, tree }, unit).map((line) => unit + line),
          closingTag(url.at),
        ]),
      ]
    : []

/** The opening tag for the files that the section and others apply to. */
function tagFor(scope: Scope, { names }: Repeat): string[] {
  if (names.length === 0) return scope.at ? [openingTag(scope.at)] : []
  const { name, path } = filesInAll([...names, scope])
  return [`<${name} "${path}">`]
}

const closingFor = (scope: Scope, { names }: Repeat): string =>
  `</${names.length === 0 ? (scope.at?.name.value ?? '') : filesInAll([...names, scope]).name}>`

/** The tag as written, without the white space around it. */
const openingTag = (section: Section) => joined(section.file.text, section)

/** Before the first `<Files>` of the section, which has to come after the copies; else after all that it holds. */
function insertLast(
  nodes: readonly Node[],
  section: Section | undefined,
  lines: readonly string[],
  file: Section['file'],
): Edit {
  const first = nodes.find((node) => node.kind === 'section' && holdsFiles(node))
  if (first) return insertBefore(first, lines)
  const last = nodes.findLast((node) => node.kind === 'directive' || node.kind === 'section')
  if (last) return insertAfter(last, lines)
  return section ? insertInto(section, lines) : append(file, lines)
}

const holdsFiles = (section: Section): boolean =>
  /^files/.test(section.key) || section.children.some((node) => node.kind === 'section' && holdsFiles(node))
