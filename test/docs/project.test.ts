import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = (path: string) => readFileSync(root + path, 'utf8')

/** https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-issue-forms */
const form = new Ajv().compile({
  type: 'object',
  required: ['name', 'description', 'body'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 3 },
    description: { type: 'string', minLength: 3 },
    body: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['type', 'id', 'attributes'],
        additionalProperties: false,
        properties: {
          type: { enum: ['textarea', 'input', 'dropdown', 'checkboxes'] },
          id: { type: 'string', pattern: '^[\\w-]+$' },
          attributes: {
            type: 'object',
            required: ['label'],
            additionalProperties: false,
            properties: { label: { type: 'string' }, description: { type: 'string' }, render: { type: 'string' } },
          },
          validations: { type: 'object', additionalProperties: false, properties: { required: { type: 'boolean' } } },
        },
      },
    },
  },
})

test.each(readdirSync(`${root}.github/ISSUE_TEMPLATE`).filter((name) => name !== 'config.yml'))(
  'the issue form %s is one to GitHub',
  (name) => {
    const read = parse(text(`.github/ISSUE_TEMPLATE/${name}`))
    expect([form(read), form.errors]).toEqual([true, null])
    const ids = read.body.map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  },
)

test('the citation names this version, and has what the format asks for', () => {
  const citation = parse(text('CITATION.cff'))
  const { version, license } = JSON.parse(text('package.json'))
  expect(citation).toMatchObject({ 'cff-version': '1.2.0', version, license })
  for (const field of ['message', 'title', 'authors']) expect(citation[field], field).toBeTruthy()
})

test('the entry for SchemaStore names the file of the settings, and their schema', () => {
  const entry = JSON.parse(text('docs/schemastore.json'))
  const schema = JSON.parse(text('docs/settings.schema.json'))
  expect(Object.keys(entry)).toEqual(['name', 'description', 'fileMatch', 'url'])
  expect(entry.fileMatch).toEqual(['httpd-upgrade.json'])
  expect(entry.url).toMatch(/\/docs\/settings\.schema\.json$/)
  expect(schema.$schema).toMatch(/^http:\/\/json-schema\.org\/draft-07/)
})
