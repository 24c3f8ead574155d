import { accessDirectives } from '../../access/read/access-lines.js'
import type { Edit } from '../../edit/edit.js'
import { readingOf } from '../../httpd/guards.js'
import type { Site } from '../../site/site.js'
import { parse } from '../../syntax/parse.js'
import { type ConfigFile, commandsUnder, type Directive, type Node, type Section, walk } from '../../syntax/tree.js'

/** What the names of undecided `<IfDefine>`s may be: defined or not. */
export type Defined = ReadonlyMap<string, boolean>

/** A site where these names are known to be defined or not. */
export interface DefineState {
  readonly defined: Defined
  readonly site: Site
}

/** So many names have no more states than a person would write forms for. */
const mostNames = 2

/**
 * The site in each state that the `<IfDefine>`s around its access rules can be in when httpd starts; the same one for both
 * versions (server/core.c, start_ifdefine). Undefined where there is none, or too many, and where a line of the configuration
 * itself defines one of the names.
 */
export function statesOfDefines(site: Site): readonly DefineState[] | undefined {
  if (!site.names.has('<ifdefine') || site.says('Define', 'UnDefine')) return undefined
  const names = new Set(site.sections('IfDefine').filter(isUndecided).map(nameOf))
  if (names.size === 0 || names.size > mostNames) return undefined
  const states = [...names].reduce<readonly Defined[]>(
    (all, name) => all.flatMap((one) => [new Map([...one, [name, true]]), new Map([...one, [name, false]])]),
    [new Map()],
  )
  return states.map((defined) => ({ defined, site: siteIn(site, defined) }))
}

const isUndecided = (guard: Section): boolean =>
  guard.args.length === 1 && readingOf(guard, '2.4') === 'maybe' && [...commandsUnder(guard.commands)].some(bears)

const bears = ({ key }: Directive | Section): boolean =>
  accessDirectives.includes(key) || /^(allowoverride|include|includeoptional|use|auth\w*)$/.test(key)

const nameOf = ({ args }: Section): string => args[0]?.value.replace(/^!/, '') ?? ''

const siteIn = (site: Site, defined: Defined): Site =>
  site.among(
    site.files.map((file) => parse(file.text, file.path, file.version, new Map([...(file.defined ?? []), ...defined]))),
    {},
  )

/** The same edit of the files that a site was made from. */
export function editsIn(site: Site, edits: readonly Edit[]): readonly Edit[] {
  const files = site.once(filesByPath)
  return edits.flatMap((edit) => {
    const file = files.get(edit.file.path)
    return file ? { ...edit, file } : []
  })
}

/** The node of a site that stands where one of a site of the same text does. */
export function nodeIn(site: Site, { file, start }: Node): Node | undefined {
  const own = site.once(filesByPath).get(file.path)
  return own && site.once(nodesKnown)(own).get(start)
}

const filesByPath = ({ files }: Site): ReadonlyMap<string, ConfigFile> =>
  new Map(files.map((file) => [file.path, file]))

/** The nodes of each file by where they begin, made when somebody asks. */
function nodesKnown(): (file: ConfigFile) => ReadonlyMap<number, Node> {
  const known = new Map<ConfigFile, ReadonlyMap<number, Node>>()
  return (file) => {
    const found = known.get(file) ?? new Map([...walk(file.children)].map((node) => [node.start, node]))
    known.set(file, found)
    return found
  }
}

/** Whether what an edit changes is read in no such state, or is the whole of what is not. */
export function isUnread(site: Site, { file, start, end, text }: Edit, defined: Defined): boolean {
  return site.sections('IfDefine').some((guard) => {
    const name = nameOf(guard)
    const isOff = defined.get(name) === (guard.args[0]?.value.startsWith('!') === true)
    if (!isOff || guard.file !== file || !guard.close) return false
    const first = guard.children[0]?.start ?? guard.close.start
    const isInside = start >= first && end <= guard.close.start
    return (
      isInside || (text.trim() === '' && start <= guard.start && start >= guard.start - 1 && end >= guard.close.start)
    )
  })
}
