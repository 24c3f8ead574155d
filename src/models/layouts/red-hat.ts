import { includeDirectiveNames, isAccessCompatDirective } from '../../httpd/directives.js'
import { firstMainFile } from '../../site/main-file.js'
import type { Site } from '../../site/site.js'
import { type ConfigFile, commandsUnder, type Section } from '../../syntax/tree.js'

/** A section with access rules of 2.2, and the section of the main file that overrides it in 2.2. */
interface LaterSection {
  readonly section: Section
  readonly main: Section
}

/**
 * Sections in conf.d that httpd.conf overrides in 2.2 and that will override httpd.conf in 2.4, if the main file is or will be
 * that of Red Hat's 2.4: its last line is `IncludeOptional conf.d/*.conf` (httpd.spec, httpd.conf).
 */
export function sectionsOverridingMainOn24(site: Site): readonly LaterSection[] {
  const main = firstMainFile(site)?.file
  const include = site
    .directives(...includeDirectiveNames)
    .find((line) => line.file === main && /(^|\/)conf\.d\/\*\.conf$/.test(line.args[0]?.value ?? ''))
  if (!main || !include) return []
  const isNew = site
    .directivesIn(main, 'Include')
    .some(({ args }) => /(^|\/)conf\.modules\.d\//.test(args[0]?.value ?? ''))
  if (!isNew && site.layout !== 'redhat') return []
  const own = sectionsIn(site, main).filter((section) => isNew || section.start > include.start)
  const byName = new Map(own.map((section) => [nameOf(section), section]))
  return site
    .filesOf(include)
    .flatMap((file) => sectionsIn(site, file).filter(saysOldAccess))
    .flatMap((section) => {
      const other = byName.get(nameOf(section))
      return other ? [{ section, main: other }] : []
    })
}

const sectionsIn = (site: Site, file: ConfigFile): readonly Section[] =>
  ['Directory', 'DirectoryMatch', 'Files', 'FilesMatch', 'Location', 'LocationMatch']
    .flatMap((name) => site.sectionsIn(file, name))
    .filter(({ parent }) => parent === undefined)

const nameOf = ({ key, args }: Section): string =>
  [key, ...args.map(({ value }) => value.replace(/(?<=.)\/$/, ''))].join(' ')

const saysOldAccess = (section: Section): boolean =>
  [...commandsUnder(section.commands)].some(({ key }) => isAccessCompatDirective(key))
