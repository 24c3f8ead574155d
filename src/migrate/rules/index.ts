// Written by `npm run build` from the files of this folder: one rule, one file.
import type { Rule } from '../rule.js'
import { besideRules } from './beside/index.js'
import { configurationRules } from './for-configuration.js'

/** Every rule: those for a configuration by name, then those for what stands beside one. */
export const everyRule: readonly Rule[] = [...configurationRules, ...besideRules]
