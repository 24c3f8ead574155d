import picomatch from 'picomatch'

/**
 * Returns a test: whether a path matches one of the globs, from its start or from any folder in it.
 * @throws Error with one sentence for an invalid glob
 */
export function globMatcher(globs: readonly string[]): (path: string) => boolean {
  const matchers = globs.map((glob) => {
    if (glob === '') throw new Error('A glob must not be empty.')
    if (!isBalanced(glob)) throw new Error(`"${glob}" is not a valid glob: a bracket is not closed.`)
    // For `!GLOB`, picomatch would match all other files.
    if (/^!(?!\()/.test(glob))
      throw new Error(`"${glob}" begins with "!", which is not supported here. Name only the files to include.`)
    const bare = glob.replace(/(?<=.)\/+$/, '')
    return picomatch([bare, `**/${bare.replace(/^\.?\//, '')}`], { dot: true })
  })
  return (path) => matchers.some((matches) => matches(path.replace(/^\.\//, '')))
}

/** The globs, and for each also one for all files in a folder of that name. */
export const globsWithFolderContents = (globs: readonly string[]): string[] => [
  ...globs,
  ...globs.map((glob) => (glob === '' ? glob : `${glob.replace(/\/+$/, '')}/**`)),
]

function isBalanced(glob: string): boolean {
  const plain = glob.replace(/\\./g, '')
  const count = (char: string) => plain.split(char).length
  return count('[') === count(']') && count('{') === count('}') && count('(') === count(')')
}
