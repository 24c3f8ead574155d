import type { Rule } from '../../migrate/rule.js'
import { accessControl } from '../../migrate/rules/access-control.js'
import { builtInMpm } from '../../migrate/rules/built-in-mpm.js'
import { defaultType } from '../../migrate/rules/default-type.js'
import { missingModules } from '../../migrate/rules/missing-modules.js'
import { nameVirtualHost } from '../../migrate/rules/name-virtual-host.js'
import { optionsMixedSigns } from '../../migrate/rules/options-mixed-signs.js'
import { renamedDirectives } from '../../migrate/rules/renamed-directives.js'
import { rewriteLog } from '../../migrate/rules/rewrite-log.js'
import { sslMutex } from '../../migrate/rules/ssl-mutex.js'

/** Those that find all that there is to find in the example, so that it need not wait for the others. */
export const firstRules: readonly Rule[] = [
  accessControl,
  builtInMpm,
  defaultType,
  missingModules,
  nameVirtualHost,
  optionsMixedSigns,
  renamedDirectives,
  rewriteLog,
  sslMutex,
]
