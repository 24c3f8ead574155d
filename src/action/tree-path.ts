/** The last name in a path. */
export const baseNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The folder of a path in a commit; empty for the root. */
export const parentFolderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
