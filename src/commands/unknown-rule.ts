import { didYouMean } from '../base/nearest-name.js'
import { everyRule } from '../migrate/rules/index.js'

/** What to say of a name that is no rule's. */
export function unknownRule(name: string): string {
  const names = everyRule.map(({ id }) => id)
  return `There is no rule ${name}.${didYouMean(name, names) || ' `httpd-upgrade rules` lists them.'}`
}
