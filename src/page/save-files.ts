import { encode } from '../syntax/encoding.js'
import type { OpenFile } from './model.js'
import { download } from './save.js'
import { joinedBytes, zip } from './zip.js'

/** The new texts in the encodings of their files: one file as it is, several in an archive. */
export function downloadTexts(files: readonly OpenFile[], texts: ReadonlyMap<string, string>): void {
  const made = files.map(({ path, text, encoding }) => ({ path, bytes: encode(texts.get(path) ?? text, encoding) }))
  const [only] = made
  // Browsers take the dot off a name that starts with one.
  if (only && made.length === 1) download(only.path.replace(/^.*\//, '').replace(/^\./, ''), only.bytes)
  else download('httpd-2.4.zip', zip(made))
}

/** One patch for all files, the lines of each in the encoding that the file has. */
export function downloadPatch(
  name: string,
  files: readonly OpenFile[],
  patches: readonly (readonly [path: string, text: string])[],
): void {
  const encodings = new Map(files.map(({ path, encoding }) => [path, encoding]))
  download(name, joinedBytes(patches.map(([path, text]) => encode(text, encodings.get(path) ?? 'utf-8'))))
}
