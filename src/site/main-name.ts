import type { ConfigFile } from '../syntax/tree.js'

/** Whether a file is called as distributions call the file that httpd starts with. */
export const isNamedAsMain = ({ path }: Pick<ConfigFile, 'path'>): boolean =>
  /(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(path)

/** The path of the main file beside which a file is called as a copy of it is; httpd starts with that one. */
export function copiedBeside(path: string): string | undefined {
  const { before = '', name } = folderOfCopy.exec(path)?.groups ?? {}
  return name === undefined ? nameOfCopy.exec(path)?.[1] : before + name
}

/** The folder of copies that a copy of the main file lies in, with a slash at its end. */
export function copiesAround(path: string): string | undefined {
  const { before = '', folder } = folderOfCopy.exec(path)?.groups ?? {}
  return folder === undefined ? undefined : before + folder
}

const words =
  'back(up)?|bak|copy|default|dist|disabled|(dpkg|ucf)-\\w+|example|off|old|orig(inal)?|pre-\\w+|prev(ious)?|rpm(new|orig|save)|sample|saved?'
/** As people date what they keep: `httpd.conf.14Apr2020`, `httpd.conf-2020-04-14_1948`. */
const day = '\\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*'
const nameOfCopy = new RegExp(
  `^((?:.*/)?(?:httpd|apache)[\\d.]*\\.conf)[._-](?:${day}|(?:${words})\\d*|\\d)(?:[._-]?\\d+)*$`,
  'i',
)

/** As `make install` and packages put the first files beside those in use: `original/httpd.conf`, `original/conf/httpd.conf`. */
const folderOfCopy =
  /^(?<before>.*\/)?(?<folder>(?:backups?|bak|default|examples?|old|orig(?:inal)?|samples?)\/)(?<name>(?:conf\/)?(?:httpd|apache)[\d.]*\.conf)$/i
