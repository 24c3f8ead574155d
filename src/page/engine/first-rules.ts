import type { Rule } from '../../migrate/rule.js'
import { accessControl } from '../../migrate/rules/access/access-control.js'
import { defaultType } from '../../migrate/rules/answers/default-type.js'
import { builtInMpm } from '../../migrate/rules/modules/built-in-mpm.js'
import { missingModules } from '../../migrate/rules/modules/missing-modules.js'
import { optionsMixedSigns } from '../../migrate/rules/starts/options-mixed-signs.js'
import { rewriteLog } from '../../migrate/rules/starts/rewrite-log.js'
import { sslMutex } from '../../migrate/rules/starts/ssl-mutex.js'
import { nameVirtualHost } from '../../migrate/rules/tidy/name-virtual-host.js'
import { renamedDirectives } from '../../migrate/rules/tidy/renamed-directives.js'

/** The rules that have findings in the example. They are loaded first, so that the example's findings appear at once. */
export const exampleRules: readonly Rule[] = [
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
