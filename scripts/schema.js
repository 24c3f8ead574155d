// Writes docs/settings.schema.json, the JSON schema of a settings file. Called by `npm run docs`.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromSource } from './source.js'

const path = fileURLToPath(new URL('../docs/settings.schema.json', import.meta.url))

export async function writeSchema() {
  const { settingsSchema, everyRule } = await fromSource(['settings/settings-schema', 'migrate/rules/index'])
  writeFileSync(path, `${JSON.stringify(settingsSchema(everyRule), null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeSchema()
