import { includeDirectiveNames } from '../../httpd/directives.js'
import type { Site } from '../../site/site.js'
import { type Directive, type Range, sourceOf } from '../../syntax/tree.js'

/**
 * The version in a path to modules of FreeBSD's packages: libexec/apache22 for 2.2, libexec/apache24 for 2.4 (ports,
 * www/apache24: MODULEDIR).
 */
const ofModules = /(?<=(?:^|[/"'])libexec\/apache)22(?=\/)/

/** The path of a module in FreeBSD's 2.4, for a path, or the start of one, in its 2.2. Any other path is returned unchanged. */
export const freeBsd24ModulePath = (path: string): string => path.replace(ofModules, '24')

/** The range of the version in a LoadModule line for a module of FreeBSD's 2.2; undefined for any other line. */
export function freeBsdVersionRange(line: Directive): Range | undefined {
  const path = line.args[1]
  const found = path && ofModules.exec(sourceOf(line.file, path))
  return found ? { start: path.start + found.index, end: path.start + found.index + found[0].length } : undefined
}

/** The lines that read files of FreeBSD's 2.2, which its 2.4 does not install. */
export const linesReadingFreeBsd22 = (site: Site): readonly Directive[] =>
  site
    .directives(...includeDirectiveNames, 'TypesConfig', 'MIMEMagicFile')
    .filter(({ args }) => /(?:^|\/)etc\/apache22\//.test(args[0]?.value ?? ''))
