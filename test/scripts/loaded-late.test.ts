import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { build } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { describe, expect, test } from 'vitest'
// @ts-expect-error: a script of the build, which has no types
import { isEarly, isLate, loadedLate } from '../../scripts/loaded-late.js'
import type { ToChecker } from '../../src/language-server/messages.js'
import { folder } from '../folder.js'
import { runAlone } from '../processes/cli-process.js'
import { cliPath, useCli } from '../run-cli.js'

const root = join(import.meta.dirname, '../..')

const sources = readdirSync(join(root, 'src'), { recursive: true })
  .map((name) => `src/${name}`)
  .filter((path) => path.endsWith('.ts'))

/** What a file that is loaded before has of those that are loaded late, but for types. */
const usesOf = (path: string, text: string): readonly Use[] =>
  parseAst(text, { lang: 'ts' }).body.flatMap((line): Use[] => {
    if (!('source' in line) || !line.source || ('importKind' in line && line.importKind === 'type')) return []
    if ('exportKind' in line && line.exportKind === 'type') return []
    const from = posix.join(posix.dirname(path), line.source.value).replace(/\.js$/, '.ts')
    if (!isLate(from)) return []
    if (line.type !== 'ImportDeclaration' || line.specifiers.length === 0) return [{ from, name: undefined }]
    return line.specifiers.flatMap((one): Use[] => {
      if (one.type !== 'ImportSpecifier') return [{ from, name: undefined }]
      const name = one.imported.type === 'Identifier' ? one.imported.name : one.imported.value
      return one.importKind === 'type' ? [] : [{ from, name }]
    })
  })

interface Use {
  readonly from: string
  /** Undefined where it is no import of one name. */
  readonly name: string | undefined
}

/** Of those, what cannot be had by a function that calls another. */
async function wrongUses(path: string, text: string): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { from, name = 'default' } of usesOf(path, text)) {
    const { [name]: value } = await import(join(root, from))
    if (typeof value !== 'function' || /^class\b/.test(String(value))) wrong.push(`${path}: ${name} of ${from}`)
  }
  return wrong
}

describe('what the rules have of files that are loaded late', () => {
  test('is imported by name, and is functions', async () => {
    const early = sources.filter(isEarly).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    expect(early.flatMap(({ path, text }) => usesOf(path, text)).length).toBeGreaterThan(15)
    const wrong = await Promise.all(early.map(({ path, text }) => wrongUses(path, text)))
    expect(wrong.flat()).toEqual([])
  })

  test.each([
    "import { accessHits } from '../access/hits.js'",
    "import {\n  // by name\n  accessHits as hits,\n  accessHits,\n} from '../access/hits.js'",
    "import type * as plan from '../access/plan.js'",
    "import type { Plan } from '../access/plan.js'",
    "import { type Plan } from '../access/plan.js'",
    "export type { Plan } from '../access/plan.js'",
    "import { accessKinds } from '../../access/read/access-lines.js'",
    "import { never } from '../../edit/access/condition.js'",
  ])('may be this: %s', async (line) => {
    expect(await wrongUses('src/migrate/rules/a.ts', line)).toEqual([])
  })

  test.each([
    "import { never } from '../../access/read/condition.js'",
    "import { never as no } from '../../access/read/condition.js'",
    "import {\n  decide,\n  type Condition,\n  never,\n} from '../../access/read/condition.js'",
    "import * as condition from '../../access/read/condition.js'",
    "import condition from '../../access/read/condition.js'",
    "import '../../access/read/condition.js'",
    "export { leavesOf } from '../../access/read/condition.js'",
    "export * from '../../access/read/condition.js'",
    "export * as condition from '../../access/read/condition.js'",
  ])('cannot be this: %s', async (line) => {
    expect(await wrongUses('src/migrate/rules/a.ts', line)).not.toEqual([])
  })
})

describe('the command line', () => {
  useCli()

  /** A program of its own. */
  function installed() {
    const at = folder()
    cpSync(dirname(cliPath()), at, { recursive: true, filter: (path) => !path.includes('.compiled') })
    return { main: join(at, 'cli.cjs'), access: join(at, 'cli-access.js') }
  }

  /** What it says of a file, without the part that decides access. */
  function saidWithout(text: string, ...words: string[]) {
    const { main, access } = installed()
    rmSync(access)
    return runAlone({ main, words: [...words, 'a.conf'], cwd: folder({ 'a.conf': text }), env: {} })
  }

  const old = '<Location />\nOrder allow,deny\nAllow from all\n</Location>\n'

  test('does not read what decides access where a file says nothing of it', () => {
    expect(saidWithout('Listen 80\n')).toMatchObject({ code: 0, err: '' })
  })

  test('reads it where one does', () => {
    expect(saidWithout(old)).toMatchObject({ code: 2, out: expect.stringContaining('cli-access.js') })
  })

  test.each([['--diff'], ['--format', 'patch', '--quiet']])(
    'says beside a patch what it could not judge: %s',
    (...words) => {
      const { code, out, err } = saidWithout(`NameVirtualHost *:80\n${old}`, ...words)
      expect([code, out]).toEqual([2, expect.stringContaining('-NameVirtualHost *:80\n')])
      expect(err).toContain('The rule could not judge a.conf')
    },
  )

  test('has read it before an editor asks, however long ago it was started', async () => {
    const { main, access } = installed()
    const cwd = folder({ 'a.conf': 'Listen 80\n' })
    const checker = fork(main, ['lsp', '--checker'], { cwd, execArgv: [], serialization: 'advanced' })
    const checked = async (message: ToChecker) => {
      checker.send(message)
      const [{ checked }] = await once(checker, 'message')
      return checked
    }
    await checked({ kind: 'reread' })
    rmSync(access)
    writeFileSync(join(cwd, 'a.conf'), old)
    const found = await checked({ kind: 'reread' })
    checker.disconnect()
    expect(found).toMatchObject({ files: [{ remarks: [{ id: 'access-control' }] }], mistakes: [] })
    expect(JSON.stringify(found)).not.toContain('could not judge')
  })
})

describe('a bundle', () => {
  const files = {
    'src/cli.ts': `import { first } from './access/names.js'
import { check } from './migrate/rules/rule.js'
console.log(first, Object.keys(require.cache).length)
console.log(check(), Object.keys(require.cache).length)
import('./access/seen.js').then(({ seen }) => console.log(seen))
`,
    'src/migrate/rules/rule.ts': `import { decides } from '../access/decides.js'
export const check = () => [...decides('b', 'c')]
`,
    'src/migrate/access/decides.ts': `import { first } from '../../access/names.js'
import { seen } from '../../access/seen.js'
export function* decides(...names: string[]) { seen.push(first, ...names); yield* names }
`,
    'src/access/names.ts': "export const first = 'a'\n",
    'src/access/seen.ts': 'export const seen: string[] = []\n',
  }

  test.each([
    'project',
    'with blanks',
    "its owner's",
    'src/access',
    'src/access-rules',
    'src/migrate',
    'src/migrate/access',
  ])('of a project in the folder %s is as anywhere', async (name) => {
    const at = realpathSync(
      folder(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${name}/${path}`, text]))),
    )
    const access = loadedLate(`${at}/${name}/`)
    await build({
      input: { cli: `${at}/${name}/src/cli.ts`, ...access.input },
      platform: 'node',
      plugins: [access.plugin],
      output: { dir: `${at}/dist`, format: 'cjs', chunkFileNames: '[name].js' },
      logLevel: 'silent',
    })
    const { out, err } = runAlone({ main: `${at}/dist/cli.js`, words: [], cwd: at, env: {} })
    expect([out, err]).toEqual(["a 2\n[ 'b', 'c' ] 3\n[ 'a', 'b', 'c' ]\n", ''])
  })
})
