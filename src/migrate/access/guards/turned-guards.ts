import { saysAccess } from '../../../access/read/access-lines.js'
import { grouped } from '../../../base/grouped.js'
import type { Assumption } from '../../../edit/edit.js'
import type { Module } from '../../../httpd/modules.js'
import type { Site } from '../../../site/site.js'
import { fileAndLine } from '../../../syntax/place.js'
import { commandsUnder, type Section } from '../../../syntax/tree.js'
import { shared } from '../../assumptions.js'

/**
 * A guard with access rules in it that comes out the other way once 2.4 loads a module which 2.2 did not. What stands in a guard
 * for a module that is new in 2.4 is meant for 2.4.
 */
export function guardTurned(site: Site, module: Module): Section | undefined {
  const names = [module.source, module.symbol22, module.symbol24].filter((name) => name !== undefined)
  const tests = new Set(names.flatMap((name) => (module.symbol22 ? [name, `!${name}`] : [`!${name}`])))
  return [...site.once(guardsOfAccess)].find(([word]) => tests.has(word))?.[1][0]
}

/** Those with access rules in them, by their word. */
const guardsOfAccess = (site: Site) =>
  grouped(
    site
      .sections('IfModule')
      .filter(
        ({ args, commands }) => args.length === 1 && [...commandsUnder(commands)].some((node) => saysAccess([node])),
      ),
    ({ args }) => args[0]?.value ?? '',
  )

/** What must be true for a fix that loads the module. */
export function turnedGuard(guard: Section): Assumption {
  const word = guard.args[0]?.value ?? ''
  const reads = word.startsWith('!') ? 'no longer reads' : 'reads'
  const sentence = `2.4 with this module ${reads} the access rules in \`<IfModule ${word}>\` (${fileAndLine(guard)}), and that is as it should be.`
  return shared('turned-guard', sentence, `${guard.file.path}:${word}`)
}
