import { isHtaccess } from '../../site/htaccess.js'
import type { Site } from '../../site/site.js'
import type { ConfigFile } from '../../syntax/tree.js'
import { foldersOnServer, isLostFolder } from './places/file-places.js'
import type { Scope } from './scope.js'

/** The scope that a whole file is: that of a .htaccess file, or of lines that stand inside a section which is not seen. */
export function fileScope(site: Site, file: ConfigFile): Omit<Scope, 'branch' | 'places'> {
  const base = { at: undefined, file, nodes: file.commands, regex: false }
  if (!isHtaccess(file)) return { ...base, kind: 'fragment', path: '', paths: [''], placed: true }
  const folders = foldersOnServer(site, file)
  const paths = folders.map(({ path }) => path)
  return {
    ...base,
    kind: 'htaccess',
    path: folders[0].path,
    paths,
    placed: folders.every(({ isSure }) => isSure),
  }
}

/** Whether nothing shows where on the server a .htaccess file lies. */
export const isLost = ({ kind, path }: Scope): boolean => kind === 'htaccess' && isLostFolder(path)
