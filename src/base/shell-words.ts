/** Words as a POSIX shell takes them for the very same: what it could read otherwise is in quotes. */
export const shellWords = (words: readonly string[]): string =>
  words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ')

/** Paths of files as words, none of which a command can take for an option. */
export const shellPaths = (paths: readonly string[]): string => shellWords(paths.map(pathWord))

/** The path of a file, as no command can take it for an option. */
export const pathWord = (path: string): string => (path.startsWith('-') ? `./${path}` : path)
