import { didYouMean } from '../base/nearest-name.js'
import { ruleAndGroupNames } from '../migrate/rule-groups.js'
import { everyRule } from '../migrate/rules/index.js'

export function unknownRuleSentence(name: string): string {
  return `There is no rule ${name}.${didYouMean(name, ruleAndGroupNames(everyRule)) || ' `httpd-upgrade rules` lists them.'}`
}
