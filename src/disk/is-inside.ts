import { sep } from 'node:path'

/** Whether a path is the folder itself or lies in it. Both paths must be absolute. */
export const isSameOrInside = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
