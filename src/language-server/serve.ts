import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  ShowMessageNotification,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { configGlobs } from '../site/wanted-path.js'
import { applyContentChanges, pathOfUri, uriOfPath } from './documents.js'
import {
  codeActionOf,
  diagnosticOf,
  type EditorAbilities,
  fixAllKind,
  isRequestedActionKind,
  showPlaceCommand,
} from './protocol-forms.js'
import { startWorkspaceSites, type WorkspaceSites } from './sites.js'

/**
 * The longest wait for a check, in milliseconds, before the last findings are shown at their moved places. If the last check
 * took longer, the next wait is only `atOnce`, which is long enough to collect further keystrokes.
 */
const patience = 50
const atOnce = 5

/** Files on disk that may change the findings. */
const watched = [...configGlobs, '**/httpd-upgrade.json', '**/package.json']

/** Speaks the language server protocol on standard input and output, until the editor ends. */
export function runLanguageServer(): Promise<number> {
  const connection = createConnection(process.stdin, process.stdout)
  const sites = startWorkspaceSites({
    show: ({ path, version, remarks }) =>
      connection.sendDiagnostics({
        uri: uriOf(sites, path),
        ...(version === undefined ? {} : { version }),
        diagnostics: remarks.map(diagnosticOf),
      }),
    // showErrorMessage is not used, because it waits for an answer.
    complain: (message) =>
      connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Error, message }),
  })
  let abilities: EditorAbilities = { supportsVersions: false, supportsShowDocument: false }
  connection.onInitialize((params) => {
    abilities = abilitiesOf(params)
    sites.roots = rootsOf(params)
    connection.onInitialized(() => follow(connection, sites, params))
    return introduction
  })
  listen(connection, sites)
  connection.onCodeAction((params) => actions(sites, params, abilities))
  connection.onHover(async ({ textDocument, position }) => {
    const path = pathOfUri(textDocument.uri)
    const page = path && (await sites.checkerFor(path)?.ask({ about: 'page', path, at: position }))
    return page ? { contents: { kind: 'markdown', value: page.text }, range: page.range } : null
  })
  connection.onExecuteCommand(async ({ command, arguments: [uri, position] = [] }) => {
    if (command !== showPlaceCommand) return
    await connection.window.showDocument({ uri, takeFocus: true, selection: { start: position, end: position } })
  })
  connection.listen()
  // The promise never resolves, because the connection ends the process, as the protocol requires.
  return new Promise(() => {})
}

const introduction: InitializeResult = {
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: { includeText: false } },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind] },
    hoverProvider: true,
    executeCommandProvider: { commands: [showPlaceCommand] },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
  serverInfo: { name: 'httpd-upgrade', version: VERSION },
}

const abilitiesOf = ({ capabilities: { workspace, window } }: InitializeParams): EditorAbilities => ({
  supportsVersions: workspace?.workspaceEdit?.documentChanges === true,
  supportsShowDocument: window?.showDocument?.support === true,
})

const rootsOf = ({ workspaceFolders, rootUri }: InitializeParams): readonly string[] =>
  pathsOf(workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []))

const pathsOf = (uris: readonly string[]): readonly string[] => uris.flatMap((uri) => pathOfUri(uri) ?? [])

/** The URI by which the editor knows the file, which may be the URI of a link to it. */
const uriOf = ({ documents }: WorkspaceSites, path: string): string => documents.get(path)?.uri ?? uriOfPath(path)

/** Follows changes of workspace folders, and of files on the disk. */
function follow(
  connection: Connection,
  sites: WorkspaceSites,
  { capabilities: { workspace } }: InitializeParams,
): void {
  if (workspace?.workspaceFolders)
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const gone = pathsOf(removed.map(({ uri }) => uri))
      sites.roots = [...sites.roots.filter((root) => !gone.includes(root)), ...pathsOf(added.map(({ uri }) => uri))]
      sites.moveDocuments()
    })
  if (workspace?.didChangeWatchedFiles?.dynamicRegistration)
    connection.client.register(DidChangeWatchedFilesNotification.type, {
      watchers: watched.map((globPattern) => ({ globPattern })),
    })
}

function listen(connection: Connection, sites: WorkspaceSites): void {
  const { documents } = sites
  const reread = () => {
    for (const checker of sites.checkers()) checker.tell({ kind: 'reread' })
  }
  connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) => {
    const path = pathOfUri(uri)
    if (path === undefined) return
    const isHttpd = /apache|httpd|htaccess/i.test(languageId)
    documents.set(path, { uri, path, isHttpd, text: TextDocument.create(uri, languageId, version, text), typed: [] })
    sites.checkerFor(path)?.tell({ kind: 'open', file: { path, version, text, isHttpd } })
  })
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    const document = documents.get(pathOfUri(uri) ?? '')
    if (!document) return
    // The checker is started before the edit, so it gets the text as it was before.
    const checker = sites.checkerFor(document.path)
    const edits = applyContentChanges(document, version, contentChanges)
    checker?.tell({ kind: 'change', path: document.path, version, edits })
    const isSlow = (checker?.lastCheckTook ?? 0) > patience
    setTimeout(
      () => {
        if (document.text.version === version && document.typed.length > 0) sites.showMoved(document.path)
      },
      isSlow ? atOnce : patience,
    )
  })
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    const path = pathOfUri(uri) ?? ''
    if (!documents.delete(path)) return
    sites.checkerFor(path)?.tell({ kind: 'close', path })
    sites.tidy()
  })
  connection.onDidSaveTextDocument(reread)
  connection.onDidChangeWatchedFiles(reread)
}

async function actions(
  sites: WorkspaceSites,
  { textDocument: { uri }, range, context: { only } }: CodeActionParams,
  abilities: EditorAbilities,
): Promise<CodeAction[]> {
  const path = pathOfUri(uri)
  const checker = path === undefined ? undefined : sites.checkerFor(path)
  if (path === undefined || !checker) return []
  const single = isRequestedActionKind(CodeActionKind.QuickFix, only)
    ? await checker.ask({ about: 'fixes', path, range })
    : []
  const all = isRequestedActionKind(fixAllKind, only) ? await checker.ask({ about: 'safe-fixes', path }) : undefined
  return [...(single ?? []), ...(all ? [all] : [])].map((fix) =>
    codeActionOf(fix, (one) => uriOf(sites, one), abilities),
  )
}

/** The version in package.json, which the build sets. */
declare const VERSION: string
