import { type Choices, type PreferredForms, usualForms } from '../migrate/rule.js'
import type { Settings } from './settings.js'

/** The choices for the rules. The options override the settings, and both override `usual`. */
export const choicesFromSettings = (
  settings: Settings,
  {
    guards,
    ineffectiveAllow,
    defaults,
    likelyMistakes,
  }: { readonly [Name in keyof PreferredForms]?: PreferredForms[Name] | undefined } = {},
  usual: PreferredForms = usualForms,
): Choices => {
  const isClosing = (likelyMistakes ?? settings['likely-mistakes'] ?? usual.likelyMistakes) === 'close'
  return {
    guards: guards ?? settings.guards ?? usual.guards,
    ineffectiveAllow:
      ineffectiveAllow ?? settings['ineffective-allow'] ?? (isClosing ? 'closed' : usual.ineffectiveAllow),
    defaults: defaults ?? settings.defaults ?? usual.defaults,
    likelyMistakes: likelyMistakes ?? settings['likely-mistakes'] ?? usual.likelyMistakes,
    server: settings.server,
    confirmed: new Set(settings.confirmed),
    declined: new Map(Object.entries(settings.declined ?? {})),
  }
}
