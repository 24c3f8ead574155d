import { type Edit, insertBefore } from '../../../edit/edit.js'
import { isGuard } from '../../../httpd/guards.js'
import { type ContentFolder, contentFolders, firstFolderWithoutLine } from '../../../models/content.js'
import { isSurelyReadOn24With, loadedModules } from '../../../models/modules/loaded-modules.js'
import { lineToAddBeside, type Server, serverLevelLines, serversOn22, startLines } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { ancestors, type Directive } from '../../../syntax/tree.js'
import { insertAfterAddedLines } from '../../added-lines.js'
import { fixThatAddsOldDefault } from '../../guards/old-default-fix.js'
import { type Hit, ruleOf } from '../../rule.js'
import { withDefaultAdopted } from '../../unset-default.js'

export const noOptions = ruleOf('defaults', {
  id: 'no-options',
  title: 'Options is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#options',
  fixes: 'both',
  covers: ['default-options'],
  page: `
## What 2.2 did

Where no Options applied to a folder, everything but MultiViews was allowed: listings, scripts, server-side includes
and symbolic links.

## What 2.4 does

Only symbolic links are allowed. A folder without an index file answers 403, scripts outside a ScriptAlias do not run,
and pages with includes are sent unprocessed. Lines with signs (\`Options +ExecCGI\`, \`-Indexes\`) change this smaller
set.

## What the rule does

It finds each DocumentRoot and Alias whose folder no unsigned Options line covers, and adds \`Options All\` for the
whole server. Listing only what is needed is better.

## When not

If an Options line without signs covers the folder, the rule reports nothing.`,
  *check(site, { defaults }) {
    for (const server of serversOn22(site)) {
      const open = firstWithoutOptions(site, server)
      if (!open) continue
      const at = lineToAddBeside(site, server, 'VirtualDocumentRoot', 'DocumentRoot')
      const edit = allBeside(site, server, at)
      const hit: Hit = {
        at,
        concerns: 'server',
        message: `2.4 allows only FollowSymLinks in "${open.path}", because no Options line covers it; 2.2 allowed All, with listings, scripts and includes. Add \`Options All\`, or an Options line with only the options you need.`,
        fix: edit ? fixThatAddsOldDefault(site, server, 'Options', { title, edit }) : undefined,
      }
      yield defaults === 'adopt' && !needsOptions(site, server) ? withDefaultAdopted(hit) : hit
    }
  },
})

/**
 * Whether lines show that the server needs 2.2's default: without ExecCGI and Includes, scripts and pages would stop working,
 * and Options lines whose words have signs would change their effect.
 */
const needsOptions = (site: Site, server: Server): boolean =>
  startLines(site, server, 'Options').length > 0 ||
  site
    .directives('AddHandler', 'SetHandler', 'AddType', 'AddOutputFilter', 'SetOutputFilter', 'XBitHack')
    .some(
      (line) =>
        server.files.has(line.file) &&
        line.args.some(({ value }) => /cgi|server-parsed|includes|^(on|full)$/i.test(value)),
    )

const title = 'Add Options All'

/**
 * Inserts the Options line before Options lines with signs at server level, which it would otherwise reset; undefined if these
 * lines are in other files.
 */
function allBeside(site: Site, server: Server, at: Directive): Edit | undefined {
  const signed = serverLevelLines(site, server, 'Options')
  if (signed.some(({ file }) => file !== server.file)) return undefined
  const around = new Set(ancestors(at))
  const [first] = signed
    .map((line) => [...ancestors(line)].findLast((section) => !around.has(section)) ?? line)
    .sort((a, b) => a.start - b.start)
  return first && first.start < at.start
    ? insertBefore(first, ['Options All'])
    : insertAfterAddedLines(at, 'Options All')
}

/**
 * The first folder to which no Options line without signs applies. A line in an open guard applies to the folders in that guard
 * only.
 */
function firstWithoutOptions(site: Site, server: Server): ContentFolder | undefined {
  const modules = loadedModules(site, server)
  const absolute = startLines(site, server, 'Options').filter(({ args }) =>
    args.some(({ value }) => !/^[+-]/.test(value)),
  )
  const sure = absolute.filter((line) => isSurelyReadOn24With(site, line, modules))
  const first = firstFolderWithoutLine(site, contentFolders(site, server), sure)
  if (!first || sure.length === absolute.length) return first
  const guardsOf = (line: Directive) => [...ancestors(line)].filter(isGuard)
  return [...contentFolders(site, server)].find((one) => {
    const own = new Set(guardsOf(one.at))
    const read = absolute.filter(
      (line) => sure.includes(line) || (line.file === one.at.file && guardsOf(line).every((guard) => own.has(guard))),
    )
    return firstFolderWithoutLine(site, [one], read) !== undefined
  })
}
