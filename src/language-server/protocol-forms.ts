import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import type { FileEdits, OfferedAction, Remark } from './messages.js'

/** The abilities of the editor that this server uses. */
export interface EditorAbilities {
  /** Whether edits can name the version of the text that they are for. */
  readonly supportsVersions: boolean
  /** Whether the editor can show a place on request. */
  readonly supportsShowDocument: boolean
}

export const fixAllKind = `${CodeActionKind.SourceFixAll}.httpd-upgrade`

/** The command that makes the editor show a place in a file. Its arguments are the file's URI and the position. */
export const showPlaceCommand = 'httpd-upgrade.writeOn'

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const

export const diagnosticOf = ({ range, severity, id, see, message }: Remark): Diagnostic => ({
  range,
  severity: severities[severity],
  source: 'httpd-upgrade',
  code: id,
  ...(see === undefined ? {} : { codeDescription: { href: see } }),
  message,
})

/**
 * The action in the form of the protocol.
 * @param uriOf the address of a file, as the editor knows it
 */
export function codeActionOf(
  { title, isSafe, settles, files, cursorAfter }: OfferedAction,
  uriOf: (path: string) => string,
  abilities: EditorAbilities,
): CodeAction {
  const [first] = files
  const position = abilities.supportsShowDocument ? cursorAfter : undefined
  return {
    title,
    kind: settles ? CodeActionKind.QuickFix : fixAllKind,
    ...(settles ? { diagnostics: [diagnosticOf(settles)], isPreferred: isSafe } : {}),
    edit: workspaceEdit(files, uriOf, abilities),
    ...(position && first
      ? { command: { title, command: showPlaceCommand, arguments: [uriOf(first.path), position] } }
      : {}),
  }
}

function workspaceEdit(
  files: readonly FileEdits[],
  uriOf: (path: string) => string,
  { supportsVersions }: EditorAbilities,
): WorkspaceEdit {
  if (!supportsVersions)
    return { changes: Object.fromEntries(files.map(({ path, edits }) => [uriOf(path), [...edits]])) }
  return {
    documentChanges: files.map(({ path, version = null, edits }) => ({
      textDocument: { uri: uriOf(path), version },
      edits: [...edits],
    })),
  }
}

/** Whether the kinds of action that an editor asks for include this one. */
export const isRequestedActionKind = (kind: string, only: readonly string[] | undefined): boolean =>
  !only || only.some((one) => one === '' || kind === one || kind.startsWith(`${one}.`))
