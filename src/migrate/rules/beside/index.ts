// Written by `npm run build` from the files of this folder: one rule, one file.
import type { Rule } from '../../rule.js'
import { configureBundledLibraries } from './configure-bundled-libraries.js'
import { configureDefaultMpm } from './configure-default-mpm.js'
import { configureDistcache } from './configure-distcache.js'
import { configureMostModules } from './configure-most-modules.js'
import { configureOldOption } from './configure-old-option.js'
import { configureStaticModules } from './configure-static-modules.js'
import { htpasswdDefaultHash } from './htpasswd-default-hash.js'
import { oldModuleName } from './old-module-name.js'
import { sbinTools } from './sbin-tools.js'
import { ssiCondition } from './ssi-condition.js'
import { ssiSetEntities } from './ssi-set-entities.js'

/** Every rule for what stands beside a configuration, by name. */
export const besideRules: readonly Rule[] = [
  configureBundledLibraries,
  configureDefaultMpm,
  configureDistcache,
  configureMostModules,
  configureOldOption,
  configureStaticModules,
  htpasswdDefaultHash,
  oldModuleName,
  sbinTools,
  ssiCondition,
  ssiSetEntities,
]
