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
const location = object({ path: text, range }, ['path'])
const diagnostic = object(
  {
    message: text,
    location,
    severity,
    source,
    code: object({ value: text, url: text }, ['value']),
    suggestions: { type: 'array', items: object({ range, text }, ['range', 'text']) },
    original_output: text,
    related_locations: { type: 'array', items: object({ message: text, location }, ['location']) },
  },
  ['message', 'location'],
)

/**
 * The messages of reviewdog's proto/rdf/reviewdog.proto in their JSON form, said more strictly than its own JSON schema
 * says them: that takes any key, requires none and knows severities by number too. The keys are all of its keys.
 */
const validate = new Ajv().compile(
  object({ diagnostics: { type: 'array', items: diagnostic }, source, severity }, ['diagnostics']),
)

/** What is wrong with a DiagnosticResult, a line each. */
export function rdjsonMistakes(result: unknown): string[] {
  validate(result)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
