import type { Verified } from '../explain/verified.js'
import { explanationsObject } from './explanation-json.js'

/** What somebody's own 2.4 said of the migrated copy, as `--format json` has it. */
export const verifiedObject = ({ command, outcome, trouble, output, explained }: Verified) => ({
  command,
  outcome,
  trouble: trouble ?? null,
  output,
  ...explanationsObject(explained),
})
