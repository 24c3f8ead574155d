/** The words on one line for a POSIX shell, each in quotes if it contains special characters. */
export const quoteShellWords = (words: readonly string[]): string =>
  words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ')

/** The paths on one line for a POSIX shell. A path that looks like an option begins with `./`. */
export const quoteShellPaths = (paths: readonly string[]): string => quoteShellWords(paths.map(pathArgument))

/** The path of a file. It begins with `./` if it would look like an option. */
export const pathArgument = (path: string): string => (path.startsWith('-') ? `./${path}` : path)
