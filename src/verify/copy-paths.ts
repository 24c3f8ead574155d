import { type Edit, insertBefore, replace } from '../edit/edit.js'
import { quotedLike } from '../syntax/literal.js'
import type { ConfigFile, Directive } from '../syntax/tree.js'

/** The place in the copy of a path on the server; undefined if the copy has none. */
export type CopyPathLookup = (path: string, directive: string) => string | undefined

/**
 * The edits that make a file of the copy refer to the copy: they replace ServerRoot, and every argument whose path has a
 * place in the copy. No line is added or removed, so that line numbers stay.
 */
export function editsOfCopyPaths(file: ConfigFile, place: CopyPathLookup): Edit[] {
  return [...file.keys]
    .flatMap((key) => file.named(key))
    .filter((node): node is Directive => node.kind === 'directive')
    .flatMap((line) =>
      line.args.flatMap((word) => {
        const path = word.value.includes('${') ? undefined : place(word.value.replaceAll('\\', '/'), line.key)
        return path === undefined ? [] : replace(line, word, quotedLike(line, word, path))
      }),
    )
}

/** The edit that adds ServerRoot to a main file without one, as one more line. */
export function serverRootEdit(file: ConfigFile, root: string): Edit[] {
  const [first] = file.children
  return first ? [insertBefore(first, [`ServerRoot "${root}"`])] : []
}
