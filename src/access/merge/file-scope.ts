import { groupBy } from '../../base/group-by.js'
import { fileNameOf } from '../../site/access-file-names.js'
import { isAtServerLevel, isConditional } from '../../site/context.js'
import { isHtaccess } from '../../site/htaccess.js'
import type { Site } from '../../site/site.js'
import { isLiteral } from '../../syntax/literal.js'
import { type ConfigFile, type Directive, valuesOf } from '../../syntax/tree.js'
import { htaccessFoldersOnServer, isUnlocatedFolder } from './places/file-places.js'
import type { Scope } from './scope.js'

/** A whole file as a scope: a .htaccess file, or lines that are included into an unseen section. */
export function fileScope(site: Site, file: ConfigFile): Omit<Scope, 'branch' | 'occurrences'> {
  const base = { at: undefined, file, nodes: file.commands, regex: false }
  if (!isHtaccess(file)) return { ...base, kind: 'fragment', path: '', paths: [''], isMergePositionKnown: true }
  const folders = htaccessFoldersOnServer(site, file)
  const paths = folders.map(({ path }) => path)
  return {
    ...base,
    kind: 'htaccess',
    path: folders[0].path,
    paths,
    isMergePositionKnown: folders.every(({ isSure }) => isSure),
  }
}

/** Whether nothing shows where on the server a .htaccess file is. */
export const isHtaccessInUnknownFolder = ({ kind, path }: Scope): boolean =>
  kind === 'htaccess' && isUnlocatedFolder(path)

/**
 * Whether httpd looks for one of this file's names: `.htaccess`, or the names in AccessFileName lines. Not for `htaccess.txt`.
 */
export function isNamedAsAccessFile(site: Site, file: ConfigFile): boolean {
  const nameLines = site.directives('AccessFileName')
  const isSetForAll = nameLines.some((line) => isAtServerLevel(site, line) && !isConditional(site, line))
  const isRead = (name: string) =>
    (name === '.htaccess' || isSetForAll) && nameLines.every((line) => line.args.some(({ value }) => value === name))
  return site.namesOf(file).some(({ path }) => isRead(fileNameOf({ path })))
}

/**
 * Whether httpd skips a .htaccess file: AccessFileName does not name it, or names another file of its folder first
 * (server/config.c, ap_parse_htaccess).
 */
export function isSkippedByAccessFileName(site: Site, file: ConfigFile): 'always' | 'maybe' | 'never' {
  const allNameLines = site.directives('AccessFileName')
  if (site.complete && fileNameOf(file) === '.htaccess' && isNamedOtherwise(site, allNameLines)) return 'always'
  const lines = allNameLines.filter(({ args }) => args.length > 1)
  if (lines.length === 0) return 'never'
  const beside = site.once(accessFilesByFolder).get(folderOf(file)) ?? []
  const isHiddenBy = (line: Directive) => {
    const names = valuesOf(line)
    return names.slice(0, Math.max(0, names.indexOf(fileNameOf(file)))).some((name) => beside.includes(name))
  }
  const hiding = lines.filter((line) => isLiteral(line) && isHiddenBy(line))
  if (hiding.length === 0) return 'never'
  const isSure = hiding.length === allNameLines.length && !hiding.some((line) => isConditional(site, line))
  return isSure && hiding.some((line) => isAtServerLevel(site, line)) ? 'always' : 'maybe'
}

/** Whether every server looks only for names other than .htaccess. */
const isNamedOtherwise = (site: Site, accessFileNames: readonly Directive[]): boolean =>
  accessFileNames.some((line) => isAtServerLevel(site, line) && !isConditional(site, line)) &&
  accessFileNames.every((line) => isLiteral(line) && !line.args.some(({ value }) => value === '.htaccess'))

const accessFilesByFolder = ({ files }: Site): ReadonlyMap<string, readonly string[]> =>
  new Map([...groupBy(files.filter(isHtaccess), folderOf)].map(([folder, some]) => [folder, some.map(fileNameOf)]))

const folderOf = (file: ConfigFile): string => file.path.slice(0, -fileNameOf(file).length)
