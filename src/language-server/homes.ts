import { basename, dirname, sep } from 'node:path'

/** Where a site is told from, and what is looked at there: all of it, or what its settings say, where no path is named. */
export interface Home {
  readonly folder: string
  readonly paths: readonly string[]
}

/** The innermost folder of the workspace that holds the file, as one site; a file that lies in none is one by itself, whatever its name. */
export function homeOf(path: string, roots: readonly string[]): Home {
  const holding = roots.filter((root) => path.startsWith(root.replace(/[/\\]?$/, sep)))
  const [innermost] = holding.sort((a, b) => b.length - a.length)
  return innermost === undefined
    ? { folder: dirname(path), paths: [`./${basename(path)}`] }
    : { folder: innermost, paths: [] }
}

export const nameOfHome = ({ folder, paths }: Home): string => [folder, ...paths].join('\n')
