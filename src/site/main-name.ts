import type { ConfigFile } from '../syntax/tree.js'

/** Whether a file is called as distributions call the file that httpd starts with. */
export const isNamedAsMain = ({ path }: Pick<ConfigFile, 'path'>): boolean =>
  /(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(path)
