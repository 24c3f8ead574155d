import { type Edit, lineEndingOf } from '../../edit/edit.js'
import { allModules } from '../../httpd/modules.js'
import { isModuleShowing24 } from '../../site/evidence.js'
import type { Site } from '../../site/site.js'
import type { Directive, Word } from '../../syntax/tree.js'
import { type ToolCall, toolCallsOf } from './tools.js'

/** One `--enable-…`, `--disable-…` or `--with-…` of a configure command. */
export interface ConfigureSwitch {
  readonly word: Word
  /** The name without the dashes and the value: `enable-rewrite`. */
  readonly name: string
  readonly value: string | undefined
}

/** A command that configures the sources of httpd, as config.nice records it. */
export interface ConfigureCall extends ToolCall {
  readonly switches: readonly ConfigureSwitch[]
}

/** The configure commands of a 2.2 in the given scripts, not those of a 2.4, APR, PHP or another program. */
export const configureCallsOf = (site: Site): readonly ConfigureCall[] =>
  toolCallsOf(site, /^configure$/)
    .map((call) => ({ ...call, switches: call.args.flatMap(switchOf) }))
    .filter((command) => isForHttpd(command) && !command.switches.some(isFor24))

function switchOf(word: Word): ConfigureSwitch[] {
  const found = /^--([\w-]+)(?:=([\s\S]*))?$/.exec(word.value)
  return found?.[1] ? [{ word, name: found[1], value: found[2] }] : []
}

/** The last switch with one of these names; undefined if the command has none. */
export const switchNamed = ({ switches }: ConfigureCall, ...names: string[]): ConfigureSwitch | undefined =>
  switches.filter((one) => names.includes(one.name)).at(-1)

/** The modules in a list, such as that of `--enable-mods-shared`. Hyphens and underscores are equal. */
export const modulesInList = (list: ConfigureSwitch | undefined): readonly string[] =>
  (list?.value ?? '').split(/\s+/).flatMap((name) => (name ? [name.replaceAll('_', '-')] : []))

/** Removes a switch, with its line if nothing else is on it. */
export function removeSwitch(at: Directive, word: Word): Edit {
  const { file } = at
  const start = file.text.lastIndexOf('\n', word.start - 1) + 1
  const newline = file.text.indexOf('\n', word.end)
  const alone =
    file.text.slice(start, word.start).trim() === '' &&
    /^[ \t]*\\\r?$/.test(file.text.slice(word.end, newline < 0 ? undefined : newline))
  if (alone) return { file, start, end: newline + 1, text: '' }
  return { file, start: file.text.slice(0, word.start).trimEnd().length, end: word.end, text: '' }
}

/**
 * Inserts a switch after the command name, in the style of the first switch. No other edit removes text at that place. The
 * switch of the MPM stays before other added switches.
 */
export function addSwitch({ at: { file }, name, args }: ConfigureCall, text: string): Edit {
  const first = args[0] ?? name
  const before = args[0]?.value.startsWith('--with-mpm=') ? args[0] : name
  const gap = file.text.slice(name.end, first.start)
  const written = /^["']/.test(file.text.slice(first.start)) || /\s/.test(text) ? `"${text}"` : text
  const ownLine = gap.includes('\n')
  const lead = ownLine ? ` \\${lineEndingOf(file)}${gap.slice(gap.lastIndexOf('\n') + 1)}` : ' '
  return { file, start: before.end, end: before.end, text: lead + written }
}

/** Modules whose switches no other program has. */
const own = new Set([
  ...['rewrite', 'deflate', 'expires', 'headers', 'vhost-alias', 'unique-id'],
  ...['usertrack', 'mime-magic', 'suexec', 'userdir', 'autoindex'],
])

function isForHttpd({ at, name: program, switches }: ConfigureCall): boolean {
  if (/srclib|\bapr\b/.test(program.value + at.file.path)) return false
  return switches.some(({ name, value }) => {
    if (
      /^(enable-(mods-shared|mods-static|modules|so|static-support)|with-(mpm|included-apr|program-name|sslc|suexec-\w+))$/.test(
        name,
      )
    )
      return true
    if (name === 'prefix' || name === 'sysconfdir') return /httpd|apache/i.test(value ?? '')
    const module = /^(?:en|dis)able-(.+)$/.exec(name)?.[1] ?? ''
    return own.has(module) || (/^(auth|proxy|mem-|disk-)/.test(module) && isModule(module))
  })
}

/** Whether a switch is for 2.4: the configure of 2.2 does not know it, and no fix writes it. */
const isFor24 = ({ name }: ConfigureSwitch): boolean =>
  /^enable-(mpms-shared|load-all-modules)$/.test(name) ||
  isModuleShowing24(`mod_${name.replace(/^(en|dis)able-/, '').replaceAll('-', '_')}`)

const isModule = (name: string): boolean =>
  allModules().some((module) => module.name === `mod_${name.replaceAll('-', '_')}`)
