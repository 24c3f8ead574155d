import { isAbsolute } from '../../../httpd/absolute-path.js'
import { hasWildcard } from '../../../httpd/fnmatch.js'
import { liesWithin, segmentsOf } from '../../../httpd/folder-path.js'
import { virtualHostsAround } from '../../../site/around.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Directive, type Section, valuesOf } from '../../../syntax/tree.js'
import { foldersOnServer } from './file-places.js'

/** The first script that DirectoryIndex may name for the folder of a ScriptAlias, or for a folder below it. */
export const scriptIndexFor = (site: Site, alias: Directive): string | undefined =>
  site
    .directives('DirectoryIndex')
    .filter((index) => scriptIn(index) !== undefined && mayApply(site, index, alias))
    .map(scriptIn)[0]

const scriptIn = ({ args }: Directive): string | undefined =>
  args.map(({ value }) => value).find((name) => /\.(f?cgi|pl|py|sh|rb)$/i.test(name))

function mayApply(site: Site, index: Directive, alias: Directive): boolean {
  const folder = folderOf(alias)
  if (isHtaccess(index.file))
    return foldersOnServer(site, index.file).some(({ path, isSure }) => !isSure || mayMeet(path, folder))
  const url = alias.key === 'scriptalias' ? valuesOf(alias)[0] : undefined
  const hosts = virtualHostsAround(site, alias)
  const holds = (section: Section) => {
    if (section.key === 'virtualhost') return hosts.has(section) || hosts.has(undefined)
    if (!/^(directory|location)$/.test(section.key) || section.args.length !== 1 || !isLiteral(section)) return true
    return mayMeet(valuesOf(section)[0], section.key === 'location' ? url : folder)
  }
  return site
    .enclosing(index)
    .some((sections) => sections.every(holds) && (sections.length > 0 || !isReplaced(site, hosts)))
}

/** Whether each of these virtual hosts has a DirectoryIndex of its own, which replaces the server's (mod_dir.c). */
const isReplaced = (site: Site, hosts: ReadonlySet<Section | undefined>): boolean => {
  const own = site.directives('DirectoryIndex').map(({ parent }) => parent)
  return [...hosts].every((host) => host !== undefined && own.includes(host))
}

/** The folder of a ScriptAlias; undefined if it depends on a pattern, a variable or ServerRoot. */
function folderOf(alias: Directive): string | undefined {
  const folder = valuesOf(alias)[1] ?? ''
  return alias.key === 'scriptalias' && isLiteral(alias) && isAbsolute(folder) ? folder : undefined
}

/** Whether one path may lie in the other. True if one of them is not known. */
function mayMeet(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || hasWildcard(one)) return true
  const [first, second] = [segmentsOf(one), segmentsOf(other)]
  return liesWithin(first, second) || liesWithin(second, first)
}
