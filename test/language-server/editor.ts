import { type ChildProcess, spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import {
  type CodeAction,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  type InitializeResult,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  type Range,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { cliStart } from '../run-cli.js'

/** An editor that speaks the protocol, and has a language server of its own. */
export interface Editor {
  readonly connection: ProtocolConnection
  readonly server: ChildProcess
  readonly introduced: InitializeResult
  /** What the server complained of, in its own window. */
  readonly complaints: readonly string[]
  open(path: string, text: string, languageId?: string): TextDocument
  /** Put a text in the place of a range. */
  type(document: TextDocument, range: Range, text: string): void
  save(document: TextDocument): void
  close(document: TextDocument): void
  /** What is shown of a file, once it is as wanted. */
  shown(path: string, wanted?: (shown: PublishDiagnosticsParams) => boolean): Promise<readonly Diagnostic[]>
  actions(document: TextDocument, range: Range, only?: readonly string[]): Promise<readonly CodeAction[]>
  quit(): Promise<number | null>
}

export const address = (path: string): string => pathToFileURL(path).href

/** Start a server for these folders, as an editor with these abilities. */
export async function startEditor(
  folders: readonly string[],
  {
    capabilities = {},
    words = ['--stdio'],
    start = cliStart,
  }: { capabilities?: object; words?: readonly string[]; start?: typeof cliStart } = {},
): Promise<Editor> {
  const server = spawn(...start('lsp', ...words), { stdio: 'pipe' })
  // Not inherited: its end is that of all that it started.
  server.stderr.on('data', (chunk) => process.stderr.write(chunk))
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  const shown = new Map<string, PublishDiagnosticsParams>()
  const waiting = new Set<() => void>()
  let hasEnded = false
  server.once('exit', () => {
    hasEnded = true
    for (const look of waiting) look()
  })
  connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
    shown.set(params.uri, params)
    for (const look of waiting) look()
  })
  const complaints: string[] = []
  connection.onNotification(ShowMessageNotification.type, ({ message }) => {
    complaints.push(message)
  })
  connection.listen()
  const introduced: InitializeResult = await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    workspaceFolders: folders.map((folder) => ({ uri: address(folder), name: folder })),
    capabilities,
  })
  await connection.sendNotification('initialized', {})
  const textDocument = ({ uri }: TextDocument) => ({ uri })
  return {
    connection,
    server,
    introduced,
    complaints,
    open(path, text, languageId = 'apache') {
      const uri = address(path)
      connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId, version: 1, text },
      })
      return TextDocument.create(uri, languageId, 1, text)
    },
    type(document, range, text) {
      const version = document.version + 1
      TextDocument.update(document, [{ range, text }], version)
      const contentChanges = [{ range, text }]
      connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: document.uri, version },
        contentChanges,
      })
    },
    save: (document) =>
      void connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: textDocument(document) }),
    close: (document) =>
      void connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: textDocument(document) }),
    shown: (path, wanted = () => true) =>
      new Promise((found, failed) => {
        const look = () => {
          const params = shown.get(address(path))
          const isThere = params !== undefined && wanted(params)
          if (!isThere && !hasEnded) return
          waiting.delete(look)
          if (isThere) found(params.diagnostics)
          else failed(new Error(`The server has ended, and has shown of ${path}: ${JSON.stringify(params)}`))
        }
        waiting.add(look)
        look()
      }),
    actions: async (document, range, only) =>
      ((await connection.sendRequest('textDocument/codeAction', {
        textDocument: textDocument(document),
        range,
        context: { diagnostics: [], ...(only ? { only } : {}) },
      })) as CodeAction[] | null) ?? [],
    async quit() {
      const ended = new Promise<number | null>((done) => server.once('exit', done))
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      return ended
    },
  }
}

/** The text of an open file after an edit that came with an action. */
export function withEdit(document: TextDocument, edit: WorkspaceEdit | undefined): string {
  const own = edit?.documentChanges
    ? edit.documentChanges.flatMap((change) =>
        'textDocument' in change && change.textDocument.uri === document.uri ? change.edits : [],
      )
    : (edit?.changes?.[document.uri] ?? [])
  return TextDocument.applyEdits(document, own as { range: Range; newText: string }[])
}

/** The place of the first such words in a text. */
export function rangeOf(document: TextDocument, words: string): Range {
  const start = document.getText().indexOf(words)
  if (start < 0) throw new Error(`There is no ${words}.`)
  return { start: document.positionAt(start), end: document.positionAt(start + words.length) }
}
