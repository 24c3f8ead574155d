import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

/**
 * The official schema of SARIF 2.1.0, of the technical committee at OASIS (revision rtm.5, which became the standard), as
 * the package @microsoft/jest-sarif 1.0.0-beta.0 carries it under the MIT licence:
 *
 *     npm pack @microsoft/jest-sarif@1.0.0-beta.0
 *     tar xzOf microsoft-jest-sarif-*.tgz package/lib/schemas/sarif-2.1.0-rtm.5.json | gzip -9n > …
 *
 * No package carries the one with the errata of 2023. Set against each other key by key, but for their prose, the two
 * differ in what is put in below, in that runs may be null there, and in that each enum of words says that they are words.
 */
const path = fileURLToPath(new URL('sarif-2.1.0-rtm.5.json.gz', import.meta.url))

// It is of an early draft of JSON schema, which calls its own address otherwise.
const { id: _id, $schema: _draft, ...schema } = JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'))

// Errata 01: a region says where it is, and a language is one of two letters, or of two and two.
schema.definitions.region.anyOf = ['startLine', 'charOffset', 'byteOffset'].map((key) => ({ required: [key] }))
for (const name of ['run', 'toolComponent'])
  schema.definitions[name].properties.language.pattern = '^[a-zA-Z]{2}(-[a-zA-Z]{2})?$'

const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
addFormats.default(ajv)
const validate = ajv.compile(schema)

/** What is wrong with a SARIF log, a line each. */
export function sarifMistakes(text: string): string[] {
  validate(JSON.parse(text))
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
}
