import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
// @ts-expect-error: a script of the extension, which has no types
import { packageExtension } from '../../editors/vscode/package.js'
import { folder } from '../folder.js'
import { clonedPackage } from '../hooks/scene.js'
import { startEditor } from '../language-server/editor.js'

const project = fileURLToPath(new URL('../..', import.meta.url))

let at = ''
let vsix = ''
beforeAll(async () => {
  const dist = join(await clonedPackage(), 'dist')
  vsix = await packageExtension({ out: folder(), dist })
  at = folder()
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(vsix)))) {
    mkdirSync(dirname(join(at, path)), { recursive: true })
    writeFileSync(join(at, path), bytes)
  }
})

interface Manifest {
  readonly version: string
  readonly main: string
  readonly engines: { readonly vscode: string }
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[]
    readonly languages: readonly { readonly configuration: string }[]
    readonly jsonValidation: readonly { readonly url: string }[]
    readonly configuration: { readonly properties: Readonly<Record<string, unknown>> }
  }
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const text = (path: string) => readFileSync(join(at, 'extension', path), 'utf8')

describe('the extension for VS Code', () => {
  test('has all that its manifest names, and makes what it promises', () => {
    const { version, main, engines, contributes }: Manifest = json(join(at, 'extension/package.json'))
    expect(version).toBe(json(join(project, 'package.json')).version)
    expect(vsix).toMatch(`httpd-upgrade-${version}.vsix`)
    const named = [
      main,
      ...contributes.languages.map(({ configuration }) => configuration),
      ...contributes.jsonValidation.map(({ url }) => url),
    ]
    expect(named.filter((path) => !existsSync(join(at, 'extension', path)))).toEqual([])
    const program = text(main)
    const names = [
      ...contributes.commands.map(({ command }) => command),
      // That one the language client reads by itself.
      ...Object.keys(contributes.configuration.properties).filter((name) => !name.endsWith('.trace.server')),
    ]
    const written = (name: string) => program.includes(name) || program.includes(`\`${name.split('.')[1]}\``)
    expect(names.filter((name) => !written(name))).toEqual([])
    const client = json(join(project, 'node_modules/vscode-languageclient/package.json'))
    const minor = (range: string) => Number(/\^1\.(\d+)\./.exec(range)?.[1])
    expect(minor(engines.vscode)).toBeGreaterThanOrEqual(minor(client.engines.vscode))
    expect(json(join(project, 'node_modules/@types/vscode/package.json')).version).toBe(engines.vscode.slice(1))
  })

  test('is the same, byte for byte, each time that it is made', async () => {
    const again = await packageExtension({ out: folder(), dist: join(await clonedPackage(), 'dist') })
    expect(readFileSync(again).equals(readFileSync(vsix))).toBe(true)
    console.info(`vsix: ${(readFileSync(vsix).length / 1e6).toFixed(2)} MB`)
  })

  test('its server answers, started as the language client starts it', async () => {
    const root = folder({ 'httpd.conf': 'KeepAlive yes\n' })
    const server = join(at, 'extension/server/cli.js')
    chmodSync(server, 0o644)
    const editor = await startEditor([root], { start: (...words) => [process.execPath, [server, ...words]] })
    const path = join(root, 'httpd.conf')
    editor.open(path, 'KeepAlive yes\n', 'apacheconf')
    expect((await editor.shown(path, ({ diagnostics }) => diagnostics.length > 0)).map(({ code }) => code)).toEqual([
      'keepalive-value',
    ])
    expect(await editor.quit()).toBe(0)
  })
})
