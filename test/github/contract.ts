import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import { description, type Operation, type Parameter, resolved, type Schema } from './description.js'

/** One operation of GitHub's API that a request asks for. */
export interface Match {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  readonly route: Route
}

interface Route {
  readonly method: string
  readonly path: string
  readonly pattern: RegExp
  readonly described: Operation
}

/** Every operation that the description slice holds. */
export const operationIds = (): string[] => routes.map((route) => route.described.operationId)

/** The operation behind a method and a path; undefined where GitHub, or the slice, has none. */
export function match(method: string, path: string): Match | undefined {
  for (const route of routes) {
    const found = route.method === method ? route.pattern.exec(path) : null
    if (!found) continue
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value ?? '')])
    return { operation: route.described.operationId, params: Object.fromEntries(params), route }
  }
  return undefined
}

/** What is wrong with a request: unknown, missing or ill-typed parameters, unknown or ill-typed keys of the body. */
export function requestProblems({ route, params }: Match, query: URLSearchParams, body: unknown): string[] {
  const declared = (route.described.parameters ?? []).map((parameter) => resolved<Parameter>(parameter))
  return [
    ...declared.flatMap((parameter) => parameterProblems(parameter, params, query)),
    ...unknownQueries(declared, query),
    ...bodyProblems(route, body),
  ]
}

/** What is wrong with an answer: an undocumented status, a body where none is described, an ill-typed or unknown key. */
export function responseProblems({ route }: Match, status: number, body: unknown): string[] {
  const described = route.described.responses[status]
  if (!described) return [`status ${status} is not documented for ${route.described.operationId}`]
  const schema = responseSchema(route.described, status)
  if (!schema) return body === undefined ? [] : [`status ${status} has a body and none is documented`]
  const at = described.$ref ?? `${pointer(route)}/responses/${status}`
  return [...problemsAt(`${at}/content/application~1json/schema`, body), ...unknownKeys(schema, body, 'body')]
}

/** What is wrong with an event's payload; `name` as in the description: "pull-request-opened". */
export const eventProblems = (name: string, payload: unknown): string[] => [
  ...problemsAt(`#/x-webhooks/${name}/post/requestBody/content/application~1json/schema`, payload),
  ...unknownKeys(eventSchema(name), payload, 'payload'),
]

/** The described shape of an event's payload. @throws Error for an event that the slice does not hold */
export function eventSchema(name: string): Schema {
  const schema = description['x-webhooks'][name]?.post.requestBody?.content?.['application/json']?.schema
  if (!schema) throw new Error(`No event ${name} is in the description slice.`)
  return schema
}

/** The described shape of an answer's body; undefined where there is none. */
export const responseSchema = (operation: Operation, status: number): Schema | undefined => {
  const described = operation.responses[status]
  return described && resolved<Answer>(described).content?.['application/json']?.schema
}

type Answer = Exclude<Operation['responses'][string], { readonly $ref: string }>

// Compiled as it comes and where it is met: most schemas are compiled to be asked a few times.
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  logger: false,
  validateSchema: false,
  inlineRefs: false,
  code: { optimize: false },
})
addFormats.default(ajv)
ajv.addSchema({ $id: 'github', ...description })

const routes: readonly Route[] = Object.entries(description.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path,
      pattern: patternOf(path),
      described,
    })),
  )
  .sort((a, b) => literals(b.path) - literals(a.path))

function literals(path: string): number {
  return path.split('/').filter((step) => !step.startsWith('{')).length
}

/** Some parameters may hold unescaped slashes, and the path of a repository's root is left out. */
function patternOf(path: string): RegExp {
  const source = path
    .replace('/{path}', '(?:/(?<path>.*))?')
    .replace(/\{(ref|basehead|branch)\}/g, '(?<$1>.+)')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}$`)
}

const pointer = (route: Route): string =>
  `#/paths/${route.path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${route.method.toLowerCase()}`

function problemsAt(at: string, value: unknown): string[] {
  return ajv.validate(referenceTo(at), value) ? [] : (ajv.errors ?? []).slice(0, 8).map(sentence)
}

const references = new Map<string, { readonly $ref: string }>()

/** One and the same object for a place in the description: ajv compiles each schema object once. */
function referenceTo(at: string): { readonly $ref: string } {
  const reference = references.get(at) ?? { $ref: `github${at}` }
  references.set(at, reference)
  return reference
}

const sentence = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath || 'body'} ${message}${'allowedValues' in params ? `: ${params.allowedValues.join(', ')}` : ''}`

function parameterProblems(parameter: Parameter, params: Match['params'], query: URLSearchParams): string[] {
  if (parameter.in === 'header') return []
  const raw = parameter.in === 'path' ? params[parameter.name] : query.get(parameter.name)
  if (raw === null || raw === undefined)
    return parameter.required ? [`missing ${parameter.in} parameter ${parameter.name}`] : []
  const value = typed(raw, resolved<Schema>(parameter.schema as Schema))
  if (ajv.validate(parameter.schema.$ref ? referenceTo(parameter.schema.$ref) : parameter.schema, value)) return []
  return [`${parameter.in} parameter ${parameter.name}=${raw} ${ajv.errorsText(ajv.errors, { dataVar: '' }).trim()}`]
}

function typed(raw: string, { type }: Schema): unknown {
  if ((type === 'integer' || type === 'number') && /^-?\d+$/.test(raw)) return Number(raw)
  if (type === 'boolean' && /^(true|false)$/.test(raw)) return raw === 'true'
  return type === 'array' ? raw.split(',') : raw
}

function unknownQueries(declared: readonly Parameter[], query: URLSearchParams): string[] {
  const known = new Set(declared.filter((parameter) => parameter.in === 'query').map(({ name }) => name))
  return [...query.keys()].filter((name) => !known.has(name)).map((name) => `unknown query parameter ${name}`)
}

function bodyProblems(route: Route, body: unknown): string[] {
  const { requestBody } = route.described
  const schema = requestBody?.content?.['application/json']?.schema
  if (!schema) return body === undefined ? [] : ['this operation takes no body']
  if (body === undefined) return requestBody?.required ? ['missing body'] : []
  const at = `${pointer(route)}/requestBody/content/application~1json/schema`
  return [...problemsAt(at, body), ...unknownKeys(schema, body, 'body')]
}

/** Keys that the schema does not name. GitHub ignores them in requests, so a misspelt one would silently do nothing. */
function unknownKeys(schema: Schema, value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownKeys(itemsOf(schema), item, `${at}/${index}`))
  if (typeof value !== 'object' || value === null) return []
  const variants = variantsOf(schema)
  if (variants.some(isOpen)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const described = variants.flatMap(({ properties }) => properties?.[key] ?? [])
    return described.length > 0
      ? unknownKeys({ anyOf: described }, inner, `${at}/${key}`)
      : [`${at}: unknown key ${key}`]
  })
}

const isOpen = ({ properties, additionalProperties, type }: Schema): boolean =>
  properties === undefined ? type !== 'null' && type !== 'string' && type !== 'array' : Boolean(additionalProperties)

const itemsOf = (schema: Schema): Schema => ({ anyOf: variantsOf(schema).flatMap(({ items }) => items ?? []) })

/** The schema itself and every alternative in it, references followed. */
export function variantsOf(schema: Schema): Schema[] {
  const { allOf = [], oneOf = [], anyOf = [], ...own } = resolved<Schema>(schema as Schema)
  const inner = [...allOf, ...oneOf, ...anyOf]
  if (inner.length === 0) return [own]
  const isAlone = own.properties === undefined && own.items === undefined
  return [...(isAlone ? [] : [own]), ...inner.flatMap(variantsOf)]
}
