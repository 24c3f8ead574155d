import type { Verified } from '../../explain/verified.js'
import { explanationsObject } from './explanation-json.js'

/** What somebody's own 2.4 said of the migrated copy, as `--format json` has it. */
export const verifiedObject = ({ command, outcome, trouble, output, explained, rounds }: Verified) => ({
  command,
  outcome,
  trouble: trouble ?? null,
  listsAll: outcome === 'refused' ? (rounds?.isAll ?? false) : null,
  output,
  ...explanationsObject(explained),
})
