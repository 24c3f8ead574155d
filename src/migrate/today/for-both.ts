import { applyEdits, type Edit, type Fix, lineEndingOf } from '../../edit/edit.js'
import { type LineChange, lineChanges, linesOf } from '../../edit/line-changes.js'
import { guardReading, isGuard } from '../../httpd/guards.js'
import { reparse } from '../../syntax/parse.js'
import { type ConfigFile, type Directive, type Section, type Version, valuesOf, walk } from '../../syntax/tree.js'
import { editsByFile } from '../objected-fixes.js'

/**
 * The lines that a version reads in a file with these edits, as one string. Lines that a guard hides from the version are left
 * out.
 */
export function textReadBy(version: Version, file: ConfigFile, edits: readonly Edit[] = []): string {
  const { commands } = reparse(file, applyEdits(file, edits), { version })
  return commands.flatMap((node) => linesIn(node, version)).join('\n')
}

function linesIn(node: Directive | Section, version: Version): readonly string[] {
  const line = JSON.stringify([node.key, ...valuesOf(node)])
  if (node.kind === 'directive') return [line]
  const reading = isGuard(node) ? guardReading(node, version) : 'maybe'
  if (reading === 'never') return []
  const inner = node.commands.flatMap((one) => linesIn(one, version))
  return reading === 'always' ? inner : [`<${line}`, ...inner, '>']
}

/**
 * The fix for servers of both versions: the old lines stay for 2.2, the new ones are for 2.4, each in a guard.
 * Undefined if guards are not possible at this place, or would change what a version reads.
 */
export function fixForBothVersions(fix: Fix): Fix | undefined {
  const edits: Edit[] = []
  for (const [file, own] of editsByFile([{ fix }])) {
    if ('kind' in file) return undefined
    const guarded = guardedIn(file, own)
    if (!guarded) return undefined
    edits.push(...guarded)
  }
  return { ...fix, title: 'Separate the lines for 2.2 and 2.4 with <IfVersion> or <IfModule>', edits }
}

function guardedIn(file: ConfigFile, own: readonly Edit[]): readonly Edit[] | undefined {
  const changes = lineChanges(file, own)
  const guards = changes.map((change) => guardsAt(file, change))
  if (guards.includes(undefined) || changes.some(({ after }) => /^\s*LoadModule\s/im.test(after))) return undefined
  const edits = changes.map((change, index) => edit(file, change, guards[index] ?? byModule))
  const isFor = (version: Version, meant: readonly Edit[]) =>
    textReadBy(version, file, edits) === textReadBy(version, file, meant)
  return isFor('2.2', []) && isFor('2.4', own) ? edits : undefined
}

/** The name of a guard, and its argument for each version. */
interface Guards {
  readonly name: string
  readonly for22: string
  readonly for24: string
}

const byVersion: Guards = { name: 'IfVersion', for22: '< 2.4', for24: '>= 2.4' }
const byModule: Guards = { name: 'IfModule', for22: '!mod_authz_core.c', for24: 'mod_authz_core.c' }

/**
 * The guards that distinguish the versions at a place. httpd evaluates a guard with the modules that it has loaded
 * before it.
 */
function guardsAt(file: ConfigFile, { start }: LineChange): Guards | undefined {
  const nodes = [...walk(file.children)]
  const loads = nodes.filter(
    (node): node is Directive => node.kind === 'directive' && /^(loadmodule|include)/.test(node.key),
  )
  const hasVersion = (node: Directive | Section) =>
    node.key === '<ifversion' ||
    node.key === 'ifversion' ||
    /^version_module$/i.test(node.key === 'loadmodule' ? (valuesOf(node)[0] ?? '') : '')
  const commands = nodes.filter(
    (node): node is Directive | Section => node.kind === 'directive' || node.kind === 'section',
  )
  if (commands.some((node) => hasVersion(node) && node.start < start)) return byVersion
  return loads.some((line) => line.start >= start) ? undefined : byModule
}

function edit(file: ConfigFile, { start, end, before, after }: LineChange, { name, for22, for24 }: Guards): Edit {
  const eol = lineEndingOf(file)
  const wrapped = (text: string, args: string) => {
    if (text.trim() === '') return text
    const indent = /^[ \t]*/.exec(text)?.[0] ?? ''
    const unit = indent.includes('\t') ? '\t' : indent.length === 2 ? indent : '    '
    const body = linesOf(text).map((line) => (line.trim() === '' ? line : `${unit}${line}`))
    const whole = body.join('')
    return `${indent}<${name} ${args}>${eol}${whole}${whole.endsWith('\n') ? '' : eol}${indent}</${name}>${eol}`
  }
  return { file, start, end, text: `${wrapped(before, for22)}${wrapped(after, for24)}` }
}
