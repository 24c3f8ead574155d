import { didYouMean } from '../base/nearest-name.js'
import { sharedAssumptionNames } from '../migrate/assumptions.js'
import { JsonError, type JsonNode, parseJsonNode } from './json-text.js'
import { type SettingShape, type Settings, settingEntries, settingsName } from './settings.js'

/** A mistake in a settings file: `file:line:column: ` and a sentence for the user. */
export class SettingsError extends Error {}

export interface SettingsText {
  /** The path for messages. If the file is a `package.json`, only its key httpd-upgrade is read. */
  readonly path: string
  readonly text: string
}

/**
 * Parses the text of a settings file or package.json. Undefined for a package.json without the key.
 * @param rules the names of all rules and groups
 * @throws SettingsError
 */
export function parseSettings({ path, text }: SettingsText, rules: readonly string[]): Settings | undefined {
  try {
    const json = settingsIn(path, parseJsonNode(text))
    if (json) check(json, rules, isPackage(path) ? `"${settingsName}"` : 'The file')
    return json?.value as Settings | undefined
  } catch (error) {
    if (!(error instanceof JsonError)) throw error
    throw new SettingsError(`${path}:${placeOf(text, error.at)}: ${error.message}`)
  }
}

function settingsIn(path: string, json: JsonNode): JsonNode | undefined {
  return isPackage(path) ? json.members.get(settingsName)?.json : json
}

const isPackage = (path: string): boolean => /(^|[/\\])package\.json$/.test(path)

function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

function check(json: JsonNode, rules: readonly string[], what: string): void {
  if (!isObject(json.value))
    throw new JsonError(`${what} must be an object of settings, such as {"from": "2.2"}.`, json.start)
  const names = Object.keys(settingEntries)
  for (const [key, { start, json: value }] of json.members) {
    if (key === '$schema') continue
    if (!names.includes(key)) throw new JsonError(`There is no setting "${key}".${didYouMean(key, names)}`, start)
    const { shape, must } = settingEntries[key as keyof Settings]
    const wrong = firstWrong(value, shape)
    if (wrong) throw new JsonError(`"${key}" must be ${must}.${meant(wrong)}`, wrong.start)
    if (key === 'rules') checkNames(value, rules)
    if (key === 'confirmed' || key === 'declined') checkAssumptions(value, rules)
  }
}

function checkNames({ members }: JsonNode, rules: readonly string[]): void {
  for (const [name, { start }] of members)
    if (!rules.includes(name)) throw new JsonError(`There is no rule "${name}".${didYouMean(name, rules)}`, start)
}

/** Checks the names of assumptions. The text after a colon names the subject, and may be anything. */
function checkAssumptions({ items, members }: JsonNode, rules: readonly string[]): void {
  const known = [...sharedAssumptionNames, ...rules]
  const named = [
    ...items.map(({ value, start }) => ({ name: String(value), start })),
    ...Array.from(members, ([name, { start }]) => ({ name, start })),
  ]
  for (const { name, start } of named) {
    const [head = ''] = name.split(':')
    if (!known.includes(head)) throw new JsonError(`There is no assumption "${name}".${didYouMean(head, known)}`, start)
  }
}

/** A value that does not fit its shape. For a key that does not fit, `start` is that of the key. */
interface Wrong {
  readonly start: number
  readonly value: unknown
  readonly shape: SettingShape
}

const meant = ({ value, shape }: Wrong): string =>
  'enum' in shape && isText(value) ? didYouMean(value, shape.enum) : ''

/** The first value in the file that does not fit its shape; undefined if all do. */
function firstWrong(json: JsonNode, shape: SettingShape): Wrong | undefined {
  const wrong = { start: json.start, value: json.value, shape }
  if ('enum' in shape) return shape.enum.includes(String(json.value)) && isText(json.value) ? undefined : wrong
  if ('anyOf' in shape) return shape.anyOf.some((one) => !firstWrong(json, one)) ? undefined : wrong
  switch (shape.type) {
    case 'boolean':
      return typeof json.value === 'boolean' ? undefined : wrong
    case 'string':
      return isText(json.value) && fitsText(json.value, shape) ? undefined : wrong
    case 'array':
      return Array.isArray(json.value) ? firstOf(json.items, (item) => firstWrong(item, shape.items)) : wrong
    case 'object':
      if (!isObject(json.value)) return wrong
      return firstOf([...json.members], ([key, { start, json: value }]) =>
        isKey(key, shape.propertyNames) ? firstWrong(value, shape.additionalProperties) : { ...wrong, start },
      )
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const fitsText = (text: string, { minLength = 0, pattern = '' }: { minLength?: number; pattern?: string }): boolean =>
  text.length >= minLength && new RegExp(pattern, 'u').test(text)

const isKey = (key: string, shape: SettingShape | undefined): boolean =>
  !shape || firstWrong({ start: 0, end: 0, value: key, members: new Map(), items: [] }, shape) === undefined

function firstOf<T>(all: readonly T[], wrong: (one: T) => Wrong | undefined): Wrong | undefined {
  for (const one of all) {
    const at = wrong(one)
    if (at) return at
  }
  return undefined
}
