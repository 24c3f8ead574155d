// Written by `npm run build` from the files of this folder: one rule, one file.
import type { Rule } from '../rule.js'
import { nameVirtualHost } from './name-virtual-host.js'
import { renamedDirectives } from './renamed-directives.js'

/** Every rule, by name. */
export const rules: readonly Rule[] = [
  nameVirtualHost,
  renamedDirectives,
]
