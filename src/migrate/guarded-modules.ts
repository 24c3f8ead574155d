import { defaultModuleUses } from '../models/modules/default-modules.js'
import {
  guardHidingModuleText,
  type MissingModuleReason,
  missingModuleReasonOn22,
} from '../models/modules/modules-today.js'
import { guardReadingOn24 } from '../site/guard-reading.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Server } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { fileAndLine } from '../syntax/file-and-line.js'
import { ancestors } from '../syntax/tree.js'
import { type ModuleUse, usesByAuthProviders } from './module-uses.js'
import type { Hit } from './rule.js'

/**
 * Hits for lines that 2.2 accepts without their module, if a guard decides whether the module is loaded. The guard then also
 * decides who is allowed (Require, AuthType), or what a handler does.
 */
export function* hitsForGuardedModules(site: Site, server: Server): Generator<Hit> {
  const told = new Set<string>()
  for (const [module, at] of usesWithoutProof(site, server)) {
    const lack = told.has(module) ? undefined : missingModuleReasonOn22(site, server, module)
    const isRead = [...ancestors(at)].every((section) => guardReadingOn24(site, section) === 'always')
    const message = isRead && lack?.by === 'guard' ? messageFor(site, [module, at], lack) : undefined
    if (!message) continue
    told.add(module)
    yield { at, severity: isAsking(at.key) ? 'error' : 'warning', message }
  }
}

function* usesWithoutProof(site: Site, server: Server): Generator<ModuleUse> {
  for (const [module, linesIn] of usesByAuthProviders(site))
    for (const file of server.files) for (const at of linesIn(file)) yield [module, at]
  yield* defaultModuleUses(site, server)
}

const isAsking = (key: string): boolean => key === 'require' || key === 'authtype'

function messageFor(
  site: Site,
  [module, at]: ModuleUse,
  { loading }: MissingModuleReason & { by: 'guard' },
): string | undefined {
  const guard = `${guardHidingModuleText(site, loading)} (${fileAndLine(loading.line)})`
  const name = at.name.value
  const without = isAsking(at.key) ? `refuses everybody because of this ${name}` : `ignores this ${name}`
  if (loading.in24 === 'always') {
    const keeps = loading.in22 === 'never' ? 'hides' : 'may hide'
    const difference =
      at.key === 'require'
        ? 'lets in the clients that the line names'
        : at.key === 'authtype'
          ? 'lets users log in'
          : 'applies it'
    return `2.4 loads ${module}; ${guard} ${keeps} the module from 2.2. Without the module, 2.2 ${without}; 2.4 ${difference}. Check that 2.4 should use the module.`
  }
  if (!isAsking(at.key)) return undefined
  const failure = isHtaccess(at.file) ? 'answers 500' : 'refuses to start'
  return `Without ${module}, 2.4 ${failure}; 2.2 ${without}. The module is loaded only in ${guard}. Load the module outside that section, or put this ${name} into a section with the same tag.`
}
