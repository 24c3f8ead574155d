import { directiveNamed } from '../httpd/directives.js'
import { isGuard, readingOf } from '../httpd/guards.js'
import { moduleNamed, successors } from '../httpd/modules.js'
import { ancestors, type ConfigFile, type Directive, type Node, type Section, type Version } from '../syntax/tree.js'
import type { NameIndex } from './name-index.js'

/**
 * What its words show a configuration to run on, whatever was said: a first run over files of 2.2 leaves those of 2.4. 2.4
 * where an unguarded directive shows it that 2.2 never had, a module that it could not load, or a Require of 2.4's own kind;
 * else 2.2. One half-converted file is enough: its server cannot be a 2.2.
 */
export const versionInWords = (index: NameIndex): Version => (signOf24(index) ? '2.4' : '2.2')

/** The first node that shows a configuration to run on 2.4; a module that 2.4 does not have shows the opposite. */
export function signOf24(index: NameIndex): Directive | Section | undefined {
  if (index.directives('LoadModule').some((line) => isRemoved(line) && isUnguarded(line))) return undefined
  for (const sign of signsOf24(index, isUnguarded)) return sign
  return layoutOf24(index)
}

/** Debian's packages of 2.4 read conf-enabled where those of 2.2 read conf.d; a line that no 2.4 starts with says more. */
const layoutOf24 = (index: NameIndex): Directive | undefined =>
  ['lockfile', 'acceptmutex'].some((name) => index.names.has(name))
    ? undefined
    : index
        .directives('Include', 'IncludeOptional')
        .find((line) => /(^|\/)conf-enabled(\/|$)/.test(line.args[0]?.value ?? '') && isUnguarded(line))

/**
 * Whether something shows that no 2.2 runs with these lines as they are, though it may have run with what they were made of:
 * it would not start, or answer 500 to whoever is to be let in. A Require of 2.4 for some clients it reads, and closes by.
 */
export function isHalfWritten(index: NameIndex): boolean {
  for (const { key, args } of signsOf24(index, mayBeRead))
    if (key !== 'require' || /^all$/i.test(args[0]?.value ?? '')) return true
  return false
}

/**
 * Whether 2.4 has never read these lines, and no run of fixes has been over them: they hold what no 2.4 starts with and every
 * run takes out, and nothing of 2.4 that 2.2 would not start with. A Require of 2.4 among them is read by 2.2 alone so far.
 */
export function isUntouched(index: NameIndex): boolean {
  for (const { key } of signsOf24(index, mayBeRead)) if (key !== 'require') return false
  return runsOn22Today(index)
}

/** Whether a line shows that a 2.2 runs with the configuration as it is: no 2.4 starts with it, and every run of fixes takes it out. */
export function runsOn22Today(index: NameIndex): boolean {
  const takenOut = index
    .directives('LoadModule')
    .filter(({ args }) => goneModules.test(moduleNamed(args[0]?.value ?? '')?.name ?? ''))
  return [...takenOut, ...index.directives('LockFile', 'AcceptMutex')].some(isUnguarded)
}

/**
 * Whether a 2.2 runs for sure with what a file says: somebody has said so, or lines of its server show it that 2.4 takes with
 * mod_access_compat at most. Of files of no server each speaks for itself.
 */
export function isKnownToRunOn22(site: NameIndex & Known, file: ConfigFile): boolean {
  if (site.from !== '2.2') return false
  if (site.fromGiven || runsOn22Today(site)) return true
  return site.directives(...onlyIn22).some((line) => site.role !== 'apart' || line.file === file)
}

interface Known {
  readonly from: Version
  readonly fromGiven: boolean
  readonly role: string
}

const onlyIn22 = ['Order', 'Allow', 'Deny', 'Satisfy', 'NameVirtualHost', 'DefaultType', 'LockFile', 'AcceptMutex']

/** Whose LoadModule a fix takes out whatever else there is. */
const goneModules = /^mod_(authn_default|authz_default|authn_alias|mem_cache)$/

function* signsOf24(index: NameIndex, counts: (node: Node) => boolean): Generator<Directive | Section> {
  // On 2.2 Define came from a module of its own.
  const hadDefine =
    index.names.has('define') && index.directives('LoadModule').some((node) => node.args[0]?.value === 'define_module')
  yield* index.directives('LoadModule').filter((line) => isOnlyIn24(line) && counts(line))
  for (const key of index.names) {
    if (hadDefine && /^(un)?define$/.test(key)) continue
    yield* nodesOf24(index, key).filter(counts)
  }
}

/** The modules that were split off, which 2.2 could not load. Other new ones were to be had for 2.2 too. */
const onlyIn24 = /^(mod_(authn_core|authz_core|access_compat|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+))$/

const isOnlyIn24 = (line: Directive): boolean => onlyIn24.test(moduleNamed(line.args[0]?.value ?? '')?.name ?? '')

function isRemoved(line: Directive): boolean {
  const module = moduleNamed(line.args[0]?.value ?? '')
  return !!module?.symbol22 && !module.symbol24 && !successors[module.name]
}

/** The nodes of this name that 2.4 alone knows. */
function nodesOf24(index: NameIndex, key: string): readonly (Directive | Section)[] {
  if (key === 'require') return index.directives(key).filter(isNewRequire)
  if (!isNew(key)) return []
  return key.startsWith('<') ? index.sections(key.slice(1)) : index.directives(key)
}

/** A directive or section that 2.2 does not know, and does not start with, or answers 500 for. */
export const isUnknownTo22 = ({ kind, key }: Directive | Section): boolean =>
  isNew(kind === 'section' ? `<${key}` : key) || /^if(file|directive|section)$/.test(key)

/** Known to 2.4 alone. mod_macro, mod_proxy_html, mod_xml2enc and mod_remoteip were to be had for 2.2 too. */
function isNew(key: string): boolean {
  const known = directiveNamed(key.replace(/^</, ''))
  return (
    !!known?.in24 &&
    !known.in22 &&
    !/^<?(if(file|directive|section)|macro|use|undefmacro|(proxyhtml|xml2|remoteip)\w*)$/.test(key)
  )
}

const newRequire = /^(all|ip|host|local|expr|env|method|not|forward-dns|ssl|ssl-verify-client)$/i

const isNewRequire = (node: Node) => node.kind === 'directive' && newRequire.test(node.args[0]?.value ?? '')

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
