import { didYouMean } from '../base/nearest-name.js'
import { UsageError } from './usage-error.js'

/**
 * The value of an option, which must be one of some choices.
 * @throws UsageError for a value that is not a choice
 */
export function checkedChoice<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === value)
  if (!choice)
    throw new UsageError(
      `${option} takes ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, not "${value}".${didYouMean(value, choices)}`,
    )
  return choice
}
