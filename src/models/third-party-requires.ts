import { oncePerObject } from '../base/once.js'
import { authzProviderNamed } from '../httpd/authz-providers.js'
import { knownThirdPartyModules } from '../httpd/third-party-modules/known-modules.js'
import type { RequireWords, ThirdPartyModule } from '../httpd/third-party-modules/third-party-module.js'
import { ancestors, type ConfigFile, type Directive, isDirective, type Range, siblings } from '../syntax/tree.js'

export type ThirdPartyRequireModule = ThirdPartyModule & { readonly requires: RequireWords }

const answering = knownThirdPartyModules.filter(
  (module): module is ThirdPartyRequireModule => module.requires !== undefined,
)

/** The third-party module that decides a Require line in 2.2, as a directive beside the line shows; undefined without one. */
export const thirdPartyRequireModule = (at: Directive): ThirdPartyRequireModule | undefined =>
  usedIn(at.file).find((module) => isAnsweredBy(module, at))

/** The modules whose directives occur in a file. Most files have none. */
const usedIn = oncePerObject((file: ConfigFile) =>
  answering.filter(({ authType, requires: { usedBy } }) =>
    usedBy === 'authtype'
      ? file.named(usedBy).some((line) => line.args[0]?.value.toLowerCase() === authType)
      : file.named(usedBy).length > 0,
  ),
)

/** The directive because of which all Require lines of the module must be met; undefined if one of them is enough. */
export function directiveJoiningRequires({ requires }: ThirdPartyRequireModule, at: Directive): Directive | undefined {
  const found = beside(at, requires.togetherBy)
  return isSwitchedOn(found) ? found : undefined
}

/** Whether the module handles this line: its AuthType applies, or a directive beside the line turns it on. */
function isAnsweredBy({ authType, requires }: ThirdPartyRequireModule, at: Directive): boolean {
  const line = beside(at, requires.usedBy)
  if (requires.usedBy === 'authtype') return line?.args[0]?.value.toLowerCase() === authType
  return isSwitchedOn(line) && requireArgsOn24(requires, at) !== undefined
}

/** Whether the directive is present and not off. */
export const isSwitchedOn = (line: Directive | undefined): line is Directive =>
  line !== undefined && line.args[0]?.value.toLowerCase() !== 'off'

/** The last line with this name next to a line, or in the nearest section around it that has one. */
function beside(at: Directive, key: string | undefined): Directive | undefined {
  if (key === undefined) return undefined
  for (const level of [at, ...ancestors(at)]) {
    const found = siblings(level).findLast((node): node is Directive => isDirective(node) && node.key === key)
    if (found) return found
  }
  return undefined
}

/** The words after Require in 2.4; undefined if they do not change. */
export function requireArgsOn24(
  { renamed, unchangedIn24, before }: RequireWords,
  { file, args }: Directive,
): string | undefined {
  const [word, next] = args.map(({ value }) => value)
  const [first, second] = args
  if (word === undefined || !first) return undefined
  const source = (from: Range | undefined) => (from ? ` ${file.text.slice(from.start, args.at(-1)?.end)}` : '')
  const withSign = next === '~' ? renamed[`${word} ~`] : undefined
  if (withSign) return `${withSign}${source(args[2])}`
  const other = renamed[word] ?? renamed[word.toLowerCase()]
  if (other !== undefined) return other === word ? undefined : other + source(second)
  if (before === undefined || unchangedIn24?.test(word) || authzProviderNamed(word) || word === 'not') return undefined
  return `${before}${source(first)}`
}
