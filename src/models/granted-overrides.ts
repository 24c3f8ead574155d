import { isPathWithin, segmentsOf } from '../httpd/folder-path.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { hasPlaceholder } from '../syntax/template.js'
import type { Directive } from '../syntax/tree.js'
import { directoryWithoutWildcards } from './content.js'

/**
 * The AllowOverride classes that any line grants to `.htaccess` files, in lower case. Undefined if no line is given (2.2 then
 * allowed all) or a word has a variable or placeholder.
 * @param folders the possible folders of one file on the server; lines for other folders are ignored
 */
export function grantedOverrides(site: Site, folders?: readonly Folder[]): ReadonlySet<string> | undefined {
  const lines = site.directives('AllowOverride').filter((line) => !folders || mayHoldFor(site, line, folders))
  const words = lines.flatMap((line) => line.args.map((arg) => arg.value.toLowerCase()))
  if (lines.length === 0 || words.some((word) => hasPlaceholder(word) || word.includes('$'))) return undefined
  return new Set(words.map((word) => word.replace(/=.*/, '')).filter((word) => word !== 'none'))
}

interface Folder {
  readonly path: string
  /** Whether this is surely the folder's path on the server. */
  readonly isSure: boolean
}

/** Whether a line may apply in one of these folders, by the `<Directory>` around it. */
function mayHoldFor(site: Site, line: Directive, folders: readonly Folder[]): boolean {
  if (folders.some(({ isSure }) => !isSure)) return true
  return site.enclosing(line).some((sections) => {
    const around = sections.flatMap((section) => directoryWithoutWildcards(section) ?? [])
    return around.every((folder) =>
      folders.some(({ path }) => isPathWithin(segmentsOf(path.toLowerCase()), segmentsOf(folder))),
    )
  })
}

/**
 * Whether AllowOverride lines grant some classes, but neither `All` nor any of these. False if no line is given or a word is not
 * literal.
 */
export function isOverrideNowhereGranted(site: Site, ...classes: readonly string[]): boolean {
  const granted = grantedOverrides(site)
  return (
    granted !== undefined && granted.size > 0 && !['all', ...classes].some((name) => granted.has(name.toLowerCase()))
  )
}

/** Whether each line that lets httpd read `.htaccess` files grants this class; undefined if no line is given. */
export function isOverrideGrantedEverywhere(site: Site, override: string): boolean | undefined {
  const lines = site.directives('AllowOverride')
  return lines.length > 0 ? lines.every(grants(override.toLowerCase())) : undefined
}

const grants =
  (override: string) =>
  ({ args }: Directive): boolean =>
    args.some(({ value }) => ['none', 'all', override].includes(value.toLowerCase().replace(/=.*/, '')))

/**
 * Whether `.htaccess` files may use options that an AllowOverride lists: a line lists some or has a variable, or no line is
 * given.
 */
export function mayListAllowedOptions(site: Site): boolean {
  const lines = site.directives('AllowOverride')
  return (
    lines.length === 0 ||
    lines.some((line) => !isLiteral(line) || line.args.some(({ value }) => /^options=/i.test(value)))
  )
}
