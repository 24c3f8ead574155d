import { zipSync } from 'fflate'
import { encode } from '../syntax/encoding.js'
import { downloadFile } from './download.js'
import type { OpenFile } from './model.js'
import { normalizedArchivePath } from './normalized-archive-path.js'

/** Downloads the new texts in the encodings of their files: a single file as it is, several as an archive. */
export function downloadTexts(files: readonly OpenFile[], texts: ReadonlyMap<string, string>): void {
  const made = files.map(({ path, text, encoding }) => ({ path, bytes: encode(texts.get(path) ?? text, encoding) }))
  const [only] = made
  // A dot at the beginning is removed, because browsers remove it too.
  if (only && made.length === 1) downloadFile(only.path.replace(/^.*\//, '').replace(/^\./, ''), only.bytes)
  else downloadFile('httpd-2.4.zip', zipOf(made))
}

/** A ZIP archive. Unpacked on any system, it writes only below its folder. Equal files make equal archives. */
export const zipOf = (files: readonly { readonly path: string; readonly bytes: Uint8Array }[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ path, bytes }) => [pathInArchive(path), bytes])), {
    level: 0,
    mtime: new Date(1980, 0, 1),
  })

/** The path in the archive. Windows also separates folders with `\`, and `C:` names another drive. */
const pathInArchive = (path: string): string =>
  normalizedArchivePath(path.replaceAll('\\', '/').replace(/^[a-z]:/i, ''))

/** Downloads one patch for all files, in which each file's part is in the encoding of the file. */
export function downloadPatch(
  name: string,
  files: readonly OpenFile[],
  patches: readonly (readonly [path: string, text: string])[],
): void {
  const encodings = new Map(files.map(({ path, encoding }) => [path, encoding]))
  downloadFile(name, ...patches.map(([path, text]) => encode(text, encodings.get(path) ?? 'utf-8')))
}
