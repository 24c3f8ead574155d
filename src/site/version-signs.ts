import { isOnlyOn24 } from '../httpd/authz-providers.js'
import { directiveNamed } from '../httpd/directives.js'
import { isGuard, readingOf } from '../httpd/guards.js'
import { type Module, moduleNamed, successors } from '../httpd/modules.js'
import { ancestors, commandsUnder, type Directive, type Node, type Section, siblings } from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'
import type { NameIndex } from './name-index.js'

/** Nodes that show which version a configuration is written for. */
export interface VersionSigns {
  /** Lines of the server itself that no 2.4 starts with, and nothing keeps from it. */
  readonly only22: readonly Directive[]
  /** Lines that 2.4 takes too, with mod_access_compat or a warning, and that nobody begins to write for it. */
  readonly old: readonly Directive[]
  /** What 2.4 alone knows, and no fix writes. */
  readonly foreign24: readonly (Directive | Section)[]
  /** What 2.4 alone knows, and a fix may have written. */
  readonly ours: readonly (Directive | Section)[]
  /** Those of them that stand beside lines of 2.2 as no fix leaves them: 2.2 would answer 500 there. */
  readonly mixed: readonly Directive[]
  /** Lines that keep on 2.4 what 2.2 did: who wrote them came from there. */
  readonly kept: readonly Directive[]
  /** What a 2.2 loads for access control, in a list that a 2.4 would not start with: what it split off is missing. */
  readonly loads22: readonly Directive[]
}

export function versionSigns(index: NameIndex): VersionSigns {
  const new24 = [...wordsOf24(index)]
  return {
    only22: [...index.names].flatMap((key) => linesOnlyIn22(index, key)),
    old: index.directives(...oldNames).filter((line) => mayBeRead(line) && !/^none$/i.test(firstWord(line))),
    foreign24: new24.filter((node) => !isWrittenByFixes(node)),
    ours: new24.filter(isWrittenByFixes),
    mixed: index.says('Order', 'Allow', 'Deny', 'Satisfy') ? index.directives('Require').filter(isBesideHostLines) : [],
    kept: index.directives(...keptWords.keys()).filter(isKept),
    loads22: loadsOf22(index),
  }
}

const keptWords: ReadonlyMap<string, RegExp> = new Map([
  ['authldapmaxsubgroupdepth', /^0$/],
  ['directorycheckhandler', /^on$/],
  ['fileetag', /^inode mtime size$/],
  ['regexdefaultoptions', /-dollar_endonly/],
  ['ssilegacyexprparser', /^on$/],
])

/** What every run writes where nothing else is said, and hardly anybody else does. */
const isKept = ({ key, args }: Directive): boolean => {
  const words = args.map(({ value }) => value.toLowerCase()).sort()
  return keptWords.get(key)?.test(words.join(' ')) === true
}

/** mod_authz_host of 2.4 does not load without mod_authz_core, which is a file of its own wherever the other is. */
function loadsOf22(index: NameIndex): readonly Directive[] {
  const lines = index.directives('LoadModule')
  if (lines.some((line) => moduleOf(line)?.name === 'mod_authz_core')) return []
  return lines.filter((line) => moduleOf(line)?.name === 'mod_authz_host')
}

/** `Require all granted` in one section with `Order` and `Allow`, as it is often copied for a 2.4 with mod_access_compat. */
const isBesideHostLines = (line: Directive): boolean =>
  /^all$/i.test(firstWord(line)) &&
  mayBeRead(line) &&
  siblings(line).some((other) => other.kind === 'directive' && /^(order|allow|deny|satisfy)$/.test(other.key))

const oldNames = [
  ...['Order', 'Allow', 'Deny', 'Satisfy', 'NameVirtualHost', 'DefaultType'],
  ...['MaxClients', 'MaxRequestsPerChild'],
]

/** A `.htaccess` file keeps no httpd from starting, and may have been forgotten. */
function linesOnlyIn22(index: NameIndex, key: string): readonly Directive[] {
  if (key.startsWith('<')) return []
  const known = directiveNamed(key)
  const isGone = known?.in22 && !known.in24
  if (!isGone && key !== 'loadmodule') return []
  return index
    .directives(key)
    .filter((line) => !isHtaccess(line.file) && isUnguarded(line) && (isGone || isRemoved(moduleOf(line))))
}

const isRemoved = (module: Module | undefined): boolean =>
  !!module?.symbol22 && !module.symbol24 && (!successors[module.name] || takenOut.test(module.name))

/** Whose LoadModule a fix takes out whatever else there is, though their work goes on in others. */
const takenOut = /^mod_(authn_default|authz_default|authn_alias|mem_cache)$/

function* wordsOf24(index: NameIndex): Generator<Directive | Section> {
  // On 2.2 Define came from a module of its own.
  const hadDefine = index.directives('LoadModule').some((line) => firstWord(line) === 'define_module')
  for (const key of index.names) {
    if (hadDefine && /^(un)?define$/.test(key)) continue
    yield* nodesOf24(index, key).filter(mayBeRead)
  }
  yield* index.sections('IfModule').filter(isGuardOf24)
}

/** Who asks for a module that 2.2 never had writes for 2.4, unless it is one that guards for both versions ask for. */
function isGuardOf24(section: Section): boolean {
  const module = moduleOf(section)
  const isForBoth = module?.name === 'mod_access_compat' || modulesOfFixes.test(module?.name ?? '')
  return !/^!/.test(firstWord(section)) && isOnlyIn24(module) && !isForBoth && mayBeRead(section)
}

function nodesOf24(index: NameIndex, key: string): readonly (Directive | Section)[] {
  if (key === 'require') return index.directives(key).filter((line) => isOnlyOn24(firstWord(line)))
  if (key === 'loadmodule') return index.directives(key).filter((line) => isOnlyIn24(moduleOf(line)))
  if (!isNew(key)) return []
  return key.startsWith('<') ? index.sections(key.slice(1)) : index.directives(key)
}

/** A few modules of 2.4 were to be had for 2.2 too. */
const isOnlyIn24 = (module: Module | undefined): boolean =>
  !!module?.symbol24 && !module.symbol22 && !hadFor22.test(module.name)

const hadFor22 = /^mod_(macro|proxy_html|xml2enc|remoteip|proxy_wstunnel|sed|lua|mpm_itk|http2|fcgid|reqtimeout)$/

/** A directive or section that 2.2 does not know, and does not start with, or answers 500 for. */
export const isUnknownTo22 = ({ kind, key }: Directive | Section): boolean =>
  isNew(kind === 'section' ? `<${key}` : key) || /^if(file|directive|section)$/.test(key)

/** Known to 2.4 alone. mod_macro, mod_proxy_html, mod_xml2enc and mod_remoteip were to be had for 2.2 too. */
function isNew(key: string): boolean {
  const known = directiveNamed(key.replace(/^</, ''))
  return (
    !!known?.in24 &&
    !known.in22 &&
    known.isSection === key.startsWith('<') &&
    !/^<?(if(file|directive|section)|macro|use|undefmacro|(proxyhtml|xml2|remoteip)\w*)$/.test(key)
  )
}

/** What a fix of some rule makes of lines of 2.2, and so tells nothing: test/site/origin.test.ts asks all rules for it. */
function isWrittenByFixes(node: Directive | Section): boolean {
  if (node.key === 'loadmodule') return modulesOfFixes.test(moduleOf(node)?.name ?? '')
  if (node.key === 'require') return requiresOfFixes.test(firstWord(node))
  if (node.kind === 'section' && node.key === 'if') return [...commandsUnder(node.commands)].every(isAuthorization)
  return namesOfFixes.has(node.key)
}

const isAuthorization = ({ key }: Directive | Section): boolean => /^(require\w*|authmerging)$/.test(key)

const modulesOfFixes =
  /^mod_(authn_core|authz_core|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+|allowmethods|cache_disk|example_hooks|mpm_\w+)$|^(prefork|worker|event)$/

const requiresOfFixes = /^(all|ip|host|expr|env|method|not|dbm-group|dbm-file-group)$/i

const namesOfFixes: ReadonlySet<string> = new Set([
  // Left without the module of 2.2 that had them.
  ...['define', 'undefine'],
  ...['requireall', 'requireany', 'requirenone', 'authmerging', 'authldapmaxsubgroupdepth', 'allowmethods'],
  ...['includeoptional', 'maxrequestworkers', 'maxconnectionsperchild', 'mutex', 'errorlogformat'],
  ...['regexdefaultoptions', 'mergeslashes', 'directorycheckhandler', 'registerhttpmethod', 'httpprotocoloptions'],
  ...['deflatealteretag', 'ssilegacyexprparser', 'substitutemaxlinelength'],
  ...['sslcarevocationcheck', 'sslproxycarevocationcheck'],
])

const moduleOf = (line: Directive | Section): Module | undefined => moduleNamed(firstWord(line))

const firstWord = ({ args }: Directive | Section): string => args[0]?.value ?? ''

function isUnguarded(node: Node): boolean {
  for (const section of ancestors(node)) if (isGuard(section) && readingOf(section, '2.2') !== 'always') return false
  return true
}

/** Nothing keeps it from 2.2 but, maybe, a module that is not loaded. */
function mayBeRead(node: Node): boolean {
  for (const section of ancestors(node)) {
    const reading = isGuard(section) ? readingOf(section, '2.2') : 'always'
    if (reading === 'never' || (reading === 'maybe' && section.key !== 'ifmodule')) return false
  }
  return true
}
