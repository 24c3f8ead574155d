import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as vscode from 'vscode'
import { LanguageClient, type ServerOptions, TransportKind } from 'vscode-languageclient/node'
import { configGlobs } from '../../../src/site/wanted-path.js'

let client: LanguageClient | undefined

/** VS Code calls it when a configuration is opened. */
export async function activate({ asAbsolutePath, subscriptions }: vscode.ExtensionContext): Promise<void> {
  const server = asAbsolutePath(join('server', 'cli.js'))
  client = new LanguageClient('httpd-upgrade', serverFrom(server), {
    documentSelector: [
      ...['apacheconf', 'apache'].map((language) => ({ scheme: 'file', language })),
      ...configGlobs.map((pattern) => ({ scheme: 'file', pattern })),
    ],
  })
  const commands: Readonly<Record<string, () => unknown>> = {
    'httpd-upgrade.fixAll': fixAll,
    'httpd-upgrade.explain': explain,
    'httpd-upgrade.upgrade': () => openUpgrade(server),
  }
  for (const [name, act] of Object.entries(commands)) subscriptions.push(vscode.commands.registerCommand(name, act))
  subscriptions.push(vscode.workspace.registerTextDocumentContentProvider(pageScheme, pageProvider))
  await client.start()
}

export const deactivate = (): Promise<void> | undefined => client?.stop()

/** A page is its address: nothing has to be kept of it, and no editor asks whether to save it. */
const pageScheme = 'httpd-upgrade'
const pageProvider: vscode.TextDocumentContentProvider = { provideTextDocumentContent: ({ query }) => query }

/** The program that the settings name, or the one that comes along, which VS Code's own Node runs. */
function serverFrom(module: string): ServerOptions {
  const command = ownProgram()
  if (command !== undefined) return { command, args: ['lsp'], transport: TransportKind.stdio }
  return { module, args: ['lsp'], transport: TransportKind.stdio }
}

const ownProgram = (): string | undefined =>
  vscode.workspace.getConfiguration('httpd-upgrade').get<string>('path') || undefined

const fixAll = (): Thenable<unknown> =>
  vscode.commands.executeCommand('editor.action.sourceAction', { kind: 'source.fixAll.httpd-upgrade', apply: 'first' })

/** Show what hovering shows of the first finding on the line of the cursor, where there is room for it. */
async function explain(): Promise<void> {
  const editor = vscode.window.activeTextEditor
  if (!editor) return
  const { document, selection } = editor
  const found = vscode.languages
    .getDiagnostics(document.uri)
    .find(
      ({ source, range }) =>
        source === 'httpd-upgrade' && range.contains(selection.active.with({ character: range.start.character })),
    )
  if (!found) {
    vscode.window.showInformationMessage('httpd-upgrade has nothing to say of this line.')
    return
  }
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    found.range.start,
  )
  const texts = hovers.flatMap(({ contents }) => contents.map((one) => (typeof one === 'string' ? one : one.value)))
  const rule = typeof found.code === 'object' ? found.code.value : found.code
  const page = vscode.Uri.from({ scheme: pageScheme, path: `/${rule}.md`, query: texts.join('\n\n') })
  await vscode.commands.executeCommand('markdown.showPreview', page)
}

/** The guided upgrade of the folder, in a terminal. */
async function openUpgrade(server: string): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath
  if (folder === undefined || !existsSync(folder)) {
    vscode.window.showInformationMessage('Open the folder of the copied server first.')
    return
  }
  const program = ownProgram()
  const [shellPath, words] = program === undefined ? [process.execPath, [server]] : [program, []]
  const terminal = vscode.window.createTerminal({
    name: 'httpd-upgrade',
    cwd: folder,
    shellPath,
    shellArgs: [...words, 'upgrade', '.'],
    // VS Code's own program is a Node with this.
    env: { ELECTRON_RUN_AS_NODE: '1' },
  })
  terminal.show()
}
