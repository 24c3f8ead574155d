import { didYouMean } from '../base/nearest-name.js'
import { choosableNames } from '../migrate/rule-groups.js'
import { everyRule } from '../migrate/rules/index.js'

export function unknownRuleSentence(name: string): string {
  return `There is no rule ${name}.${didYouMean(name, choosableNames(everyRule)) || ' `httpd-upgrade rules` lists them.'}`
}
