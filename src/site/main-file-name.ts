import type { ConfigFile } from '../syntax/tree.js'

/** Whether a file has a name that distributions give to the file that httpd starts with. */
export const hasMainFileName = ({ path }: Pick<ConfigFile, 'path'>): boolean =>
  /(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(path)

/** The path of the main file of which a path seems to be a copy, by its name; undefined for any other path. */
export function mainFileOfCopy(path: string): string | undefined {
  const { before = '', name } = folderOfCopy.exec(path)?.groups ?? {}
  return name === undefined ? nameOfCopy.exec(path)?.[1] : before + name
}

/** The folder of copies that a copy of a main file is in, with a final slash; undefined for any other path. */
export function folderOfMainCopies(path: string): string | undefined {
  const { before = '', folder } = folderOfCopy.exec(path)?.groups ?? {}
  return folder === undefined ? undefined : before + folder
}

const words =
  'back(up)?|bak|copy|default|dist|disabled|(dpkg|ucf)-\\w+|example|off|old|orig(inal)?|pre-\\w+|prev(ious)?|rpm(new|orig|save)|sample|saved?'
/** Dates in the names of copies: `httpd.conf.14Apr2020`, `httpd.conf-2020-04-14_1948`. */
const day = '\\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*'
const nameOfCopy = new RegExp(
  `^((?:.*/)?(?:httpd|apache)[\\d.]*\\.conf)[._-](?:${day}|(?:${words})\\d*|\\d)(?:[._-]?\\d+)*$`,
  'i',
)

/**
 * Folders of original files beside the files in use, as `make install` and packages create them: `original/httpd.conf`,
 * `original/conf/httpd.conf`.
 */
const folderOfCopy =
  /^(?<before>.*\/)?(?<folder>(?:backups?|bak|default|examples?|old|orig(?:inal)?|samples?)\/)(?<name>(?:conf\/)?(?:httpd|apache)[\d.]*\.conf)$/i
