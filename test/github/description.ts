import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** As much of a JSON schema as the checks here look into. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}

export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: Content & { readonly required?: boolean }
  readonly responses: Readonly<Record<string, (Content & { readonly $ref?: undefined }) | { readonly $ref: string }>>
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly 'x-webhooks': Readonly<Record<string, { readonly post: Operation }>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** GitHub's own description of the operations that the fake answers (see slice.ts), as plain JSON schema. */
export const description: Description = asJsonSchema(mended(readSlice())) as Description

function readSlice(): Description {
  return JSON.parse(gunzipSync(readFileSync(new URL('github-subset.json.gz', import.meta.url))).toString())
}

/** Where the description is known to err: GitHub answers null for the lines of an outdated comment. */
function mended(slice: Description): Description {
  const nullable = { type: 'integer', nullable: true }
  const lines = { line: nullable, start_line: nullable, position: nullable, original_line: nullable }
  for (const name of ['pull-request-review-comment', 'review-comment']) {
    const schema = slice.components.schemas?.[name] as Schema | undefined
    Object.assign(schema?.properties ?? {}, lines)
  }
  return slice
}

/** What a `$ref` stands for; anything else stands for itself. */
export function resolved<T extends object>(value: T | { readonly $ref: string }): T {
  const ref = (value as { $ref?: string }).$ref
  if (ref === undefined) return value as T
  const steps = ref.slice(2).split('/')
  const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], description)
  return resolved(target as T)
}

/** OpenAPI 3.0 says `nullable`; JSON schema says it with types. */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema)
  if (typeof value !== 'object' || value === null) return value
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, asJsonSchema(inner)]),
  )
  return nullable === true ? orNull(rest) : rest
}

function orNull(schema: Schema): Schema {
  if (typeof schema.type === 'string') {
    const { enum: values } = schema
    return { ...schema, type: [schema.type, 'null'], ...(values && { enum: [...values, null] }) }
  }
  return { anyOf: [schema, { type: 'null' }] }
}
