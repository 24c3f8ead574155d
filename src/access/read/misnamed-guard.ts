import { isAtMostOneLetterOff } from '../../base/nearest-name.js'
import { isModuleGuard } from '../../httpd/guards.js'
import { moduleByName } from '../../httpd/modules.js'
import { hasPlaceholder } from '../../syntax/template.js'
import { commandsUnder, type Section } from '../../syntax/tree.js'
import { accessKinds, hasAccessRules, isAccessLineOf22 } from './access-lines.js'

/** The module that an `<IfModule>` with a wrong name should ask for, if access rules depend on it. */
export function intendedModule(guard: Section): string | undefined {
  const { args, commands } = guard
  const [word, ...more] = args
  if (!isModuleGuard(guard) || !word || more.length > 0 || hasPlaceholder(word.value)) return undefined
  const isNegated = word.value.startsWith('!')
  const name = word.value.slice(isNegated ? 1 : 0)
  const module = moduleByName(name) ?? moduleByName(name.replace(/\.so$/i, ''))
  if (!module) return accessModules.find((one) => isAtMostOneLetterOff(name, one))
  if (name === module.source || name === module.symbol24 || name === module.symbol22) return undefined
  if (accessModules.includes(module.source)) return module.source
  if (!hasAccessRules(commands)) return undefined
  const isInBoth = module.symbol22 !== undefined && module.symbol24 !== undefined
  return isInBoth && isForOneVersion(commands, isNegated) ? 'mod_authz_core.c' : module.source
}

const accessModules = ['mod_authz_core.c', 'mod_access_compat.c', 'authz_core_module', 'access_compat_module']

/**
 * Whether the guard is meant to test for a version of httpd: it has rules of 2.4 for servers with the module, or rules of 2.2
 * for servers without it.
 */
const isForOneVersion = (commands: Section['commands'], isNegated: boolean): boolean =>
  [...commandsUnder(commands)].some(({ key, args }) => {
    const kind = accessKinds.get(key)
    if (kind === undefined) return /^require(?:all|any|none)$/.test(key) && !isNegated
    return isNegated
      ? isAccessLineOf22({ kind })
      : kind === 'require' && /^(?:all|ip|host|not|env|expr)$/i.test(args[0]?.value ?? '')
  })
