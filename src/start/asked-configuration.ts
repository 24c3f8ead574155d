import type { Migration } from '../migrate/migrate.js'
import { chooseRequests } from '../requests/choose-requests.js'
import type { Abilities, Choice } from '../requests/chosen-request.js'
import { versionModel } from '../requests/model.js'
import type { Documents } from '../requests/reach.js'
import { withoutUnread } from '../site/parts.js'
import type { Site } from '../site/site.js'
import { parseAgain } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { HttpdProgram } from './httpd-program.js'
import { clientsInHostsFile, filesOnDisk, servedFiles } from './known-files.js'
import { knownUsers } from './made-users.js'
import { guardsDecidedBy, siteWithGuardsDecided } from './read-lines.js'
import type { ServedSite } from './server-copy.js'
import { siteReadBy22 } from './stand-in-texts.js'

/** The configuration that requests are made for, before and after. */
export type AskedConfiguration = Readonly<ReturnType<typeof askedConfiguration>>

/**
 * Look at what a configuration serves, as far as it lies on this machine, and at what becomes of it.
 * @param texts those of the migration, or what somebody else has made of it
 */
export function askedConfiguration(all: ServedSite, migration: Migration, texts: ReadonlyMap<ConfigFile, string>) {
  const site = withoutUnread(all.site)
  const given = { ...all, site }
  const onDisk = filesOnDisk(site)
  const served = servedFiles(site, onDisk)
  const files = new Set(served.files)
  const named = namedFolders(site)
  const documents: Documents = {
    isFile: (path) => files.has(path),
    isFolder: (path) => served.folders.has(path) || named.has(path),
  }
  return {
    given,
    migration,
    /** The texts of the migrated configuration; a file without one stays as it is. */
    texts,
    documents,
    old: versionModel(site, documents),
    newer: versionModel(migratedSite(site, texts), documents),
    onDisk,
    world: { files: served.files, users: knownUsers(site, onDisk), named: clientsInHostsFile() },
  }
}

/**
 * The same, for copies that are started on this machine: what they do not read is not asked for, and what is expected of them
 * goes by what they read.
 */
export function readByCopies(
  asked: AskedConfiguration,
  { builtIn }: Pick<HttpdProgram, 'builtIn'>,
): AskedConfiguration {
  const { old, newer, documents } = asked
  if (old.site.from !== '2.2') return asked
  const [before, after] = [
    siteReadBy22(old.site),
    siteWithGuardsDecided(newer.site, guardsDecidedBy('2.4', newer.site, builtIn)),
  ]
  if (before === old.site && after === newer.site) return asked
  return { ...asked, old: versionModel(before, documents), newer: versionModel(after, documents) }
}

/** A section for a folder shows that there is one. */
const namedFolders = (site: Site): ReadonlySet<string | undefined> =>
  new Set(site.sections('Directory').map(({ args }) => args[0]?.value.replace(/(?<=.)\/+$/, '')))

/** The site that the new texts make, as a 2.4 reads it. */
function migratedSite(site: Site, texts: ReadonlyMap<ConfigFile, string>): Site {
  const files = site.files.map((file) => parseAgain(file, texts.get(file) ?? file.text, { version: '2.4' }))
  return site.among(files, { from: '2.4' })
}

/** What was found in the old configuration, and what of it the new one has fixed, as far as that is known. */
export const causesIn = ({ migration, texts }: AskedConfiguration) => ({
  findings: migration.findings,
  taken: texts === migration.texts ? migration.taken : undefined,
})

/** The requests to make, as far as they can be made. */
export const chosenFor = ({ old, newer, world }: AskedConfiguration, can: Abilities): Choice =>
  chooseRequests(old, newer, { ...world, ...can })
