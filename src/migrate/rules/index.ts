import { type Rule, rulesSortedByName } from '../rule.js'
import * as beside from './beside/index.js'
import * as forConfiguration from './for-configuration.js'

/** Every rule: those for configuration by name, then those for scripts and pages. */
export const everyRule: readonly Rule[] = [...rulesSortedByName(forConfiguration), ...rulesSortedByName(beside)]
