import type { ConfigFile } from '../syntax/tree.js'

/** Whether a file is called as distributions call the file that httpd starts with. */
export const isNamedAsMain = ({ path }: Pick<ConfigFile, 'path'>): boolean =>
  /(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(path)

/** The path of the main file beside which a file is called as a copy of it is; httpd starts with that one. */
export const copiedBeside = (path: string): string | undefined => nameOfCopy.exec(path)?.[1]

const words =
  'back(up)?|bak|copy|default|dist|disabled|(dpkg|ucf)-\\w+|example|off|old|orig(inal)?|pre-\\w+|prev(ious)?|rpm(new|orig|save)|sample|saved?'
const nameOfCopy = new RegExp(
  `^((?:.*/)?(?:httpd|apache)[\\d.]*\\.conf)[.-](?:(?:${words})\\d*|\\d)(?:[.-]?\\d+)*$`,
  'i',
)
