import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { CodeAction } from 'vscode-languageserver-protocol/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'
import { takesAll } from '../thoroughness.js'
import { address, type Editor, rangeOf, startEditor, withEdit } from './editor.js'

useCli()

/** Editors whose servers end with a test. */
const editors: Editor[] = []

/** A server of its own, for a test of how it starts, what the editor can do, and how it ends. */
async function editorIn(folders: readonly string[], options?: Parameters<typeof startEditor>[1]): Promise<Editor> {
  const editor = await startEditor(folders, options)
  editors.push(editor)
  return editor
}

/** The server that most tests share, and what the test at hand has brought to it. */
let shared: Editor | undefined
let folders: readonly string[] = []
let documents: TextDocument[] = []

/** An editor with these folders: of a server that goes on from test to test, and in `npm run test:all` of one that starts with them. */
async function editorWith(...own: readonly string[]): Promise<Editor> {
  if (takesAll) return editorIn(own)
  if (!shared || hasEnded(shared))
    shared = await startEditor([], { capabilities: { workspace: { workspaceFolders: true } } })
  const editor = shared
  await changeFolders(editor, own, [])
  folders = own
  const open: Editor['open'] = (...words) => {
    const document = editor.open(...words)
    documents.push(document)
    return document
  }
  return { ...editor, open }
}

const hasEnded = ({ server }: Editor): boolean => server.exitCode !== null || server.signalCode !== null

const changeFolders = ({ connection }: Editor, added: readonly string[], removed: readonly string[]): Promise<void> => {
  const named = (paths: readonly string[]) => paths.map((path) => ({ uri: address(path), name: path }))
  return connection.sendNotification('workspace/didChangeWorkspaceFolders', {
    event: { added: named(added), removed: named(removed) },
  })
}

function end({ connection, server }: Editor): void {
  connection.dispose()
  server.kill()
}

afterEach(async () => {
  for (const editor of editors.splice(0)) end(editor)
  if (!shared || hasEnded(shared)) return
  for (const document of documents) shared.close(document)
  await changeFolders(shared, [], folders)
  folders = []
  documents = []
})

afterAll(() => {
  if (shared) end(shared)
})

const start = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }
const codes = (shown: readonly { code?: number | string }[]) => shown.map(({ code }) => code)

describe('what is found', () => {
  test('is shown where it is, with its severity and its page', async () => {
    const root = folder({ 'a.conf': 'Listen 80\nKeepAlive yes\n' })
    const editor = await editorIn([root])
    editor.open(join(root, 'a.conf'), 'Listen 80\nKeepAlive yes\n')
    const [found] = await editor.shown(join(root, 'a.conf'), ({ diagnostics }) => diagnostics.length > 0)
    expect(found).toEqual({
      source: 'httpd-upgrade',
      code: 'keepalive-value',
      severity: 1,
      codeDescription: { href: 'https://httpd.apache.org/docs/2.4/mod/core.html#keepalive' },
      range: { start: { line: 1, character: 10 }, end: { line: 1, character: 13 } },
      message: expect.stringContaining('KeepAlive'),
    })
  })

  test('is that of the text as it is typed, and not of the disk', async () => {
    const root = folder({ 'a.conf': 'KeepAlive yes\n' })
    const path = join(root, 'a.conf')
    const editor = await editorWith(root)
    const document = editor.open(path, 'KeepAlive On\n')
    expect(await editor.shown(path, ({ version }) => version === 1)).toEqual([])
    editor.type(document, start, 'NameVirtualHost *:80\n')
    expect(
      codes(await editor.shown(path, ({ version, diagnostics }) => version === 2 && diagnostics.length > 0)),
    ).toEqual(['name-virtual-host'])
    editor.type(document, rangeOf(document, 'NameVirtualHost *:80\n'), '')
    expect(await editor.shown(path, ({ version, diagnostics }) => version === 3 && diagnostics.length === 0)).toEqual(
      [],
    )
    editor.close(document)
    // What was known of the text that is gone may be shown until the file on the disk has been looked at.
    expect(
      codes(await editor.shown(path, ({ version, diagnostics }) => version === undefined && diagnostics.length > 0)),
    ).toEqual(['keepalive-value'])
  })

  test('is judged by the whole folder: another open file decides too', async () => {
    const main = 'ServerRoot /etc/httpd\nListen 80\nInclude conf.d/*.conf\n'
    const hosts = '<VirtualHost *:80>\nServerName a\n</VirtualHost>\n<VirtualHost *:80>\nServerName b\n</VirtualHost>\n'
    const root = folder({ 'conf/httpd.conf': `${main}NameVirtualHost *:80\n`, 'conf.d/hosts.conf': hosts })
    const editor = await editorWith(root)
    const [httpd, vhosts] = [join(root, 'conf/httpd.conf'), join(root, 'conf.d/hosts.conf')]
    const document = editor.open(httpd, `${main}NameVirtualHost *:80\n`)
    expect(codes(await editor.shown(httpd, ({ version }) => version === 1))).toContain('name-virtual-host')
    editor.type(document, rangeOf(document, 'NameVirtualHost *:80\n'), '')
    const shown = await editor.shown(vhosts, ({ diagnostics }) => diagnostics.length > 0)
    expect(codes(shown)).toContain('vhost-implicit-name-based')
  })

  test('of a file that lies in no folder of the workspace is judged by itself', async () => {
    const root = folder({ 'one.conf': 'KeepAlive yes\n', 'two.conf': 'KeepAlive yes\n' })
    const editor = await editorWith()
    editor.open(join(root, 'one.conf'), 'KeepAlive yes\nServerTokens all\n')
    const found = await editor.shown(join(root, 'one.conf'), ({ diagnostics }) => diagnostics.length > 0)
    expect(codes(found)).toContain('keepalive-value')
  })

  test('of a file by a name that says nothing counts where the editor takes it for configuration', async () => {
    const root = folder({ 'vhosts.inc': 'KeepAlive yes\n', 'notes.txt': 'KeepAlive yes\n' })
    const editor = await editorWith(root)
    editor.open(join(root, 'vhosts.inc'), 'KeepAlive yes\n')
    editor.open(join(root, 'new.inc'), 'KeepAlive 1\n', 'apacheconf')
    editor.open(join(root, 'notes.txt'), 'KeepAlive yes\n', 'plaintext')
    expect(codes(await editor.shown(join(root, 'new.inc'), ({ diagnostics }) => diagnostics.length > 0))).toHaveLength(
      1,
    )
    expect(codes(await editor.shown(join(root, 'vhosts.inc')))).toEqual(['keepalive-value'])
    await editor.actions(editor.open(join(root, 'notes.txt'), 'KeepAlive yes\n', 'plaintext'), start)
    const nothing = await Promise.race([editor.shown(join(root, 'notes.txt')), Promise.resolve('nothing')])
    expect(nothing).toBe('nothing')
  })

  test('of a link is shown under the name by which it is open', async () => {
    const root = folder({ 'sites-available/a.conf': 'KeepAlive yes\n' })
    mkdirSync(join(root, 'sites-enabled'))
    const link = join(root, 'sites-enabled/a.conf')
    symlinkSync('../sites-available/a.conf', link)
    const editor = await editorWith(root)
    editor.open(link, 'KeepAlive yes\n')
    expect(codes(await editor.shown(link, ({ version }) => version === 1))).toEqual(['keepalive-value'])
  })
})

describe('a workspace', () => {
  test('of several folders has the settings of each', async () => {
    const text = 'KeepAlive yes\n'
    const one = folder({ 'a.conf': text })
    const other = folder({ 'a.conf': text, 'httpd-upgrade.json': '{ "rules": { "keepalive-value": "info" } }' })
    const editor = await editorWith(one, other)
    editor.open(join(one, 'a.conf'), text)
    editor.open(join(other, 'a.conf'), text)
    expect((await editor.shown(join(one, 'a.conf')))[0]?.severity).toBe(1)
    expect((await editor.shown(join(other, 'a.conf')))[0]?.severity).toBe(3)
  })

  test('that gets a folder more, or one less, shows what is in it, and no longer', async () => {
    const root = folder({ 'a.conf': 'KeepAlive yes\n', 'b.conf': 'KeepAlive yes\n' })
    const editor = await editorIn([], { capabilities: { workspace: { workspaceFolders: true } } })
    editor.open(join(root, 'a.conf'), 'KeepAlive yes\n')
    await editor.shown(join(root, 'a.conf'), ({ diagnostics }) => diagnostics.length > 0)
    await changeFolders(editor, [root], [])
    expect(codes(await editor.shown(join(root, 'b.conf')))).toEqual(['keepalive-value'])
    await changeFolders(editor, [], [root])
    expect(await editor.shown(join(root, 'b.conf'), ({ diagnostics }) => diagnostics.length === 0)).toEqual([])
  })

  test('whose settings make no sense says so, and shows nothing until they do', async () => {
    const root = folder({ 'a.conf': 'KeepAlive yes\n', 'httpd-upgrade.json': '{\n  "rulse": {}\n}' })
    const editor = await editorWith(root)
    const before = editor.complaints.length
    const document = editor.open(join(root, 'a.conf'), 'KeepAlive yes\n')
    expect(await editor.actions(document, start)).toEqual([])
    expect(editor.complaints.slice(before)).toEqual([
      expect.stringMatching(/^httpd-upgrade\.json:2:3: There is no setting "rulse"\./),
    ])
    writeFileSync(join(root, 'httpd-upgrade.json'), '{}')
    editor.save(document)
    expect(codes(await editor.shown(join(root, 'a.conf'), ({ diagnostics }) => diagnostics.length > 0))).toEqual([
      'keepalive-value',
    ])
  })

  test('sees what else changes on the disk when it is told', async () => {
    const root = folder({ 'a.conf': 'Listen 80\n', 'b.conf': 'Listen 81\n' })
    const editor = await editorWith(root)
    editor.open(join(root, 'a.conf'), 'Listen 80\n')
    await editor.shown(join(root, 'a.conf'), ({ version }) => version === 1)
    writeFileSync(join(root, 'b.conf'), 'KeepAlive yes\n')
    await editor.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: address(join(root, 'b.conf')), type: 2 }],
    })
    expect(codes(await editor.shown(join(root, 'b.conf')))).toEqual(['keepalive-value'])
  })
})

describe('actions', () => {
  const access = '<Directory /srv>\n    Order allow,deny\n    Allow from all\n</Directory>\n'

  test('offer each fix: a safe one by its name, another with what must be true, and silence for a reason', async () => {
    const text = `${access}MaxClients 5\n`
    const root = folder({ 'a.conf': text })
    const editor = await editorIn([root], { capabilities: { workspace: { workspaceEdit: { documentChanges: true } } } })
    const document = editor.open(join(root, 'a.conf'), text)
    const [fix, silence, ...others] = await editor.actions(document, rangeOf(document, 'Order'), ['quickfix'])
    expect(others).toEqual([])
    expect(fix).toMatchObject({ kind: 'quickfix', isPreferred: false, diagnostics: [{ code: 'access-control' }] })
    expect(fix?.title).toMatch(/^.+ \(check first: is this true\? No other file .+\)$/)
    expect(fix?.edit?.documentChanges).toMatchObject([{ textDocument: { uri: document.uri, version: 1 } }])
    expect(withEdit(document, fix?.edit)).toBe(
      '<Directory /srv>\n    Require all granted\n</Directory>\nMaxClients 5\n',
    )
    expect(silence?.title).toBe('Ignore access-control here, with a reason')
    expect(withEdit(document, silence?.edit)).toBe(
      text.replace('    Order', '    # httpd-upgrade-ignore access-control : \n    Order'),
    )
    const [safe] = await editor.actions(document, rangeOf(document, 'MaxClients'), ['quickfix'])
    expect(safe).toMatchObject({ title: 'Rename to MaxRequestWorkers', isPreferred: true })
  })

  test('that silence go to where the reason is to be written, in an editor that can', async () => {
    const text = 'KeepAlive yes\n'
    const root = folder({ 'a.conf': text })
    const editor = await editorIn([root], { capabilities: { window: { showDocument: { support: true } } } })
    const document = editor.open(join(root, 'a.conf'), text)
    const actions = await editor.actions(document, start, ['quickfix'])
    const command = actions.at(-1)?.command
    const asked = new Promise((done) =>
      editor.connection.onRequest('window/showDocument', (params) => {
        done(params)
        return { success: true }
      }),
    )
    await editor.connection.sendRequest('workspace/executeCommand', {
      command: command?.command,
      arguments: command?.arguments,
    })
    const end = { line: 0, character: '# httpd-upgrade-ignore keepalive-value : '.length }
    expect(await asked).toEqual({ uri: document.uri, takeFocus: true, selection: { start: end, end } })
  })

  test('offer no second comment where one lacks only its reason', async () => {
    const text = '# httpd-upgrade-ignore keepalive-value\nKeepAlive yes\n'
    const root = folder({ 'a.conf': text })
    const editor = await editorWith(root)
    const document = editor.open(join(root, 'a.conf'), text)
    const actions = await editor.actions(document, rangeOf(document, 'KeepAlive yes'), ['quickfix'])
    expect(actions.map(({ title }) => title)).toEqual([expect.stringMatching(/^Write /)])
  })

  test('are only of the kinds that are asked for', async () => {
    const text = 'KeepAlive yes\nMaxClients 5\n'
    const root = folder({ 'a.conf': text })
    const editor = await editorWith(root)
    const document = editor.open(join(root, 'a.conf'), text)
    const kinds = async (only?: string[]) => (await editor.actions(document, start, only)).map(({ kind }) => kind)
    const all = 'source.fixAll.httpd-upgrade'
    expect(await kinds()).toEqual(['quickfix', 'quickfix', all])
    expect(await kinds(['source'])).toEqual([all])
    expect(await kinds(['source.fixAll'])).toEqual([all])
    expect(await kinds([all])).toEqual([all])
    expect(await kinds(['source.fixAll.other', 'refactor'])).toEqual([])
  })

  test.each([
    ['LF', (text: string) => text],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['no last line ending', (text: string) => text.trimEnd()],
  ])('make all safe fixes as --write does: %s', async (_name, written) => {
    const text = written('Listen 80\nMaxClients 5\nKeepAlive yes\nDefaultType None\n# the end\nNameVirtualHost *:80\n')
    const root = folder({ 'httpd.conf': text })
    const editor = await editorWith(root)
    const document = editor.open(join(root, 'httpd.conf'), text)
    const [all] = (await editor.actions(document, start, ['source.fixAll'])) as [CodeAction]
    runIn(root, ['--write'])
    const written_ = readFileSync(join(root, 'httpd.conf'), 'utf8')
    expect(written_).not.toBe(text)
    expect(withEdit(document, all.edit)).toBe(written_)
  })
})

test('hovering tells of the rule', async () => {
  const root = folder({ 'a.conf': 'Listen 80\nKeepAlive yes\n' })
  const editor = await editorWith(root)
  const document = editor.open(join(root, 'a.conf'), 'Listen 80\nKeepAlive yes\n')
  const hover = (line: number, character: number) =>
    editor.connection.sendRequest('textDocument/hover', {
      textDocument: { uri: document.uri },
      position: { line, character },
    })
  expect(await hover(1, 11)).toEqual({
    contents: { kind: 'markdown', value: expect.stringMatching(/^### keepalive-value: KeepAlive with a word/) },
    range: { start: { line: 1, character: 10 }, end: { line: 1, character: 13 } },
  })
  expect(await hover(0, 1)).toBeNull()
})

test('it introduces itself, and goes when it is told to, with all that it started', async () => {
  const root = folder({ 'a.conf': 'KeepAlive yes\n' })
  const editor = await editorIn([root], { words: ['--stdio', `--clientProcessId=${process.pid}`] })
  expect(editor.introduced.serverInfo).toEqual({ name: 'httpd-upgrade', version: '1.2.3' })
  editor.open(join(root, 'a.conf'), 'KeepAlive yes\n')
  await editor.shown(join(root, 'a.conf'))
  expect(await editor.quit()).toBe(0)
})

test('it uses standard input and output alone', () => {
  expect(runIn(folder(), ['lsp', '--socket=5']).err).toContain('does not take "--socket=5"')
})

test('a file is judged whatever its name, also one that a command has', async () => {
  const root = folder({ rules: 'KeepAlive yes\n' })
  const editor = await editorWith()
  editor.open(join(root, 'rules'), 'KeepAlive yes\n')
  expect(codes(await editor.shown(join(root, 'rules'), ({ diagnostics }) => diagnostics.length > 0))).toEqual([
    'keepalive-value',
  ])
})

const hasProcesses = existsSync('/proc/self/task')

const childrenOf = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

test.skipIf(!hasProcesses)(
  'a look that takes its time keeps nobody waiting: what is known is shown where it is now',
  async () => {
    const root = folder({ 'a.conf': '' })
    const path = join(root, 'a.conf')
    const editor = await editorIn([root])
    const document = editor.open(path, 'Listen 80\nKeepAlive yes\n')
    await editor.shown(path, ({ version }) => version === 1)
    const [child] = childrenOf(editor.server.pid)
    process.kill(child ?? 0, 'SIGSTOP')
    editor.type(document, start, 'NameVirtualHost *:80\n')
    const moved = await editor.shown(path, ({ version }) => version === 2)
    expect(moved.map(({ code, range }) => [code, range.start.line])).toEqual([['keepalive-value', 2]])
    process.kill(child ?? 0, 'SIGCONT')
    const found = await editor.shown(path, ({ diagnostics }) => diagnostics.length > 1)
    expect(codes(found).sort()).toEqual(['keepalive-value', 'name-virtual-host'])
  },
)

describe.skipIf(!hasProcesses)('a process that is killed', () => {
  test('is started again, and knows the text as it is then', async () => {
    const root = folder({ 'a.conf': '' })
    const path = join(root, 'a.conf')
    const editor = await editorIn([root])
    const document = editor.open(path, 'Listen 80\n')
    await editor.shown(path, ({ version }) => version === 1)
    const [child] = childrenOf(editor.server.pid)
    process.kill(child ?? 0, 'SIGKILL')
    editor.type(document, start, 'KeepAlive yes\n')
    const found = await editor.shown(path, ({ version, diagnostics }) => version === 2 && diagnostics.length > 0)
    // Told twice of the same line, it would have found it twice.
    expect(codes(found)).toEqual(['keepalive-value'])
  })

  test('because the editor is gone leaves nothing behind', async () => {
    const root = folder({ 'a.conf': '' })
    const editor = await editorIn([root])
    editor.open(join(root, 'a.conf'), 'KeepAlive yes\n')
    await editor.shown(join(root, 'a.conf'))
    const ended = once(editor.server, 'close')
    editor.server.kill('SIGKILL')
    // Which comes when its last process has closed what it writes to.
    await ended
  })
})

describe('a file with a mark of the byte order', () => {
  test('has its places where the editor shows them', async () => {
    const mark = '\uFEFF'
    const root = folder({ 'a.conf': `${mark}KeepAlive yes\n`, 'b.conf': 'Listen 80\n' })
    const editor = await editorWith(root)
    editor.open(join(root, 'b.conf'), 'Listen 80\n')
    const [found] = await editor.shown(join(root, 'a.conf'))
    expect(found?.range.start).toEqual({ line: 0, character: 10 })
  })
})
