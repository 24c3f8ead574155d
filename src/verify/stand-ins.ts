import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lazy } from '../base/lazy.js'
import { type Edit, replace } from '../edit/edit.js'
import { isAbsolute } from '../httpd/absolute-path.js'
import { hasEffect, includeDirectiveNames } from '../httpd/directives.js'
import { hasWildcard } from '../httpd/fnmatch.js'
import { packagedHttpds } from '../httpd/layouts.js'
import { type TestCertificate, writeTestCertificate } from '../start/test-certificate.js'
import { isLiteral, quotedLike } from '../syntax/literal.js'
import type { Directive, Word } from '../syntax/tree.js'

/** A copy of a whole server, and replacements for the files that were not copied. */
export interface MissingFileReplacements {
  /** The place in the copy of an absolute path on the server, whether it exists or not. */
  readonly place: (onServer: string) => string | undefined
  /** The server's ServerRoot, and its place in the copy. */
  readonly serverRoot: { readonly onServer: string; readonly own: string }
  readonly certificate: () => TestCertificate
  /** What replacements stand for: paths of the server, and `user NAME` or `group NAME`. Filled in by the edits. */
  readonly notCopied: Set<string>
}

export const missingFileReplacements = (
  scratch: string,
  place: MissingFileReplacements['place'],
  serverRoot: MissingFileReplacements['serverRoot'],
): MissingFileReplacements => ({
  place,
  serverRoot,
  certificate: lazy(() => writeTestCertificate(scratch)),
  notCopied: new Set(),
})

/**
 * Edits for a line that names something not copied: an empty folder or file, or a temporary certificate, replaces it. A file that
 * is missing from the copy is not a fault of the configuration.
 */
export function editsForMissingFiles(line: Directive, ins: MissingFileReplacements): readonly Edit[] {
  const { key, args } = line
  if (/^(error|custom|transfer)log$/.test(key) && args[0]?.value.startsWith('${')) return logEdits(line, args[0], ins)
  if (!isLiteral(line)) return []
  if (key === 'loadmodule' || key === 'loadfile') return moduleEdits(line, args[key === 'loadmodule' ? 1 : 0], ins)
  const [word] = args
  if (!word || /^(\||syslog|none$|builtin$)/i.test(word.value)) return []
  if (key === 'user' || key === 'group') return accountEdits(line, word, ins)
  if (includeDirectiveNames.includes(key)) return includeEdits(line, word, ins)
  if (key === 'documentroot') return edited(line, word, ins, 'folder')
  if (key === 'mutex' || hasEffect(key, 'writes')) return writtenEdits(line, word, ins)
  if (!hasEffect(key, 'reads')) return []
  if (certificates.test(key)) return edited(line, word, ins, 'certificate')
  return /(file|config)$/.test(key) && !key.startsWith('auth') ? edited(line, word, ins, 'file') : []
}

const certificates =
  /^ssl(proxy)?(certificate|certificatekey|certificatechain|cacertificate|cadnrequest|machinecertificate)file$/

/**
 * The edit of a User or Group line whose name this machine does not have: the current user's number replaces the name, or
 * that of nobody for root.
 */
function accountEdits(line: Directive, word: Word, { notCopied }: MissingFileReplacements): readonly Edit[] {
  const [file, own] = line.key === 'user' ? ['/etc/passwd', process.getuid?.()] : ['/etc/group', process.getgid?.()]
  if (own === undefined || word.value.startsWith('#') || !existsSync(file)) return []
  if (readFileSync(file, 'utf8').includes(`\n${word.value}:`)) return []
  notCopied.add(`${line.key} ${word.value}`)
  return [replace(line, word, `#${own || 65534}`)]
}

/** The edit of a line that names a module by its path from ServerRoot: this machine's module replaces it. */
function moduleEdits(
  line: Directive,
  word: Word | undefined,
  { serverRoot }: MissingFileReplacements,
): readonly Edit[] {
  if (!word || isAbsolute(word.value) || existsSync(join(serverRoot.own, word.value))) return []
  const here = join(serverRoot.onServer, word.value)
  return existsSync(here) ? [replace(line, word, quotedLike(line, word, here))] : []
}

/** The edits of an Include of missing files. If it is a pattern, its folder must exist. */
function includeEdits(line: Directive, word: Word, ins: MissingFileReplacements): readonly Edit[] {
  const path = ownOf(word.value, ins)
  if (path === undefined || line.key === 'includeoptional') return []
  const names = path.split('/')
  const wild = names.findIndex(hasWildcard)
  const isFolder = wild >= 0 || path.endsWith('/')
  const needed = wild < 0 ? path : names.slice(0, wild).join('/')
  if (isThere(needed)) return []
  make(needed, isFolder)
  ins.notCopied.add(onServer(word.value, ins))
  return []
}

/**
 * The edits of a path in APACHE_LOG_DIR, a folder that Debian's packages create: without them, a folder of the copy replaces
 * it.
 */
const logEdits = (line: Directive, word: Word, { serverRoot }: MissingFileReplacements): readonly Edit[] =>
  existsSync(packagedHttpds.debian.logFolder)
    ? []
    : [replace(line, word, quotedLike(line, word, join(serverRoot.own, 'logs', basename(word.value))))]

/** The edits of a line that names a file or folder which httpd, or its package, creates. */
function writtenEdits(line: Directive, word: Word, ins: MissingFileReplacements): readonly Edit[] {
  const [, kind = '', path = '', rest = ''] = /^([\w-]{2,}:)?([^()]+)(\(.*\))?$/.exec(word.value) ?? []
  const folderOf = (path: string) => (/(root|dir|directory|^mutex)$/.test(line.key) ? path : dirname(path))
  if (!isAbsolute(path) || existsSync(folderOf(path))) return []
  const own = ins.place(path)
  if (own === undefined) return []
  mkdirSync(folderOf(own), { recursive: true })
  return [replace(line, word, quotedLike(line, word, `${kind}${own}${rest}`))]
}

function edited(
  line: Directive,
  word: Word,
  ins: MissingFileReplacements,
  kind: 'file' | 'folder' | 'certificate',
): readonly Edit[] {
  const own = ownOf(word.value, ins)
  if (own === undefined || isThere(own) || (isAbsolute(word.value) && existsSync(word.value))) return []
  ins.notCopied.add(onServer(word.value, ins))
  if (kind !== 'certificate') {
    make(own, kind === 'folder')
    return isAbsolute(word.value) ? [replace(line, word, quotedLike(line, word, own))] : []
  }
  const { certificate, key } = ins.certificate()
  return [replace(line, word, quotedLike(line, word, line.key.endsWith('keyfile') ? key : certificate))]
}

const ownOf = (path: string, { place, serverRoot }: MissingFileReplacements): string | undefined =>
  isAbsolute(path) ? place(path) : join(serverRoot.own, path)

const onServer = (path: string, { serverRoot }: MissingFileReplacements): string =>
  isAbsolute(path) ? path : join(serverRoot.onServer, path)

/** Whether a file, folder or link has this path. A broken link is not replaced, because httpd reports it as an error. */
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

function make(path: string, isFolder: boolean): void {
  mkdirSync(isFolder ? path : dirname(path), { recursive: true })
  if (!isFolder) writeFileSync(path, '')
}
