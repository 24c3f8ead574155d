import { type Choices, type FormsChosen, usualForms } from '../migrate/rule.js'
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
  usual: FormsChosen = usualForms,
): Choices => {
  const isClosing = (unmeant ?? settings.unmeant ?? usual.unmeant) === 'close'
  return {
    guards: guards ?? settings.guards ?? usual.guards,
    deadAllow: deadAllow ?? settings['dead-allow'] ?? (isClosing ? 'closed' : usual.deadAllow),
    defaults: defaults ?? settings.defaults ?? usual.defaults,
    unmeant: unmeant ?? settings.unmeant ?? usual.unmeant,
    server: settings.server,
    confirmed: new Set(settings.confirmed),
    declined: new Map(Object.entries(settings.declined ?? {})),
  }
}
