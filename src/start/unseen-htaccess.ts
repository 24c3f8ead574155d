import { existsSync } from 'node:fs'
import { commaList } from '../base/list-text.js'
import { realOrAbsolutePath } from '../disk/real-path.js'
import { isAbsolute } from '../httpd/absolute-path.js'
import type { QueriedConfiguration } from './queried-configuration.js'

/**
 * Sentences about `.htaccess` files that were not given, so that no request tests them. At most one sentence for files on
 * this machine, and one sentence for folders that are not here.
 */
export function* unseenHtaccessNotes({ given: { site }, world, onDisk }: QueriedConfiguration): Generator<string> {
  const said = site.directives('AllowOverride')
  const isForbidden = said.length > 0 && said.every(({ args }) => args.every(({ value }) => /^none$/i.test(value)))
  if (isForbidden) return
  const shown = new Set(site.files.flatMap(site.namesOf).map(({ path }) => path))
  const here = world.files.filter((path) => path.endsWith('/.htaccess') && !shown.has(onDisk(path)))
  if (here.length > 0) yield `the rules in ${commaList(here, 8)}. Name these files too.`
  const roots = site.directives('DocumentRoot').map(({ args }) => args[0]?.value ?? '')
  const away = [...new Set(roots)].filter((path) => isAbsolute(path) && !existsSync(realOrAbsolutePath(onDisk(path))))
  if (away.length > 0)
    yield `the rules in .htaccess files below ${commaList(away, 8)}. Copy these files to this machine.`
}
