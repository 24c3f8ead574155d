import { type BesideFile, type BesideKind, makeBesideFile } from './file.js'
import { shellCommandsIn } from './shell.js'
import { ssiElementsIn } from './ssi.js'

/** The kind of a file beside a configuration, by its name and text; undefined for any other file. */
export function besideKind(path: string, text: string): BesideKind | undefined {
  if (pages.test(path)) return text.includes('<!--#') ? 'page' : undefined
  const isScript = scripts.test(path) || /^#! ?\S*\/(env +)?(ba|da|k|z)?sh\b/.test(text)
  return isScript && tools.test(text) ? 'commands' : undefined
}

/** Parses a file beside the configuration. */
export const parseBesideFile = (kind: BesideKind, path: string, text: string): BesideFile =>
  kind === 'page' ? makeBesideFile(kind, path, text, ssiElementsIn) : makeBesideFile(kind, path, text, shellCommandsIn)

const pages = /\.(shtml?|stm|html?|inc|var)$/i

const scripts =
  /(^|\/)(config\.nice|Dockerfile|Makefile|make\.conf|sysconfig\/apache2|conf\.d\/apache2|init\.d\/[^/]+)(\.[\w-]+)?$|\.(sh|bash|service|init|spec)$/i

/** The programs and variables that some rule looks for. */
const tools =
  /\b(configure|htpasswd|a2enmod|a2dismod|apxs2?|ab|logresolve|httxt2dbm|htdigest|htdbm|dbmmanage)\b|APACHE2?_MODULES/
