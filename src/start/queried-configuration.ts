import type { Migration } from '../migrate/migrate.js'
import { chooseRequests } from '../requests/choose-requests.js'
import type { RequestChoice, SendAbilities } from '../requests/chosen-request.js'
import type { Documents } from '../requests/target-finder.js'
import { versionModel } from '../requests/version-model.js'
import type { Site } from '../site/site.js'
import { withoutUnreadFiles } from '../site/sites-by-server.js'
import { reparse } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'
import { guardDeciderFor, siteWithGuardsDecided } from './decided-guards.js'
import type { HttpdProgram } from './httpd-program.js'
import { diskPathConverter, documentsOnDisk, loopbackClientsInHostsFile } from './known-files.js'
import type { ServedSite } from './server-copy.js'
import { siteReadBy22 } from './stand-in-texts.js'
import { knownUsers } from './test-users.js'

/** The old and the new configuration, and what is known about their documents and users. */
export type QueriedConfiguration = Readonly<ReturnType<typeof queriedConfiguration>>

/**
 * Finds the documents, users and folders of a configuration on this machine, before and after the migration.
 * @param texts the migrated texts, or the user's own
 */
export function queriedConfiguration(all: ServedSite, migration: Migration, texts: ReadonlyMap<ConfigFile, string>) {
  const site = withoutUnreadFiles(all.site)
  const given = { ...all, site }
  const onDisk = diskPathConverter(site)
  const served = documentsOnDisk(site, onDisk)
  const files = new Set(served.files)
  const named = namedFolders(site)
  const documents: Documents = {
    isFile: (path) => files.has(path),
    isFolder: (path) => served.folders.has(path) || named.has(path),
  }
  return {
    given,
    migration,
    /** The texts of the migrated configuration. A file without a text stays as it is. */
    texts,
    documents,
    old: versionModel(site, documents),
    newer: versionModel(migratedSite(site, texts), documents),
    onDisk,
    world: { files: served.files, users: knownUsers(site, onDisk), namedClients: loopbackClientsInHostsFile() },
  }
}

/**
 * The configuration as the copies on this machine read it. Requests and expected outcomes then depend only on lines that the
 * copies read.
 */
export function configurationReadByCopies(
  asked: QueriedConfiguration,
  { builtIn }: Pick<HttpdProgram, 'builtIn'>,
): QueriedConfiguration {
  const { old, newer, documents } = asked
  if (old.site.from !== '2.2') return asked
  const [before, after] = [
    siteReadBy22(old.site),
    siteWithGuardsDecided(newer.site, guardDeciderFor('2.4', newer.site, builtIn)),
  ]
  if (before === old.site && after === newer.site) return asked
  return { ...asked, old: versionModel(before, documents), newer: versionModel(after, documents) }
}

/** The folders that `<Directory>` sections name. A section is taken as proof that its folder exists. */
const namedFolders = (site: Site): ReadonlySet<string | undefined> =>
  new Set(site.sections('Directory').map(({ args }) => args[0]?.value.replace(/(?<=.)\/+$/, '')))

/** The site with the new texts, as a 2.4 reads it. */
function migratedSite(site: Site, texts: ReadonlyMap<ConfigFile, string>): Site {
  const files = site.files.map((file) => reparse(file, texts.get(file) ?? file.text, { version: '2.4' }))
  return site.withFiles(files, { from: '2.4' })
}

/** The findings in the old configuration, and which of them the new one has fixed, if known. */
export const findingsAndTakenFixes = ({ migration, texts }: QueriedConfiguration) => ({
  findings: migration.findings,
  taken: texts === migration.texts ? migration.taken : undefined,
})

/** The requests that tell the two configurations apart and that this program can send. */
export const requestsToSend = ({ old, newer, world }: QueriedConfiguration, can: SendAbilities): RequestChoice =>
  chooseRequests(old, newer, { ...world, ...can })
