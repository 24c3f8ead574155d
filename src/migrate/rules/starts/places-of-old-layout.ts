import { groupBy } from '../../../base/group-by.js'
import { commaList, listText } from '../../../base/list-text.js'
import { insertBefore, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import { type PackagedHttpd, packagedHttpds } from '../../../httpd/layouts.js'
import {
  accountReplacements,
  folderReplacements,
  type LayoutReplacement,
  serverRootValue,
} from '../../../models/layouts/layout-replacements.js'
import { pathNamedByFirstWord } from '../../../models/named-file.js'
import { lineToAddBeside, type Server, serverLevelLines, serversOn22, startLines } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { sourceOf } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const placesOfOldLayout = ruleOf('starts', {
  id: 'places-of-old-layout',
  title: 'Folders and a user that the packages of this 2.4 do not create',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#errorlog',
  fixes: 'both',
  page: `
## What 2.2 did

Each distribution has its own folders and user: Red Hat \`/var/log/httpd\`, \`/run/httpd\` and apache; Debian
\`/var/log/apache2\`, \`/var/run/apache2\` and www-data; SUSE \`/var/log/apache2\`, \`/run\` and wwwrun; FreeBSD \`/var/log\`,
\`/var/run\` and www; httpd's own build \`logs\` below ServerRoot.

## What 2.4 does

httpd does not start if the folder of a log or of the PidFile is missing, or if the user does not exist.

## What the rule does

\`--layout debian\`, \`redhat\`, \`suse\` or \`freebsd\` names the packages of the new 2.4. Files that httpd writes then
go to the folders of these packages. ServerRoot is added if it is missing, and the variables of Debian's envvars get a
value on Red Hat. The user and group are for review, since files may belong to the old ones. A different mime.types is
also for review, if the named one is not among the files.

## When not

If the folder is your own, its path stays: the list at the end says which folders to create. Files keep their paths;
copy them to the same place.`,
  *check(site) {
    const packaged = site.layout && packagedHttpds[site.layout]
    if (!packaged) return
    for (const server of serversOn22(site)) {
      yield* folderHits(site, server, packaged)
      yield* rootHits(site, server, packaged)
      yield* accountHits(site, server, packaged)
      yield* typesHits(site, server, packaged)
    }
  },
})

function* folderHits(site: Site, server: Server, packaged: PackagedHttpd): Generator<Hit> {
  const places = groupBy(folderReplacements(site, server), ({ at, replacement }) => `${replacement} ${at.file.path}`)
  for (const group of places.values()) {
    const [{ at, old, replacement }, ...more] = group
    const names = listText([...new Set(group.map((one) => one.at.name.value))], 3)
    yield {
      at,
      concerns: 'server',
      message: `2.4 does not start if the folder ${old} is missing, and the packages of ${packaged.name} do not create it. Write ${replacement}, which they create${here(more.length)}.`,
      fix: safeFix(`Change ${old} to ${replacement} in ${names}`, group.map(edit)),
    }
  }
}

const here = (more: number): string => (more === 0 ? '' : `, here and in ${more} more ${more === 1 ? 'line' : 'lines'}`)

const edit = ({ at, range, replacement }: LayoutReplacement) => replace(at, range, replacement)

/**
 * Hits for paths that start at the built-in ServerRoot, which is another one in 2.4, and for variables of Debian's envvars, which
 * other packages do not read.
 */
function* rootHits(site: Site, server: Server, packaged: PackagedHttpd): Generator<Hit> {
  const lines = [...missingRoot(site, server, packaged), ...missingVariables(site, packaged)]
  const [first] = server.file.children
  if (lines.length > 0 && first)
    yield {
      at: server.at,
      concerns: 'server',
      message: `2.4 does not start: these files rely on ${commaList(lines.map((line) => line.replace(/^(Define )?(\S+).*/, '$2')))}, which the packages of ${packaged.name} do not set. Add ${commaList(lines.map((line) => `\`${line}\``))} at the start of the file.`,
      fix: safeFix(`Add ${lines.length === 1 ? lines[0] : `${lines.length} lines`}`, insertBefore(first, lines)),
    }
  if (serverRootValue(site) === undefined || startLines(site, server, 'ErrorLog').length > 0) return
  const isOwn = serverRootValue(site) === packaged.serverRoot
  if (isOwn) return
  const at = lineToAddBeside(site, server, 'LogLevel')
  const line = `ErrorLog ${packaged.logFolder}/error.log`
  yield {
    at,
    concerns: 'server',
    message: `Without ErrorLog, 2.4 writes to \`logs\` in ServerRoot, a folder that the packages of ${packaged.name} do not create. Add ${line}.`,
    fix: safeFix(`Add ${line}`, insertBefore(at, [line])),
  }
}

function missingRoot(site: Site, server: Server, packaged: PackagedHttpd): readonly string[] {
  const root = serverRootValue(site)
  if (root === undefined || serverLevelLines(site, server, 'ServerRoot').length > 0) return []
  return packaged.serverRoot === root ? [] : [`ServerRoot "${root}"`]
}

function missingVariables(site: Site, { name, logFolder, runFolder }: PackagedHttpd): readonly string[] {
  if (name === 'Debian') return []
  const values = { LOG_DIR: logFolder, RUN_DIR: runFolder, LOCK_DIR: runFolder, PID_FILE: `${runFolder}/httpd.pid` }
  const isDefined = (variable: string) => site.directives('Define').some(({ args }) => args[0]?.value === variable)
  return Object.entries(values).flatMap(([end, value]) => {
    const variable = `APACHE_${end}`
    const isUsed = site.files.some(({ text }) => text.includes(`\${${variable}}`))
    return isUsed && !isDefined(variable) ? [`Define ${variable} ${value}`] : []
  })
}

function* accountHits(site: Site, server: Server, packaged: PackagedHttpd): Generator<Hit> {
  const accounts = accountReplacements(site, server)
  const [first] = accounts
  const ofEnvvars = startLines(site, server, 'User', 'Group').filter((line) =>
    /\$\{APACHE_RUN_(USER|GROUP)\}/.test(sourceOf(line.file, line)),
  )
  const unset = packaged.name === 'Debian' ? [] : ofEnvvars
  const at = first?.at ?? unset[0]
  if (!at) return
  const replacement = packaged.user
  yield {
    at,
    concerns: 'server',
    message: `2.4 does not start if the user or group does not exist. Write ${replacement}, which the packages of ${packaged.name} create, or create ${first ? first.old : 'the old user and group'} on the new machine.`,
    fix: reviewFix(
      `Run as ${replacement} (User, Group)`,
      [
        {
          name: `places-of-old-layout:${replacement}`,
          sentence: `On the new machine, ${replacement} can read the content and write where httpd writes, such as DAV and cache folders.`,
        },
      ],
      [
        ...accounts.map(edit),
        ...unset.flatMap((line) => {
          const [word] = line.args
          return word ? replace(line, word, line.key === 'user' ? packaged.user : packaged.group) : []
        }),
      ],
    ),
  }
}

/** Hits for a missing types file. Only for a copied server is it known that a file is missing. */
function* typesHits(site: Site, server: Server, { typesFile, name }: PackagedHttpd): Generator<Hit> {
  if (!site.isOnDisk || !site.serverRoots.some(({ diskRoot }) => diskRoot && diskRoot.length > 0)) return
  for (const at of startLines(site, server, 'TypesConfig')) {
    const [word] = at.args
    const path = pathNamedByFirstWord(site, at)
    if (!word || path === undefined || path === typesFile || site.kindAt(segmentsOf(path)) === 'file') continue
    yield {
      at,
      message: `2.4 does not start without ${path}, which is not in this copy. Copy that file too, or write ${typesFile}, which the packages of ${name} create.`,
      fix: reviewFix(
        `Change TypesConfig to ${typesFile}`,
        [
          {
            name: 'places-of-old-layout:types',
            sentence: `${typesFile} on the new machine has the types of all files that are served.`,
          },
        ],
        replace(at, word, typesFile),
      ),
    }
  }
}
