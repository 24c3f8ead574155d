import { grouped } from '../../../base/grouped.js'
import { listedPlainly } from '../../../base/listed.js'
import { insertBefore, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import { type PackagedHttpd, packagedHttpds } from '../../../httpd/layouts.js'
import {
  accountsElsewhere,
  foldersElsewhere,
  type PlaceElsewhere,
  rootOf,
} from '../../../models/layouts/places-elsewhere.js'
import { fileNamedBy } from '../../../models/named-file.js'
import { lineBeside, type Server, serverLines, serversOn22, startLines } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { sourceOf } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const placesOfOldLayout = ruleOf('starts', {
  id: 'places-of-old-layout',
  title: 'Folders and a user that the packages of this 2.4 do not make',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#errorlog',
  page: `
httpd does not start where the folder of a log or of its PidFile is missing, nor with a user that there is not. Each distribution
makes others: Red Hat \`/var/log/httpd\`, \`/run/httpd\` and the user apache, Debian \`/var/log/apache2\`, \`/var/run/apache2\` and www-data,
SUSE \`/var/log/apache2\`, \`/run\` and wwwrun, FreeBSD \`/var/log\`, \`/var/run\` and www, httpd's own build \`logs\` below ServerRoot.

\`--layout debian\`, \`redhat\`, \`suse\` or \`freebsd\` says whose 2.4 it is going to be. What httpd writes then goes to the folders that its packages
make. Folders of your own stay as they are; the list at the end says which of them to make. ServerRoot is written where nothing says
it, and the variables of Debian's envvars get a value on Red Hat. Files keep their paths: copy them to where they were.

The user and the group are for review, since files may belong to the old ones. So is another mime.types where the one that is named
is not among the files.`,
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
  const places = grouped(foldersElsewhere(site, server), ({ at, young }) => `${young} ${at.file.path}`)
  for (const group of places.values()) {
    const [{ at, old, young }, ...more] = group
    yield {
      at,
      concerns: 'server',
      message: `The packages of ${packaged.name} have ${young} for this, and 2.4 does not start where the folder ${old} is missing; write ${young}${here(more.length)}.`,
      fix: safeFix(`Write ${young}`, group.map(edit)),
    }
  }
}

const here = (more: number): string => (more === 0 ? '' : `, here and in ${more} more ${more === 1 ? 'line' : 'lines'}`)

const edit = ({ at, range, young }: PlaceElsewhere) => replace(at, range, young)

/** What 2.4 is built with is told from another ServerRoot, and Debian's envvars are not read elsewhere. */
function* rootHits(site: Site, server: Server, packaged: PackagedHttpd): Generator<Hit> {
  const lines = [...missingRoot(site, server, packaged), ...missingVariables(site, packaged)]
  const [first] = server.file.children
  if (lines.length > 0 && first)
    yield {
      at: server.at,
      concerns: 'server',
      message: `The 2.4 of ${packaged.name} takes ${listedPlainly(lines.map((line) => line.replace(/^(Define )?(\S+).*/, '$2')))} from elsewhere than this server did, and does not start; say ${lines.length === 1 ? 'it' : 'them'} first in the file.`,
      fix: safeFix(`Add ${lines.length === 1 ? lines[0] : `${lines.length} lines`}`, insertBefore(first, lines)),
    }
  if (rootOf(site) === undefined || startLines(site, server, 'ErrorLog').length > 0) return
  const isOwn = rootOf(site) === packaged.root
  if (isOwn) return
  const at = lineBeside(site, server, 'LogLevel')
  const line = `ErrorLog ${packaged.logs}/error.log`
  yield {
    at,
    concerns: 'server',
    message: `Without ErrorLog 2.4 writes to logs/error_log below ServerRoot, a folder that the packages of ${packaged.name} do not make; add ${line}.`,
    fix: safeFix(`Add ${line}`, insertBefore(at, [line])),
  }
}

function missingRoot(site: Site, server: Server, packaged: PackagedHttpd): readonly string[] {
  const root = rootOf(site)
  if (root === undefined || serverLines(site, server, 'ServerRoot').length > 0) return []
  return packaged.root === root ? [] : [`ServerRoot "${root}"`]
}

function missingVariables(site: Site, { name, logs, run }: PackagedHttpd): readonly string[] {
  if (name === 'Debian') return []
  const values = { LOG_DIR: logs, RUN_DIR: run, LOCK_DIR: run, PID_FILE: `${run}/httpd.pid` }
  const isDefined = (variable: string) => site.directives('Define').some(({ args }) => args[0]?.value === variable)
  return Object.entries(values).flatMap(([end, value]) => {
    const variable = `APACHE_${end}`
    const isUsed = site.files.some(({ text }) => text.includes(`\${${variable}}`))
    return isUsed && !isDefined(variable) ? [`Define ${variable} ${value}`] : []
  })
}

function* accountHits(site: Site, server: Server, packaged: PackagedHttpd): Generator<Hit> {
  const accounts = accountsElsewhere(site, server)
  const [first] = accounts
  const ofEnvvars = startLines(site, server, 'User', 'Group').filter((line) =>
    /\$\{APACHE_RUN_(USER|GROUP)\}/.test(sourceOf(line.file, line)),
  )
  const unset = packaged.name === 'Debian' ? [] : ofEnvvars
  const at = first?.at ?? unset[0]
  if (!at) return
  const young = packaged.user
  yield {
    at,
    concerns: 'server',
    message: `2.4 does not start with a user or group that is not there; the packages of ${packaged.name} make ${young}: write that, or make ${first ? first.old : 'the old one'} on the new machine.`,
    fix: reviewFix(
      `Run as ${young}`,
      [
        {
          name: `places-of-old-layout:${young}`,
          sentence: `What httpd reads and writes belongs to ${young} on the new machine, or is open to all.`,
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

/** Only of a copy can it be told that a file is not there. */
function* typesHits(site: Site, server: Server, { types, name }: PackagedHttpd): Generator<Hit> {
  if (!site.isOnDisk || !site.serverRoots.some(({ top }) => top && top.length > 0)) return
  for (const at of startLines(site, server, 'TypesConfig')) {
    const [word] = at.args
    const path = fileNamedBy(site, at)
    if (!word || path === undefined || path === types || site.kindAt(segmentsOf(path)) === 'file') continue
    yield {
      at,
      message: `2.4 does not start without ${path}, which is not in this copy; copy it too, or write ${types}, which ${name} has.`,
      fix: reviewFix(
        `Write ${types}`,
        [
          {
            name: 'places-of-old-layout:types',
            sentence: `The types of ${types} on the new machine will do for all files that are served.`,
          },
        ],
        replace(at, word, types),
      ),
    }
  }
}
