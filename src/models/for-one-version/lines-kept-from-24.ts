import { directiveNamed, does } from '../../httpd/directives.js'
import { readingOn24, readingToday, soleReader } from '../../site/present.js'
import type { Site } from '../../site/site.js'
import { ancestors, commandsUnder, type Directive, isDirective, isSection, type Section } from '../../syntax/tree.js'
import { placeWithoutGuards } from './place-without-guards.js'

/** What both versions know, and what says where an answer comes from or what it is. */
function isAnswering(key: string): boolean {
  const { in22, in24 } = directiveNamed(key) ?? {}
  if (!in22 || !in24) return false
  const isOther = /^mod_(alias|rewrite|headers)$/.test(in24.module) || /^server(name|alias)$/.test(key)
  return isOther || effects.some((effect) => does(key, effect))
}

const effects = ['maps', 'passes', 'asks', 'sets'] as const

/**
 * The lines that a guard on the version keeps from 2.4, where that has no line of the same name for the same place: by guard,
 * the outermost. Lines on access, and those of which 2.4 knows nothing, are not among them.
 */
export function linesKeptFrom24(site: Site): readonly (readonly [Directive, ...Directive[]])[] {
  const guards = site.files
    .flatMap((file) => [...file.named('<ifversion'), ...file.named('<ifmodule')])
    .filter(isSection)
    .filter((guard) => isForVersion(guard) && isFor22(site, guard))
  const all = new Set(guards)
  const found = guards
    .filter((guard) => ![...ancestors(guard)].some((outer) => all.has(outer)))
    .map((guard) => [...commandsUnder(guard.commands)].filter(isDirective).filter(({ key }) => isAnswering(key)))
  const others = placesOn24(site, new Set(found.flat().map(({ key }) => key)))
  return found.flatMap((lines) => {
    const [first, ...more] = lines.filter((line) => soleReader(site, line) === '2.2' && !others.has(placeOf(line)))
    return first ? [[first, ...more] as const] : []
  })
}

/** Not one on a module that 2.4 has under another name, or no more: those have rules of their own. */
const isForVersion = ({ key, args }: Section): boolean => key === 'ifversion' || args[0]?.value.startsWith('!') === true

const isFor22 = (site: Site, guard: Section): boolean =>
  readingOn24(site, guard) === 'never' && readingToday(site, guard) !== 'never'

function placesOn24(site: Site, keys: ReadonlySet<string>): ReadonlySet<string> {
  const lines = site.files.flatMap((file) => [...keys].flatMap((key) => file.named(key))).filter(isDirective)
  return new Set(lines.filter((line) => soleReader(site, line) === '2.4').map(placeOf))
}

const placeOf = (line: Directive): string => `${line.key}\n${placeWithoutGuards(line)}`
