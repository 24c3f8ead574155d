import { type Choices, type FormsChosen, usualChoices } from '../migrate/rule.js'
import type { Settings } from './settings.js'

/** What the rules are to choose: as an option says it, else the settings, else as usual. */
export const choicesUnder = (
  settings: Settings,
  {
    guards,
    deadAllow,
    defaults,
    unmeant,
  }: { readonly [Name in keyof FormsChosen]?: FormsChosen[Name] | undefined } = {},
): Choices => ({
  guards: guards ?? settings.guards ?? usualChoices.guards,
  deadAllow: deadAllow ?? settings['dead-allow'] ?? usualChoices.deadAllow,
  defaults: defaults ?? settings.defaults ?? usualChoices.defaults,
  unmeant: unmeant ?? settings.unmeant ?? usualChoices.unmeant,
  server: settings.server,
  confirmed: new Set(settings.confirmed),
  declined: new Map(Object.entries(settings.declined ?? {})),
})
