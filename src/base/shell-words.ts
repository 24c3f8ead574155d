/** Words quoted for a POSIX shell, where they need quotes. */
export const shellWords = (words: readonly string[]): string =>
  words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ')

/** Paths as quoted words; `./` precedes a path that looks like an option. */
export const shellPaths = (paths: readonly string[]): string => shellWords(paths.map(pathWord))

/** The path of a file, with `./` before it if it looks like an option. */
export const pathWord = (path: string): string => (path.startsWith('-') ? `./${path}` : path)
