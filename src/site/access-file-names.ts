import { isLiteral } from '../syntax/literal.js'
import { parseAgain } from '../syntax/parse.js'
import { type ConfigFile, type Directive, isDirective } from '../syntax/tree.js'

/** The names of files that httpd looks for in each folder that it answers from (server/core.c, AccessFileName). */
export function accessFileNames(files: readonly ConfigFile[]): ReadonlySet<string> {
  const said = files
    .flatMap((file) => file.named('accessfilename'))
    .flatMap((line) => (isLiteral(line) ? line.args.map(({ value }) => value) : []))
  return new Set(said.length > 0 ? said : ['.htaccess'])
}

/** The line that has httpd look for files in other folders than the one that they are for, or under names that cannot be told. */
export const namesElsewhere = (files: readonly ConfigFile[]): Directive | undefined =>
  files
    .flatMap((file) => file.named('accessfilename'))
    .filter(isDirective)
    .find((line) => !isLiteral(line) || line.args.some(({ value }) => value.includes('/')))

/** The files, each of another such name than `.htaccess` as one of a folder. One that names it is the server's own. */
export function withAccessFiles(files: readonly ConfigFile[]): readonly ConfigFile[] {
  const names = accessFileNames(files)
  if ([...names].every((name) => name === '.htaccess')) return files
  const isMeant = (file: ConfigFile) =>
    lastName(file) !== '.htaccess' && names.has(lastName(file)) && file.named('accessfilename').length === 0
  return files.map((file) => (isMeant(file) ? parseAgain(file, file.text, { isPerDirectory: true }) : file))
}

/** What a file is called, without its folder. */
export const lastName = ({ path }: Pick<ConfigFile, 'path'>): string => path.replace(/^.*[/\\]/, '')
