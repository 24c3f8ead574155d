import { saysAccess } from '../../../access/read/access-lines.js'
import { type LeftOut, leftOutByDebian } from '../../../models/layouts/debian.js'
import { sectionsAfterMain } from '../../../models/layouts/red-hat.js'
import type { Site } from '../../../site/site.js'
import { lineOf } from '../../../syntax/place.js'
import { type ConfigFile, commandsUnder, type Directive, type Section } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const distributionLayout = ruleOf('access', {
  id: 'distribution-layout',
  title: 'A file where the 2.4 of a distribution does not look, or looks later',
  see: 'https://wiki.debian.org/Apache/PackagingFor24',
  page: `
The 2.2 of Debian and Ubuntu read every file in \`sites-enabled\` and \`conf.d\`. Their 2.4 reads \`sites-enabled/*.conf\` and
\`conf-enabled/*.conf\`: a site whose name does not end in \`.conf\`, and the whole of \`conf.d\`, count for nothing from then on, without a
word. What they refuse is let in.

Where the main file is that of Debian's 2.4, each such file is reported, as an error if it says anything of access, with the commands
that bring it back. The file goes to where one chooses from, and a2enconf or a2ensite chooses it. In a
repository it is renamed in git to \`conf-enabled/NAME.conf\` or \`sites-enabled/NAME.conf\`, which is all; with
\`"layout": "debian"\` in the settings the upgrade pull request does it. Before the upgrade, while the main file is still that of 2.2, say
\`--layout debian\`. A name that the package has taken already gets \`-2.2\` behind it; compare the two.

Red Hat's 2.4 reads \`conf.d/*.conf\` at the end of \`httpd.conf\`, its 2.2 read it before the sections there. Where both say who is let
in, for the same folder, file or URL, the one in \`conf.d\` now counts last. Reported for sections with the access rules of 2.2,
where the main file is that of 2.4, or with \`--layout redhat\`.`,
  *check(site) {
    const hits = leftOutByDebian(site).map(leftOutHit)
    yield* hits.filter(({ severity }) => severity === 'error')
    yield* hits.filter(({ severity }) => severity !== 'error')
    yield* laterSections(site)
  },
})

function leftOutHit({ file, path, reads, commands }: LeftOut): Hit {
  const [first] = file.commands
  const access = accessIn(file)
  const at = access ?? (first as Directive | Section)
  const run = `run \`${commands.join(' && ')}\``
  const what = `Debian's 2.4 reads ${reads} and not ${path}`
  return access
    ? {
        at,
        concerns: 'server',
        severity: 'error',
        message: `${what}: what this ${access.name.value} and the rest of the file say of who is let in is lost without a word; ${run}.`,
      }
    : { at, concerns: 'server', message: `${what}: all that it says is lost without a word; ${run}.` }
}

/** The first line that says anything of access, one that refuses rather than another. */
function accessIn(file: ConfigFile): Directive | Section | undefined {
  const lines = [...commandsUnder(file.commands)].filter((node) => node.kind === 'directive' && saysAccess([node]))
  return lines.find(({ key }) => /^(deny|require|sslrequire(ssl)?)$/.test(key)) ?? lines[0]
}

function* laterSections(site: Site): Generator<Hit> {
  for (const { section, main } of sectionsAfterMain(site)) {
    const name = `<${section.name.value} ${section.args.map(({ value }) => value).join(' ')}>`
    const message = `Red Hat's 2.4 reads conf.d behind the sections of httpd.conf, 2.2 read it before them. What this ${name} says of who is let in now counts over line ${lineOf(main)} of ${main.file.path}; make one section of the two.`
    yield { at: section, message }
  }
}
