import { parseJsonNode } from './json-text.js'

/** The settings text with one key set, and all else unchanged. Undefined if the text is not a JSON object. */
export function withSetting(text: string, key: string, value: unknown): string | undefined {
  const said = JSON.stringify(value, undefined, 2).replaceAll('\n', '\n  ')
  try {
    const known = parseJsonNode(text).members.get(key)?.json
    const noted = known
      ? text.slice(0, known.start) + said + text.slice(known.end)
      : text.replace(/\{(\s*\})?/, (_, end?: string) => `{\n  "${key}": ${said}${end ? '\n}' : ','}`)
    return parseJsonNode(noted).members.has(key) ? noted : undefined
  } catch {
    return undefined
  }
}
