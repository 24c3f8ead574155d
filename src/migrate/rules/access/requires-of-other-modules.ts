import { groupBy } from '../../../base/group-by.js'
import { type Edit, type Fix, removeLine, replaceArgs, replaceLine, reviewFix } from '../../../edit/edit.js'
import { authzProviderNamed } from '../../../httpd/authz-providers.js'
import { knownThirdPartyModules } from '../../../httpd/third-party-modules/known-modules.js'
import type { ThirdPartyModule } from '../../../httpd/third-party-modules/third-party-module.js'
import {
  directiveJoiningRequires,
  isSwitchedOn,
  requireArgsOn24,
  type ThirdPartyRequireModule,
  thirdPartyRequireModule,
} from '../../../models/third-party-requires.js'
import { onlyVersionReading } from '../../../site/guard-reading.js'
import type { Site } from '../../../site/site.js'
import { logicalLineText } from '../../../syntax/lines.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Directive, isDirective, isSection, siblings } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const requiresOfOtherModules = ruleOf('access', {
  id: 'requires-of-other-modules',
  title: 'Require words that third-party modules renamed for 2.4',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/howto/auth.html',
  fixes: 'review',
  covers: ['err-unknown-provider'],
  page: `
## What 2.2 did

A module could handle any word in the Require lines.

## What 2.4 does

Each word belongs to one module, and each line decides on its own. Third-party modules therefore have new words, and
directives such as CASAuthoritative are gone. httpd refuses to start because of a word or directive that no module
knows.

- Shibboleth: \`affiliation ~ …\`, or any other attribute, is \`shib-attr affiliation ~ …\`, and \`user ~ …\` is
  \`shib-user ~ …\`. \`Require Shibboleth\` is written in lower case. \`ShibRequireAll On\` is \`<RequireAll>\`.
- mod_authz_unixgroup: \`Require group\` beside \`AuthzUnixgroup On\` is \`Require unix-group\`.
- mod_authnz_external: \`Require group\` beside GroupExternal is \`Require external-group\`.
- mod_wsgi: \`Require group\` beside WSGIAuthGroupScript is \`Require wsgi-group\`.
- mod_auth_memcookie: \`Require group\` beside Auth_memCookie_GroupAuthoritative is \`Require mcac-group\`.
- mod_auth_sspi, now mod_authnz_sspi: \`user\`, \`group\` and \`valid-user\` are \`sspi-user\`, \`sspi-group\` and
  \`valid-sspi-user\`.
- mod_auth_cas has no CASAuthoritative.

## What the rule does

It offers the new words for review. The files do not show whether 2.4 has the module, nor whether it handled these
lines in 2.2.`,
  *check(site) {
    if (site.from === '2.4') return
    yield* renamedWords(site)
    for (const module of knownThirdPartyModules)
      if (module.removedDirectives) yield* goneDirectives(site, module, module.removedDirectives)
  },
})

function* renamedWords(site: Site): Generator<Hit> {
  const lines = site.directives('Require').filter((at) => isLiteral(at) && onlyVersionReading(site, at) !== '2.4')
  for (const all of groupBy(lines, siblings).values())
    for (const [module, own] of groupBy(all, thirdPartyRequireModule)) if (module) yield* wordsOf(module, own)
}

function* wordsOf(module: ThirdPartyRequireModule, own: readonly [Directive, ...Directive[]]): Generator<Hit> {
  const words = module.requires
  const changed = own.filter((line) => requireArgsOn24(words, line) !== undefined)
  const together = directiveJoiningRequires(module, own[0])
  const [first, ...more] = changed
  const at = first ?? together
  if (!at) return
  const fix = together ? inRequireAll(module, own, together) : newWords(module, changed)
  const message = [
    first && renamedMessage(module, first),
    more.length > 0 &&
      `${more.length} more ${more.length === 1 ? 'line here needs' : 'lines here need'} the same change.`,
    together && whatToWrap(module, together),
  ]
    .filter(Boolean)
    .join(' ')
  yield fix ? { at, message, fix } : { at, message }
}

const newWords = (module: ThirdPartyRequireModule, changed: readonly Directive[]): Fix =>
  reviewFix(
    'Write the Require words of 2.4',
    [hasModule(module)],
    changed.flatMap((line): Edit[] => {
      const args = requireArgsOn24(module.requires, line)
      return args === undefined ? [] : [replaceArgs(line, args)]
    }),
  )

/** The fix that puts the Require lines into `<RequireAll>`. Undefined if the section has other access lines or sections. */
function inRequireAll(
  module: ThirdPartyRequireModule,
  own: readonly Directive[],
  together: Directive,
): Fix | undefined {
  const [first, ...more] = own
  if (!first) return undefined
  const around = siblings(first)
  const isApart = around.some(
    (node) => isSection(node) || (isDirective(node) && /^(order|allow|deny|satisfy)$/.test(node.key)),
  )
  const all = around.filter((node) => isDirective(node) && node.key === 'require')
  if (isApart || all.length !== own.length || !around.includes(together)) return undefined
  const lines = own.map((line) => `    ${line.name.value} ${requireArgsOn24(module.requires, line) ?? argsOf(line)}`)
  const edits = [replaceLine(first, ['<RequireAll>', ...lines, '</RequireAll>']), ...more.map(removeLine)]
  return reviewFix('Put the lines into <RequireAll>', [hasModule(module)], [removeLine(together), ...edits])
}

const argsOf = ({ file, args }: Directive): string => file.text.slice(args[0]?.start ?? 0, args.at(-1)?.end ?? 0)

const hasModule = ({ name }: ThirdPartyModule) => ({
  name: `${requiresOfOtherModules.id}:${name.toLowerCase()}`,
  sentence: `${name} handles these lines in 2.2, and its build for 2.4 accepts the new Require words.`,
})

function renamedMessage({ name, requires }: ThirdPartyRequireModule, at: Directive): string {
  const [old, newer] = [
    `\`${logicalLineText(at.file.text, at)}\``,
    `\`${at.name.value} ${requireArgsOn24(requires, at)}\``,
  ]
  const word = at.args[0]?.value ?? ''
  return authzProviderNamed(word)?.word === word
    ? `${name} for 2.4 no longer handles ${old}. Write ${newer}.`
    : `2.4 ${failureAt(at)} because of ${old}. Write ${newer}, its name in ${name} for 2.4.`
}

const whatToWrap = ({ name }: ThirdPartyModule, together: Directive): string =>
  `${name} for 2.4 has no ${together.name.value}, so in 2.4 any one of these Require lines lets people in. Put them into \`<RequireAll>\`.`

function* goneDirectives(
  site: Site,
  module: ThirdPartyModule,
  gone: NonNullable<ThirdPartyModule['removedDirectives']>,
): Generator<Hit> {
  for (const [key, { why, isReplaced }] of Object.entries(gone))
    for (const at of site.directives(key)) {
      const isTogether = key === module.requires?.togetherBy && isSwitchedOn(at)
      if (isTogether || onlyVersionReading(site, at) === '2.4') continue
      const message = `2.4 ${failureAt(at)} because of ${at.name.value}: ${module.name} for 2.4 has no such directive, since ${why}.`
      const fix = reviewFix('Remove the line', [hasModule(module)], removeLine(at))
      yield isReplaced ? { at, message } : { at, message: `${message} Remove the line.`, fix }
    }
}
