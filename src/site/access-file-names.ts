import { isLiteral } from '../syntax/literal.js'
import { reparse } from '../syntax/parse.js'
import { type ConfigFile, type Directive, isDirective } from '../syntax/tree.js'

/** The names of the files that httpd looks for in each folder of a path (server/core.c, AccessFileName). */
export function accessFileNames(files: readonly ConfigFile[]): ReadonlySet<string> {
  const said = files
    .flatMap((file) => file.named('accessfilename'))
    .flatMap((line) => (isLiteral(line) ? line.args.map(({ value }) => value) : []))
  return new Set(said.length > 0 ? said : ['.htaccess'])
}

/** An AccessFileName line with a path, or with a name that a variable or template sets. */
export const unusualAccessFileNameLine = (files: readonly ConfigFile[]): Directive | undefined =>
  files
    .flatMap((file) => file.named('accessfilename'))
    .filter(isDirective)
    .find((line) => !isLiteral(line) || line.args.some(({ value }) => value.includes('/')))

/**
 * The same files. Each file with a name from an AccessFileName line is marked as a per-directory file, unless it contains an
 * AccessFileName line itself.
 */
export function withAccessFilesMarked(files: readonly ConfigFile[]): readonly ConfigFile[] {
  const names = accessFileNames(files)
  if ([...names].every((name) => name === '.htaccess')) return files
  const isMeant = (file: ConfigFile) =>
    fileNameOf(file) !== '.htaccess' && names.has(fileNameOf(file)) && file.named('accessfilename').length === 0
  return files.map((file) => (isMeant(file) ? reparse(file, file.text, { isPerDirectory: true }) : file))
}

/** The name of a file without its folder. */
export const fileNameOf = ({ path }: Pick<ConfigFile, 'path'>): string => path.replace(/^.*[/\\]/, '')
