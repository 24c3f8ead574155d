import { listed } from '../../../base/listed.js'
import type { Edit } from '../../../edit/edit.js'
import type { Plan } from '../plan.js'
import { mostLines } from './listed.js'

/** No title is longer: addresses come in lists of hundreds. */
const longestTitle = 100

/** What a fix of access rules writes, in a few words: `Write Require all granted`. Where it only removes: what goes. */
export function accessFixTitle(group: readonly Plan[], edits: readonly Edit[]): string {
  const places = group.length > 1 ? `, in ${group.length} places at once` : ''
  const lines = decidingLines(edits.map(({ text }) => text).join('\n'))
  return `${lines.length === 0 ? `Remove ${listed(namesIn(group))}` : `Write ${shortened(listed(lines, mostLines))}`}${places}`
}

/** The lines that say who gets in, each once; the tags around them go without saying. */
const decidingLines = (text: string): readonly string[] => [
  ...new Set(text.match(/^[ \t]*(?:Require|AuthMerging)(?!\S).*/gim)?.map((line) => line.trim())),
]

const shortened = (text: string): string =>
  text.length <= longestTitle ? text : `${text.slice(0, longestTitle).replace(/[\ud800-\udbff]$/, '')}…`

const oldNames = { order: 'Order', allow: 'Allow', deny: 'Deny', satisfy: 'Satisfy' } as const

function namesIn(group: readonly Plan[]): string[] {
  const kinds = new Set(group.flatMap(({ access }) => access.lines.map(({ kind }) => kind)))
  const names = Object.entries(oldNames).flatMap(([kind, name]) =>
    kinds.has(kind as keyof typeof oldNames) ? name : [],
  )
  return names.length > 0 ? names : ['what 2.4 no longer has']
}
