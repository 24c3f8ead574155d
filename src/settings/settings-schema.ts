import type { Rule } from '../migrate/rule.js'
import { ruleAndGroupNames } from '../migrate/rule-groups.js'
import { settingEntries } from './settings.js'

/** The JSON schema of a settings file, for editors: the keys, their values, and the names of the rules and of their groups. */
export function settingsSchema(rules: readonly Rule[]): object {
  const properties = Object.entries(settingEntries).map(([key, { description, shape }]) => {
    const names = key === 'rules' ? { propertyNames: { enum: ruleAndGroupNames(rules) } } : {}
    return [key, { description, ...shape, ...names }]
  })
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Settings of httpd-upgrade',
    description: 'The content of httpd-upgrade.json, or of the key httpd-upgrade in package.json.',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(properties) },
    additionalProperties: false,
  }
}
