import type { Version } from './config/tree.js'
import type { Rule, Severity } from './migrate/rule.js'
import { didYouMean } from './nearest-name.js'

/** The settings file: what a project wants of every run. Options on the command line come first. */
export interface Settings {
  readonly complete?: boolean
  readonly from?: 'auto' | Version
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  /** What to do with access rules for both versions: leave them, keep those of 2.4 alone, or write both. */
  readonly guards?: 'leave' | 'drop-22' | 'keep-22'
  /** How to take an Allow that never had an effect: as 2.2 did, or as Apache's upgrade guide reads it. */
  readonly 'dead-allow'?: 'exact' | 'guide'
  /** Rules switched off, or of another severity. */
  readonly rules?: Readonly<Record<string, Severity | 'off'>>
}

const checks: Readonly<Record<keyof Settings, readonly [string, (value: unknown) => boolean]>> = {
  complete: ['true or false', (value) => typeof value === 'boolean'],
  from: ['"auto", "2.2" or "2.4"', (value) => value === 'auto' || value === '2.2' || value === '2.4'],
  include: ['a list of globs', isListOfStrings],
  exclude: ['a list of globs', isListOfStrings],
  guards: [
    '"leave", "drop-22" or "keep-22"',
    (value) => value === 'leave' || value === 'drop-22' || value === 'keep-22',
  ],
  'dead-allow': ['"exact" or "guide"', (value) => value === 'exact' || value === 'guide'],
  rules: ['an object: rule → "off", "error", "warning" or "info"', isRuleLevels],
}

/**
 * Read the text of a settings file.
 * @throws SettingsError with one sentence that says what is wrong
 */
export function readSettings(text: string, rules: readonly Rule[]): Settings {
  const settings = parse(text)
  for (const [key, value] of Object.entries(settings)) {
    if (key === '$schema') continue
    const check = Object.hasOwn(checks, key) ? checks[key as keyof Settings] : undefined
    if (!check) throw new SettingsError(`There is no setting "${key}".${didYouMean(key, Object.keys(checks))}`)
    if (!check[1](value)) throw new SettingsError(`"${key}" must be ${check[0]}.`)
  }
  const names = rules.map((rule) => rule.id)
  for (const name of Object.keys((settings as Settings).rules ?? {})) {
    if (!names.includes(name)) throw new SettingsError(`There is no rule "${name}".${didYouMean(name, names)}`)
  }
  return settings
}

/** A mistake in a settings file: one sentence for the user. */
export class SettingsError extends Error {}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (value && typeof value === 'object' && !Array.isArray(value)) return value
  } catch (error) {
    throw new SettingsError(`It is not valid JSON: ${(error as Error).message}.`)
  }
  throw new SettingsError('It must hold an object of settings.')
}

function isListOfStrings(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function isRuleLevels(value: unknown): boolean {
  const levels = ['off', 'error', 'warning', 'info']
  return (
    !!value &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((level) => levels.includes(level))
  )
}

/** The rules that the settings leave, with the severities they give them. */
export function rulesUnder(settings: Settings, rules: readonly Rule[]): readonly Rule[] {
  const levels = settings.rules
  if (!levels) return rules
  return rules.flatMap((rule) => {
    const level = levels[rule.id]
    if (level === 'off') return []
    return [level ? { ...rule, severity: level, check: withSeverity(rule, level) } : rule]
  })
}

const withSeverity = (rule: Rule, severity: Severity): Rule['check'] =>
  function* (site) {
    for (const hit of rule.check(site)) yield { ...hit, severity }
  }
