import { sep } from 'node:path'

/** Whether a path is the folder or something in it; both absolute. */
export const isInside = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
