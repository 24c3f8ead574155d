import { commaList } from '../base/list-text.js'
import { settingsFile } from '../settings/settings.js'
import { looksLikeHttpd } from '../site/recognise.js'

/** A file that was not checked, and what is known of its text. */
export interface UncheckedText {
  readonly path: string
  readonly text: string
}

/** A sentence about unchecked files that look like configuration, or none. */
export function uncheckedFileNotes(unchecked: readonly UncheckedText[], config: string | undefined): string[] {
  const found = unchecked.filter(({ text, path }) => looksLikeHttpd(text, path)).map(({ path }) => path)
  if (found.length === 0) return []
  const [are, were, them] = found.length === 1 ? ['looks', 'was', 'it'] : ['look', 'were', 'them']
  return [
    `${commaList(found)} ${are} like httpd configuration but ${were} not checked because of the name. To check ${them}, add ${them} to \`include\` in \`${config ?? settingsFile}\`.`,
  ]
}
