import { variantsOf } from './contract.js'
import { resolved, type Schema } from './description.js'

/**
 * A described body made whole: every required key that is not given gets the emptiest value that its schema allows,
 * and strings say `unset`, so that a client which reads something that the fake does not keep shows it.
 */
export function complete(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = { anyOf: variantsOf(schema).flatMap((variant) => variant.items ?? []) }
    return value.map((item) => complete(items, item))
  }
  if (typeof value !== 'object' || value === null) return value
  return completeObject(shapeOf(schema, value), value as Readonly<Record<string, unknown>>)
}

function completeObject({ properties = {}, required = [] }: Schema, value: Readonly<Record<string, unknown>>): unknown {
  const given = Object.entries(value).map(([key, inner]) => [
    key,
    properties[key] ? complete(properties[key], inner) : inner,
  ])
  const missing = required.filter((key) => value[key] === undefined && properties[key])
  const filled = missing.map((key) => [key, emptiest(properties[key] as Schema)])
  return Object.fromEntries([...given.filter(([, inner]) => inner !== undefined), ...filled])
}

/** One object schema: all of `allOf` together, and of alternatives the first that knows every key of the value. */
function shapeOf(schema: Schema, value: object): Schema {
  const { allOf = [], oneOf = [], anyOf = [], ...own } = resolved<Schema>(schema as Schema)
  const choices = [...oneOf, ...anyOf].map((choice) => shapeOf(choice, value))
  const fits = choices.find((choice) =>
    Object.keys(value).every((key) => choice.properties && key in choice.properties),
  )
  const parts = [own, ...allOf.map((part) => shapeOf(part, value)), ...(fits ? [fits] : [])]
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => part.required ?? []),
  }
}

function emptiest(schema: Schema): unknown {
  const variants = variantsOf(schema)
  const types = variants.flatMap(({ type = [] }) => type)
  if (types.includes('null')) return null
  const values = variants.find((variant) => variant.enum)?.enum
  if (values) return values[0]
  if (types[0] === 'array') return []
  if (types[0] === 'boolean') return false
  if (types[0] === 'integer' || types[0] === 'number') return variants[0]?.minimum ?? 0
  return types[0] === 'string' ? emptyString(variants[0]?.format) : complete(schema, {})
}

const emptyString = (format: string | undefined): string =>
  format === 'date-time' ? '1970-01-01T00:00:00Z' : format === 'uri' ? 'https://unset.invalid/' : 'unset'
