import { Ajv, type SchemaObject } from 'ajv'

/** An object with these keys and no others. */
const object = (properties: Record<string, SchemaObject>, required: readonly string[] = []): SchemaObject => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const text = { type: 'string' }
const number = { type: 'integer', minimum: 1 }
const severity = { enum: ['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO'] }
const position = object({ line: number, column: number }, ['line'])
const range = object({ start: position, end: position }, ['start'])
const source = object({ name: text, url: text }, ['name'])
const diagnostic = object(
  {
    message: text,
    location: object({ path: text, range }, ['path']),
    severity,
    source,
    code: object({ value: text, url: text }, ['value']),
    suggestions: { type: 'array', items: object({ range, text }, ['range', 'text']) },
    original_output: text,
  },
  ['message', 'location'],
)

/**
 * The messages of reviewdog's proto/rdf/reviewdog.proto in their JSON form, said more strictly than its own JSON schema
 * says them: that takes any key and requires none.
 */
const validate = new Ajv().compile(
  object({ diagnostics: { type: 'array', items: diagnostic }, source, severity }, ['diagnostics']),
)

/** What is wrong with a DiagnosticResult, a line each. */
export function rdjsonMistakes(result: unknown): string[] {
  validate(result)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
