import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnownUser } from '../requests/request-client.js'
import type { Site } from '../site/site.js'
import { valuesOf } from '../syntax/tree.js'

/** The password of every user in a copy, in place of the real ones. */
export const testPassword = 'of-a-copy'

/** The users of a configuration, from its user and group files, and from its lines if these files are missing. */
export function knownUsers(site: Site, given: (onServer: string) => string): readonly KnownUser[] {
  const groups = new Map<string, Set<string>>()
  for (const path of namedFiles(site, 'AuthGroupFile'))
    for (const line of linesOf(given(path))) {
      const [, group = '', members = ''] = /^\s*([^:#\s][^:]*):(.*)$/.exec(line) ?? []
      for (const name of members.split(/\s+/).filter(Boolean)) add(groups, name, group.trim())
    }
  const filed = [...namedFiles(site, 'AuthUserFile'), ...namedFiles(site, 'AuthDigestFile')]
  const names = new Set(
    filed.flatMap((path) => linesOf(given(path)).flatMap((line) => /^([^:#\s]+):/.exec(line)?.[1] ?? [])),
  )
  if (filed.some((path) => !existsSync(given(path)))) for (const name of saidNames(site, groups)) names.add(name)
  const filedUsers = Array.from(names, (name) => ({ name, groups: [...(groups.get(name) ?? [])] }))
  const anonymous = site
    .directives('Anonymous')
    .flatMap((line) => valuesOf(line))
    .filter(isPlainName)
  return [
    ...filedUsers,
    ...[...new Set(anonymous)].flatMap((name) => (names.has(name) ? [] : { name, groups: [], isAnonymous: true })),
  ]
}

const isPlainName = (name: string): boolean => /^[\w.@-]+$/.test(name)

function add(groups: Map<string, Set<string>>, name: string, group: string): void {
  const known = groups.get(name) ?? new Set()
  known.add(group)
  groups.set(name, known)
}

const namedFiles = (site: Site, name: string): readonly string[] => [
  ...new Set(site.directives(name).flatMap((line) => line.args[0]?.value ?? [])),
]

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'latin1').split(/\r?\n/)
  } catch {
    return []
  }
}

/** All users and group members that the lines name, and one user that no line names. */
function saidNames(site: Site, groups: ReadonlyMap<string, unknown>): readonly string[] {
  const said = site.directives('Require').flatMap((line) => {
    const [kind = '', ...names] = valuesOf(line)
    return /^user$/i.test(kind) ? names : []
  })
  return [...said, ...groups.keys(), 'somebody'].filter(isPlainName)
}

/** The realms of a configuration. Digest hashes depend on them. */
export const realmsIn = (site: Site): readonly string[] => namedFiles(site, 'AuthName')

/**
 * Returns a function that writes a file of users for the copy: the users of the server's file, each with the copy's password.
 * It returns the path of the file in the copy.
 */
export function testUsersWriter(
  folder: string,
  { users, realms }: { readonly users: readonly KnownUser[]; readonly realms: readonly string[] },
  given: (onServer: string) => string,
) {
  const made = new Map<string, string>()
  return (onServer: string, kind: 'basic' | 'digest'): string => {
    const known = made.get(onServer)
    if (known) return known
    const source = given(onServer)
    const lines = existsSync(source)
      ? linesOf(source)
      : users.flatMap(({ name, isAnonymous }) => (isAnonymous ? [] : forBoth(name, realms)))
    mkdirSync(folder, { recursive: true })
    const path = join(folder, `users-${made.size + 1}`)
    writeFileSync(path, lines.flatMap((line) => userLine(line, kind) ?? []).join(''))
    made.set(onServer, path)
    return path
  }
}

/**
 * A line for Basic and a line for Digest, because the missing file may be used by either. httpd uses the line in its format
 * (mod_authn_file.c).
 */
const forBoth = (name: string, realms: readonly string[]): readonly string[] => [
  `${name}:`,
  ...realms.map((realm) => `${name}:${realm}:`),
]

function userLine(line: string, kind: 'basic' | 'digest'): string | undefined {
  const [name = '', realm, digest] = line.split(':')
  if (name === '' || line.startsWith('#') || /\s/.test(name)) return undefined
  if (kind === 'digest' || digest !== undefined)
    return `${name}:${realm ?? ''}:${createHash('md5')
      .update(`${name}:${realm ?? ''}:${testPassword}`)
      .digest('hex')}\n`
  return `${name}:{SHA}${createHash('sha1').update(testPassword).digest('base64')}\n`
}
