import type { ConfigFile, Directive, Section, Version } from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'
import type { NameIndex } from './name-index.js'
import { type VersionSigns, versionSigns } from './version-signs.js'

/**
 * What a configuration comes from. `2.2`: nothing in it is written for 2.4. `on its way`: one of 2.2 that is upgraded in part;
 * its lines of 2.4 are finished, and its lines of 2.2 mean what they meant. `2.4`: it runs there, maybe with mod_access_compat.
 */
export type Origin = '2.2' | 'on its way' | '2.4'

/** What somebody has said of it. */
export interface SaidOfOrigin {
  readonly from: 'auto' | Version
  /** A run has written to the files since they were of 2.2. */
  readonly begun: boolean
}

export interface Judgement {
  readonly said: SaidOfOrigin
  readonly origin: Origin
  /** No 2.4 has ever read it, and no run of fixes has been over it; what 2.2 knows nothing of, it takes as 2.2 does. */
  readonly isUntouched: boolean
  /** A line that no 2.4 starts with: a 2.2 runs with the files, if any server does. */
  readonly stops24: boolean
  /** What tells of 2.2, the surest first. */
  readonly signs22: readonly Directive[]
  /** What tells of 2.4, since no fix writes it. */
  readonly signs24: readonly (Directive | Section)[]
  /** Whether anything tells of 2.4, a line or the folder that a file lies in. */
  readonly shows24: boolean
  /** What of it is written for 2.4, by whomever. */
  readonly upgraded: readonly (Directive | Section)[]
}

/**
 * Judge the files of one server, by the weight of what they say: lines that no 2.4 starts with, then words of 2.4 that no fix
 * writes, then the layout and the comments of distributions, then lines that 2.4 still takes. What our own fixes write shows
 * that somebody has begun, and not what it was before.
 * @param beside the servers that files lie beside which nothing reads: what they tell nothing of is as it is there
 */
export function judged(
  index: NameIndex,
  files: readonly ConfigFile[],
  said: SaidOfOrigin,
  beside: readonly { readonly judgement: Judgement }[] = [],
): Judgement {
  const signs = versionSigns(index)
  const { only22, ours } = signs
  const old = [...signs.old, ...signs.loads22, ...signs.kept]
  const foreign24 = [...signs.foreign24, ...signs.mixed.filter(isTelling(files))]
  const new24 = [...new Set([...foreign24, ...ours])]
  const layout = layoutOf24(index)
  const isPlaced = layout !== undefined || files.some((file) => !isHtaccess(file) && folderOf24.test(file.path))
  const isBeside24 = () => beside.length > 0 && beside.every(({ judgement }) => judgement.origin === '2.4')
  const evidence: Evidence = { only22, old, foreign24, ours, isPlaced, isBeside24, files }
  const origin =
    said.from === 'auto'
      ? weighed(evidence, said.begun)
      : asSaid(said, [...ours.filter(isTelling(files)), ...foreign24.filter(isServers)])
  return {
    said,
    origin,
    isUntouched: only22.length > 0 && (origin === '2.2' || isUnbegun(said, signs)) && isUnwritten(signs, foreign24),
    stops24: only22.length > 0,
    signs22: [...only22, ...signs.old, ...signs.loads22],
    signs24: layout ? [...foreign24, layout] : foreign24,
    shows24: isPlaced || foreign24.length > 0,
    upgraded: new24,
  }
}

interface Evidence {
  readonly only22: readonly Directive[]
  readonly old: readonly Directive[]
  readonly foreign24: readonly (Directive | Section)[]
  readonly ours: readonly (Directive | Section)[]
  /** Packages of 2.4 read these files, or what they include. */
  readonly isPlaced: boolean
  readonly isBeside24: () => boolean
  readonly files: readonly ConfigFile[]
}

function weighed({ only22, old, foreign24, ours, isPlaced, isBeside24, files }: Evidence, begun: boolean): Origin {
  if (only22.length > 0) {
    const names = new Set(foreign24.filter(isServers).map(({ key }) => key))
    if (names.size > only22.length) return '2.4'
    return begun || ours.length > 0 || names.size > 0 ? 'on its way' : '2.2'
  }
  if (foreign24.length > 0 || isPlaced) return '2.4'
  if (begun) return 'on its way'
  if (ours.length === 0) return old.length === 0 && isBeside24() ? '2.4' : '2.2'
  const manual = manualNamed(files)
  if (manual !== undefined) return manual === '2.4' ? '2.4' : 'on its way'
  return old.length > 0 ? 'on its way' : '2.4'
}

/**
 * Whoever says 2.2 may mean files that a run has been over. A Require for some clients 2.2 read, and closed by, so that it shows
 * nothing.
 */
function asSaid({ from, begun }: SaidOfOrigin, new24: readonly (Directive | Section)[]): Origin {
  if (from === '2.4') return '2.4'
  return begun || new24.some((node) => node.key !== 'require' || isForAll(node)) ? 'on its way' : '2.2'
}

const isForAll = ({ args }: Directive | Section): boolean => /^all$/i.test(args[0]?.value ?? '')

/** Somebody said so, or a list of modules is one of 2.2: a run that writes access rules completes it. */
const isUnbegun = ({ from, begun }: SaidOfOrigin, { loads22 }: VersionSigns): boolean =>
  !begun && (from === '2.2' || (from === 'auto' && loads22.length > 0))

/** A Require that a fix may have written shows nothing, nor does a `.htaccess` file beside a list of modules of 2.2. */
function isUnwritten({ ours, loads22 }: VersionSigns, foreign24: readonly (Directive | Section)[]): boolean {
  const isForgotten = (node: Directive | Section) => loads22.length > 0 && !isServers(node)
  return (
    ours.every((node) => isRequire(node) || isForgotten(node)) &&
    foreign24.every((node) => isRequire(node) || !isServers(node))
  )
}

/** 2.2 starts with a Require of any kind, and answers 500 for what it does not know in a `.htaccess` file. */
const isRequire = ({ key }: Directive | Section): boolean => key === 'require'

/** 2.2 answers 500 for a word of 2.4 in a .htaccess file; whoever upgrades a server begins with its own files. */
const isTelling = (files: readonly ConfigFile[]): ((node: Directive | Section) => boolean) =>
  files.every(isHtaccess) ? () => true : isServers

const isServers = ({ file }: Directive | Section): boolean => !isHtaccess(file)

/** Packages of 2.4 read conf-enabled (Debian) or conf.modules.d (Red Hat) where those of 2.2 read conf.d alone. */
const layoutOf24 = (index: NameIndex): Directive | undefined =>
  index.directives('Include', 'IncludeOptional').find((line) => folderOf24.test(line.args[0]?.value ?? ''))

const folderOf24 = /(^|\/)(conf-(available|enabled)|conf\.modules\.d)(\/|$)/

/** The version whose manual the comments of a distribution name, if they name one. */
function manualNamed(files: readonly ConfigFile[]): Version | undefined {
  const named = (version: string) => files.some(({ text }) => manualOf(version).test(text))
  const [in22, in24] = [named('2\\.2'), named('2\\.4')]
  if (in22 === in24) return undefined
  return in24 ? '2.4' : '2.2'
}

const manualOf = (version: string): RegExp => new RegExp(`^[ \\t]*#.*httpd\\.apache\\.org/docs/${version}\\b`, 'm')

/**
 * Whether a 2.2 runs with what a file says, or did before a run: somebody has said so, or lines of its server show it. Of files of
 * no server each shows it for itself alone; once a run has begun, by what it has of 2.4.
 */
export function isKnownToComeFrom22({ judgement, role }: KnownOrigin, file: ConfigFile): boolean {
  const { origin, signs22, upgraded, said } = judgement
  if (origin === '2.4') return false
  if (said.from !== 'auto') return true
  if (role === 'apart' || role === 'unread')
    return [...signs22, ...(said.begun ? upgraded : [])].some((line) => line.file === file)
  return said.begun || origin !== '2.2' || signs22.length > 0
}

interface KnownOrigin {
  readonly judgement: Judgement
  readonly role: string
}
