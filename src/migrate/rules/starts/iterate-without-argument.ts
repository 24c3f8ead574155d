import { type Fix, removeLine, replaceLine, safeFix } from '../../../edit/edit.js'
import { directiveByName } from '../../../httpd/directives.js'
import { defaultLinesOfModules, moduleResetBy } from '../../../httpd/unmerged-modules.js'
import type { Site } from '../../../site/site.js'
import { type Directive, isDirective, siblings } from '../../../syntax/tree.js'
import { type SectionOrFile, sectionsOrFilesOf } from '../../access/comes-before.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const iterateWithoutArgument = ruleOf('starts', {
  id: 'iterate-without-argument',
  title: 'A directive that needs a list, without a list',
  see: 'https://httpd.apache.org/docs/2.4/mod/directives.html',
  fixes: 'both',
  covers: ['iterate-without-argument'],
  page: `
## What 2.2 did

Directives that take a list, such as UnsetEnv, PassEnv, IndexIgnore or LanguagePriority, could have no argument, and
then did nothing.

An empty Anonymous did something: mod_authn_anon does not merge a section's settings with those above, so any of its
lines makes the section lose those above. AuthDigestProvider, AuthDigestDomain, AuthDigestQop and AuthLDAPGroupAttribute
behave the same. An empty AuthBasicProvider returned to the passwords in AuthUserFile.

## What 2.4 does

httpd refuses to start because of a line without an argument ("requires at least one argument"), and answers 500 if it is in a
\`.htaccess\` file. An empty first argument (\`""\`) counts as none. An empty DirectoryIndex turns every index off.

## What the rule does

It removes a line that did nothing. For Anonymous and the like, it writes a line with a default instead, such as
\`Anonymous_LogEmail On\`, unless another line of the module is beside it. An empty AuthBasicProvider is reported: write
\`AuthBasicProvider file\`.

## When not

If the directive is ServerAlias or AccessFileName, it can still be empty.`,
  *check(site) {
    for (const at of site.directives('DirectoryIndex')) if (at.args.length === 0) yield indexHit(at)
    const names = [...site.names].filter(isList)
    for (const at of site.directives(...names)) {
      if (at.args[0] && at.args[0].value !== '') continue
      yield emptyHit(site, at)
    }
  },
})

function emptyHit(site: Site, at: Directive): Hit {
  const name = directiveByName(at.key)?.name ?? at.name.value
  const refused = `2.4 ${failureAt(at)} because of ${name} without an argument`
  const module = moduleResetBy(at.key, 'in22')
  if (!module || isSetBeside(at, module))
    return {
      at,
      message: `${refused}. Remove the line, which did nothing in 2.2.`,
      fix: safeFix('Remove the line', removeLine(at)),
    }
  if (moduleResetBy(at.key, 'in24') !== module)
    return {
      at,
      message: `${refused}. In 2.2 the line reset the provider to the passwords in AuthUserFile. Write \`${name} file\`.`,
    }
  const line = defaultLineFor(site, at, module)
  const forgot = `${refused}. In 2.2 the line cancelled the settings of ${module} from the sections above.`
  return line === undefined
    ? { at, message: `${forgot} Decide which settings this section needs, and write those.` }
    : { at, message: `${forgot} Write \`${line}\`, a default with the same effect.`, fix: forgetting(at, line) }
}

const forgetting = (at: Directive, line: string): Fix => safeFix(`Write ${line}`, replaceLine(at, [line]))

/** Whether a line of another directive in the same section resets the same settings of the module in 2.4. */
const isSetBeside = (at: Directive, module: string): boolean =>
  moduleResetBy(at.key, 'in24') === module &&
  siblings(at).some(
    (node) =>
      isDirective(node) &&
      node !== at &&
      node.args.some(({ value }) => value !== '') &&
      moduleResetBy(node.key, 'in24') === module,
  )

/** A line that sets a default of the module; undefined if the section sets each of them otherwise. */
function defaultLineFor(site: Site, at: Directive, module: string): string | undefined {
  const places = new Set<SectionOrFile>(sectionsOrFilesOf(site, at))
  return defaultLinesOfModules[module]?.find((line) => {
    const [name = ''] = line.split(' ')
    return !site.directives(name).some((other) => sectionsOrFilesOf(site, other).some((place) => places.has(place)))
  })
}

/**
 * The hit for DirectoryIndex without a word. 2.4 takes the whole line (mod_dir.c, add_index), so it means no index. 2.2 read it
 * word by word, so it had no effect.
 */
const indexHit = (at: Directive): Hit => ({
  at,
  severity: 'warning',
  message:
    '2.4 lists the folder or answers 403: an empty DirectoryIndex now means no index at all. Remove the line, which did nothing in 2.2.',
  fix: safeFix('Remove the line', removeLine(at)),
})

/** Whether both versions read the directive's line word by word (include/http_config.h, ITERATE). */
function isList(name: string): boolean {
  const known = directiveByName(name)
  return known?.in22?.kind === 'ITERATE' && known.in24?.kind === 'ITERATE'
}
