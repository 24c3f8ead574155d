import { isPlace } from '../../../access/merge/collect-scopes.js'
import { saysAccess } from '../../../access/read/access-lines.js'
import type { Edit } from '../../../edit/edit.js'
import { readingOf } from '../../../httpd/guards.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { namesDefined, type Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { parseAgain } from '../../../syntax/parse.js'
import { ancestors, type ConfigFile, type Directive, isSection, type Section } from '../../../syntax/tree.js'

/** A configuration as httpd reads it when it is started with some names, and without others. */
export interface DefinedSite {
  /** How httpd is started: `-D NAME`, or `no -D NAME`. */
  readonly words: string
  /** The names as a guard has them: `NAME`, or `!NAME` where it is not given. */
  readonly names: readonly string[]
  readonly site: Site
  /** The file as it was given for one of this site, and the other way round. */
  readonly fileOf: (file: ConfigFile) => ConfigFile
  /** The same for a directive or a section. */
  readonly nodeOf: (node: Directive | Section) => Directive | Section
  /** Whether what an edit changes is read by nobody here: it lies in a guard that is closed. */
  readonly isUnread: (edit: Edit) => boolean
}

/** With more names than these their states are too many to tell apart. */
const mostNames = 3

/**
 * The states of the names that rules of one section hang on: each way to start httpd with and without them. None where no
 * section holds a guard on such a name, or a line of the configuration sets one (`Define`, of 2.4).
 */
export function definedSites(site: Site): readonly DefinedSite[] {
  const guards = site.sections('IfDefine').filter((guard) => readingOf(guard, '2.4') === 'maybe' && isInSection(guard))
  if (guards.length === 0 || site.says('Define', 'UnDefine') || !guards.every(isLiteral)) return []
  const names = [...new Set(guards.map(nameOf))]
  return names.length > mostNames ? [] : waysToDefine(names).map((defined) => definedSite(site, defined))
}

const isInSection = (guard: Section): boolean =>
  saysAccess(guard.commands) && (isHtaccess(guard.file) || [...ancestors(guard)].some(isPlace))

const nameOf = ({ args }: Section): string => (args[0]?.value ?? '').replace(/^!/, '')

const waysToDefine = (names: readonly string[]): readonly (readonly string[])[] =>
  names.reduce<readonly (readonly string[])[]>(
    (ways, name) =>
      ways.flatMap((way) => [
        [...way, name],
        [...way, `!${name}`],
      ]),
    [[]],
  )

function definedSite(site: Site, names: readonly string[]): DefinedSite {
  const given = new Map<ConfigFile, ConfigFile>()
  const files = site.files.map((file) => {
    const defined = new Map([...(file.defined ?? []), ...(namesDefined(names) ?? [])])
    const again = parseAgain(file, file.text, { defined })
    given.set(again, file).set(file, again)
    return again
  })
  const closed = files.flatMap((file) =>
    file
      .named('<ifdefine')
      .filter((node) => isSection(node))
      .filter((guard) => readingOf(guard, '2.4') === 'never'),
  )
  const fileOf = (file: ConfigFile) => given.get(file) ?? file
  return {
    names,
    words: names.map((name) => (name.startsWith('!') ? `no -D ${name.slice(1)}` : `-D ${name}`)).join(' and '),
    site: site.among(files, {}),
    fileOf,
    nodeOf: (node) => nodeAt(fileOf(node.file), node),
    isUnread: (edit) => closed.some((guard) => fileOf(guard.file) === edit.file && liesIn(edit, guard)),
  }
}

function nodeAt(file: ConfigFile, { kind, key, start }: Directive | Section): Directive | Section {
  const name = kind === 'section' ? `<${key}` : key
  const found = file.named(name).find((node) => node.start === start)
  if (!found) throw new Error(`${file.path} has no ${name} at ${start}.`)
  return found
}

/** A guard may go as a whole; what takes its place is read by all. */
const liesIn = ({ start, end, text }: Edit, guard: Section): boolean =>
  guard.close !== undefined &&
  ((start >= guard.end && end <= guard.close.start) || (text === '' && start >= guard.start && end <= guard.close.end))
