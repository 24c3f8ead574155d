import { hasAccessRules } from '../../../access/read/access-lines.js'
import { filesOmittedByDebian, type OmittedFile } from '../../../models/layouts/debian.js'
import { sectionsOverridingMainOn24 } from '../../../models/layouts/red-hat.js'
import type { Site } from '../../../site/site.js'
import { lineNumberOf } from '../../../syntax/file-and-line.js'
import { type ConfigFile, commandsUnder, type Directive, type Section } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const distributionLayout = ruleOf('access', {
  id: 'distribution-layout',
  title: 'A file that the 2.4 of a distribution does not read, or reads later',
  see: 'https://wiki.debian.org/Apache/PackagingFor24',
  fixes: 'none',
  page: `
## What 2.2 did

On Debian and Ubuntu, httpd read every file in \`sites-enabled\` and \`conf.d\`. On Red Hat, it read \`conf.d/*.conf\`
before the sections in \`httpd.conf\`.

## What 2.4 does

Debian's httpd reads only \`sites-enabled/*.conf\` and \`conf-enabled/*.conf\`. It silently ignores a site whose name does
not end in \`.conf\`, and all of \`conf.d\`: requests that these files refuse get in. Red Hat's httpd reads
\`conf.d/*.conf\` at the end of \`httpd.conf\`, so its rules win over those in \`httpd.conf\`.

## What the rule does

On Debian it reports each such file, as an error if the file sets access rules, with the commands that make 2.4 read
it again (a2enconf, a2ensite). In a copy the commands only rename the file. In a repository, rename the file in git to \`conf-enabled/NAME.conf\` or
\`sites-enabled/NAME.conf\`; with \`"layout": "debian"\` in the settings the upgrade pull request does that. If the
package already uses the name, the file gets \`-2.2\` added: compare the two.

On Red Hat it reports sections in \`conf.d\` with access rules for a folder, file or URL that \`httpd.conf\` also sets
rules for.

## When not

If the main file is still that of 2.2, the rule reports nothing unless \`--layout debian\` or \`--layout redhat\` is
given. With \`--from 2.4\` it reports no sections, because 2.4 reads them in this order already.`,
  *check(site) {
    const hits = filesOmittedByDebian(site).map(leftOutHit)
    yield* hits.filter(({ severity }) => severity === 'error')
    yield* hits.filter(({ severity }) => severity !== 'error')
    yield* laterSections(site)
  },
})

function leftOutHit(leftOut: OmittedFile): Hit {
  const { file, path, readInstead } = leftOut
  const [first] = file.commands
  const access = accessIn(file)
  const at = access ?? (first as Directive | Section)
  const which = leftOut.isStillRead ? "Debian's own apache2.conf for 2.4" : "Debian's 2.4"
  const lost = access ? `this ${access.name.value} and the other access rules in the file` : 'all settings in the file'
  const stop = leftOut.isStillRead ? 'would silently stop applying' : 'silently stop applying'
  const message = `${which} reads ${readInstead}, but not ${path}, so ${lost} ${stop}. ${howToKeep(leftOut)}`
  return { at, concerns: 'server', message, ...(access ? { severity: 'error' } : {}) }
}

function howToKeep({ commands, isInCopy, isStillRead }: OmittedFile): string {
  const run = `To keep them, run \`${commands.join(' && ')}\`${isInCopy ? ' here, before you copy the files' : ''}.`
  return isStillRead ? `${run} Or keep this apache2.conf, which still reads the file.` : run
}

/** The first line with access rules, preferably one that refuses. */
function accessIn(file: ConfigFile): Directive | Section | undefined {
  const lines = [...commandsUnder(file.commands)].filter((node) => node.kind === 'directive' && hasAccessRules([node]))
  return lines.find(({ key }) => /^(deny|require|sslrequire(ssl)?)$/.test(key)) ?? lines[0]
}

function* laterSections(site: Site): Generator<Hit> {
  const runsOn24 = site.from === '2.4'
  if (runsOn24 && site.isVersionGiven) return
  const end = runsOn24 ? ' Nothing changes if this server already runs 2.4.' : ''
  for (const { section, main } of sectionsOverridingMainOn24(site)) {
    const name = `<${section.name.value} ${section.args.map(({ value }) => value).join(' ')}>`
    const message = `Red Hat's 2.4 reads conf.d after the sections of httpd.conf; 2.2 read it before them. The access rules of this ${name} now override line ${lineNumberOf(main)} of ${main.file.path}. Merge the two sections.${end}`
    yield { at: section, message }
  }
}
