import { lazy } from '../base/lazy.js'
import { isRequireWordOnlyOn24 } from '../httpd/authz-providers.js'
import { directiveByName, includeDirectiveNames, isAccessCompatDirective } from '../httpd/directives.js'
import { guardReading, isGuard } from '../httpd/guards.js'
import { type Module, moduleByName, renamedModules24 } from '../httpd/modules.js'
import { syntaxOfOneVersion } from '../httpd/one-version-syntax.js'
import {
  ancestors,
  type ConfigFile,
  commandsUnder,
  type Directive,
  type Node,
  type Section,
  siblings,
  type Version,
} from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'
import type { NameIndex } from './name-index.js'

type Line = Directive | Section

/**
 * How strongly a line shows a version. `proof`: the other version rejects it, and no fix writes it. `sign`: both versions accept
 * it, but nobody writes it for the other version. `ours`: a fix may have written it.
 */
export type EvidenceWeight = 'proof' | 'sign' | 'ours'

interface Given {
  readonly index: NameIndex
  readonly files: readonly ConfigFile[]
  /** Finds the lines that only 2.4 accepts. */
  readonly new24: () => readonly Line[]
}

/**
 * The kinds of lines that show which version a configuration is written for: the version, the weight, and a function that finds
 * the lines.
 */
const table: readonly (readonly [of: Version, weighs: EvidenceWeight, lines: (given: Given) => readonly Line[]])[] = [
  ['2.2', 'proof', ({ index }) => [...index.names].flatMap((key) => linesOnlyIn22(index, key))],
  ['2.2', 'proof', ({ index }) => index.directives('Options').filter(isRefusedBy24)],
  [
    '2.2',
    'sign',
    ({ index }) => index.directives(...[...index.names].filter(isAccessCompatDirective), ...oldNames).filter(isOld),
  ],
  ['2.2', 'sign', ({ index }) => loadsOf22(index)],
  ['2.2', 'ours', ({ index }) => index.directives(...keptNames).filter(isLineForOldDefault)],
  ['2.4', 'proof', ({ new24 }) => new24().filter((line) => !mayBeWrittenByFixes(line))],
  ['2.4', 'proof', besideHostLines],
  [
    '2.4',
    'sign',
    ({ index }) => index.directives(...includeDirectiveNames).filter((line) => packageFolderOf24.test(firstWord(line))),
  ],
  ['2.4', 'ours', ({ new24 }) => new24().filter(mayBeWrittenByFixes)],
]

/** Finds the lines that show a version with one of these weights. */
export type EvidenceFinder = (version: Version, ...weights: readonly EvidenceWeight[]) => readonly Line[]

/** Returns a function that finds the evidence in these files. */
export function evidenceFinder(index: NameIndex, files: readonly ConfigFile[]): EvidenceFinder {
  const given = { index, files, new24: lazy(() => [...wordsOf24(index)]) }
  const rows = table.map(([of, weighs, lines]) => ({ of, weighs, lines: lazy(() => lines(given)) }))
  return (version, ...weights) =>
    rows.flatMap(({ of, weighs, lines }) => (of === version && weights.includes(weighs) ? lines() : []))
}

/** Whether a fix of some rule may have written the line. test/site/version-judgement.test.ts checks this for all rules. */
export function mayBeWrittenByFixes(line: Line): boolean {
  if (line.key === 'loadmodule') return modulesOfFixes.test(moduleOf(line)?.name ?? '')
  if (line.key === 'require') return requiresOfFixes.test(firstWord(line))
  if (line.kind === 'section' && line.key === 'if')
    return [...commandsUnder(line.commands)].every(({ key }) => /^(require\w*|authmerging)$/.test(key))
  if (namesOfFixes.has(line.key)) return true
  if (line.kind === 'section') return false
  return (
    isLineForOldDefault(line) ||
    linesOfFixes.test(wordsIn(line)) ||
    wordsOfFixes.test(syntaxOfOneVersion(line)?.text ?? '')
  )
}

/** Words that only 2.4 accepts in a line that both versions know, or the whole line. */
const wordsOfFixes = /^(loglevel .*|useolddateformat|legacydnstringformat|unsafe\w+|b|bctls|ignorecontextinfo)$/i

/** Lines that nobody but a fix writes in this form. In another form, 2.2 would answer 500 for them in a .htaccess file. */
const linesOfFixes =
  /^(substitutemaxlinelength 100m|filterprovider \S+ \S+ (!\( )?(-n )?(%\{content_type\}|(resp|req_novary|reqenv)\(').*)$/

const modulesOfFixes =
  /^mod_(authn_core|authz_core|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+|allowmethods|cache_disk|example_hooks|mpm_\w+)$|^(prefork|worker|event)$/

const requiresOfFixes = /^(all|ip|host|expr|env|method|not|dbm-group|dbm-file-group)$/i

/** Directives and sections that fixes write. Define is left out if 2.2 had it from a third-party module. */
const namesOfFixes: ReadonlySet<string> = new Set(
  `define undefine requireall requireany requirenone authmerging allowmethods includeoptional
   maxrequestworkers maxconnectionsperchild mutex errorlogformat regexdefaultoptions mergeslashes registerhttpmethod
   deflatealteretag httpprotocoloptions sslcarevocationcheck sslproxycarevocationcheck`.split(/\s+/),
)

/** Lines of 2.2 that 2.4 still accepts, with mod_access_compat or with a warning. */
const oldNames = ['NameVirtualHost', 'DefaultType', 'MaxClients', 'MaxRequestsPerChild']

const isOld = (line: Directive): boolean => mayBeRead(line) && !/^none$/i.test(firstWord(line))

const keptNames = [
  ...['AuthLDAPMaxSubGroupDepth', 'DirectoryCheckHandler', 'FileETag'],
  ...['RegexDefaultOptions', 'SSILegacyExprParser'],
]

/** Whether a line sets one of some defaults of 2.2. Fixes write such lines if none sets the value; people seldom do. */
export function isLineForOldDefault({ key, args }: Directive): boolean {
  const words = args.map(({ value }) => value.toLowerCase()).sort()
  return /^(authldapmaxsubgroupdepth 0|(directorycheckhandler|ssilegacyexprparser) on|fileetag inode mtime size|regexdefaultoptions.* -dollar_endonly.*)$/.test(
    [key, ...words].join(' '),
  )
}

/**
 * LoadModule lines that only work in 2.2: they load mod_authz_host as a file, but not mod_authz_core, which 2.4's mod_authz_host
 * needs and which is then a file too.
 */
function loadsOf22(index: NameIndex): readonly Directive[] {
  const named = (name: string) => index.directives('LoadModule').filter((line) => moduleOf(line)?.name === name)
  return named('mod_authz_core').length > 0 ? [] : named('mod_authz_host')
}

/**
 * `Require all granted`, alone or in `<RequireAll>`, in the same section as `Order` and `Allow`. People often copy this for a 2.4
 * with mod_access_compat; 2.2 would answer 500, and no fix leaves it like this.
 */
function besideHostLines({ index, files }: Given): readonly Directive[] {
  if (!index.hasDirective(...[...index.names].filter(isAccessCompatDirective))) return []
  return index
    .directives('Require')
    .filter(
      (line) =>
        /^all$/i.test(firstWord(line)) &&
        evidenceTestFor24(files)(line) &&
        mayBeRead(line) &&
        siblings(outOfContainers(line)).some(
          (other) => other.kind === 'directive' && isAccessCompatDirective(other.key),
        ),
    )
}

/** The outermost `<RequireAll>`, `<RequireAny>` or `<RequireNone>` around a line, or the line itself. */
const outOfContainers = (line: Line): Line => {
  const { parent } = line
  return parent && /^require(all|any|none)$/.test(parent.key) ? outOfContainers(parent) : line
}

/**
 * Returns a test: whether a line may show 2.4. If server files are given, only their lines may, because a word of 2.4 in a
 * .htaccess file may just make 2.2 answer 500.
 */
export const evidenceTestFor24 = (files: readonly ConfigFile[]): ((line: Line) => boolean) =>
  files.every(isHtaccess) ? () => true : isInServerFile

export const isInServerFile = ({ file }: Line): boolean => !isHtaccess(file)

/**
 * Folders that only packages of 2.4 have: conf-enabled (Debian) or conf.modules.d (Red Hat). Packages of 2.2 have only conf.d.
 */
export const packageFolderOf24 = /(^|\/)(conf-(available|enabled)|conf\.modules\.d)(\/|$)/

/**
 * The lines of a name that keep 2.4 from starting, as proof of 2.2. A line in a .htaccess file is no proof: it does not stop
 * httpd, and may be outdated.
 */
function linesOnlyIn22(index: NameIndex, key: string): readonly Directive[] {
  if (key.startsWith('<')) return []
  const known = directiveByName(key)
  const isGone = known?.in22 && !known.in24
  if (!isGone && key !== 'loadmodule') return []
  return index
    .directives(key)
    .filter((line) => isInServerFile(line) && isUnguarded(line) && (isGone || isRemoved(moduleOf(line))))
}

/** Whether 2.4 rejects an Options line because some of its words have a sign and others have none. */
function isRefusedBy24(line: Directive): boolean {
  const isSigned = line.args.map(({ value }) => /^[+-]/.test(value))
  return isSigned.includes(true) && isSigned.includes(false) && isInServerFile(line) && isUnguarded(line)
}

const isRemoved = (module: Module | undefined): boolean =>
  !!module?.symbol22 && !module.symbol24 && (!renamedModules24[module.name] || takenOut.test(module.name))

/** Modules whose LoadModule lines every upgrade removes, although other modules now do their work. */
const takenOut = /^mod_(authn_default|authz_default|authn_alias|mem_cache)$/

function* wordsOf24(index: NameIndex): Generator<Line> {
  // Define is a word of 2.2 only if it loads a third-party module for it.
  const hadDefine = index.directives('LoadModule').some((line) => firstWord(line) === 'define_module')
  for (const key of index.names) {
    if (hadDefine && /^(un)?define$/.test(key)) continue
    yield* linesOf24(index, key).filter(mayBeRead)
  }
  yield* index.sections('IfModule').filter((section) => isGuardOf24(section) && mayBeRead(section))
}

function linesOf24(index: NameIndex, key: string): readonly Line[] {
  if (key === 'require') return index.directives(key).filter((line) => isRequireWordOnlyOn24(firstWord(line)))
  if (key === 'loadmodule') return index.directives(key).filter((line) => isOnlyIn24(moduleOf(line)))
  if (!isNew(key)) return []
  return key.startsWith('<') ? index.sections(key.slice(1)) : index.directives(key)
}

/** Whether a guard is on a module that 2.2 never had. False for mod_access_compat, because guards for both versions test it. */
const isGuardOf24 = (section: Section): boolean =>
  isModuleShowing24(firstWord(section)) && moduleOf(section)?.name !== 'mod_access_compat'

/** Whether the name of a module shows 2.4: 2.2 never had it, and no fix writes it. */
export function isModuleShowing24(name: string): boolean {
  const module = moduleByName(name)
  return isOnlyIn24(module) && !modulesOfFixes.test(module?.name ?? '')
}

const isOnlyIn24 = (module: Module | undefined): boolean =>
  !!module?.symbol24 && !module.symbol22 && !hadFor22.test(module.name)

/** Modules of 2.4 that a 2.2 may have too, most of them as third-party modules. */
const hadFor22 = /^mod_(macro|proxy_html|xml2enc|remoteip|proxy_wstunnel|sed|lua|mpm_itk|fcgid|reqtimeout)$/

/** Whether 2.2 does not know a directive or section, so that it does not start, or answers 500. */
export const isUnknownTo22 = ({ kind, key }: Line): boolean =>
  isNew(kind === 'section' ? `<${key}` : key) || /^if(file|directive|section)$/.test(key)

/**
 * Whether only 2.4 knows a directive or section. False for a guard such as `<IfFile>`, because it may contain lines for both
 * versions.
 */
function isNew(key: string): boolean {
  const known = directiveByName(key.replace(/^</, ''))
  if (!known?.in24 || known.in22 || hadFor22.test(known.in24.module)) return false
  return known.isSection === key.startsWith('<') && !/^<if(file|directive|section)$/.test(key)
}

const moduleOf = (line: Line): Module | undefined => moduleByName(firstWord(line))

const wordsIn = ({ key, args }: Line): string => [key, ...args.map(({ value }) => value.toLowerCase())].join(' ')

const firstWord = ({ args }: Line): string => args[0]?.value ?? ''

function isUnguarded(node: Node): boolean {
  for (const section of ancestors(node)) if (isGuard(section) && guardReading(section, '2.2') !== 'always') return false
  return true
}

/**
 * Whether 2.2 reads the node, as far as the files show: each guard around it is always read, or is an `<IfModule>` that may be
 * read.
 */
function mayBeRead(node: Node): boolean {
  for (const section of ancestors(node)) {
    const reading = isGuard(section) ? guardReading(section, '2.2') : 'always'
    if (reading === 'never' || (reading === 'maybe' && section.key !== 'ifmodule')) return false
  }
  return true
}
