import type { ConfigFile, Directive, Section, Version } from '../syntax/tree.js'
import {
  type EvidenceFinder,
  evidenceFinder,
  evidenceTestFor24,
  isInServerFile,
  packageFolderOf24,
} from './evidence.js'
import { isHtaccess } from './htaccess.js'
import { nameIndex } from './name-index.js'

/**
 * The version that a configuration is for. `2.2`: no line is written for 2.4. `on its way`: for 2.2 and partly upgraded, so that
 * its lines for 2.4 are done and its lines of 2.2 mean what they mean in 2.2. `2.4`: it runs on 2.4, maybe with
 * mod_access_compat.
 */
export type VersionOfFiles = '2.2' | 'on its way' | '2.4'

/** The version that options or settings state. */
export interface StatedVersion {
  readonly from: 'auto' | Version
  /** Whether an earlier run has written to the files, which were for 2.2. */
  readonly begun: boolean
  /** The version that the first review of this change found. Later commits of the change do not alter it. */
  readonly firstReviewVersion?: Version | undefined
}

export interface VersionJudgement {
  readonly stated: StatedVersion
  readonly origin: VersionOfFiles
  /**
   * Whether neither a 2.4 nor a fix has touched the configuration, so that a word unknown to 2.2 has no other effect than in 2.2.
   */
  readonly isUntouched: boolean
  /** Whether a line keeps every 2.4 from starting, so that a server that uses these files can only be a 2.2. */
  readonly stops24: boolean
  /** The lines that show 2.2, the strongest evidence first. */
  readonly signs22: readonly (Directive | Section)[]
  /** The lines that show 2.4 and that no fix writes. */
  readonly signs24: readonly (Directive | Section)[]
  /** Whether a line, or the folder of a file, shows 2.4. */
  readonly shows24: boolean
  /** The lines for 2.4, written by a fix or by a person. */
  readonly linesFor24: readonly (Directive | Section)[]
}

/**
 * Judges whether the files of a server are for 2.2 or 2.4, by the weight of their lines: first proof, then words that no fix
 * writes, then the layout and the comments of distributions. Lines that fixes write only show that an upgrade has begun.
 * @param beside the servers next to unread files; files without evidence follow these servers
 */
export function judgeVersion(
  of: EvidenceFinder,
  files: readonly ConfigFile[],
  stated: StatedVersion,
  beside: readonly { readonly judgement: VersionJudgement }[] = [],
): VersionJudgement {
  const [proofs22, proofs24, ours] = [of('2.2', 'proof'), of('2.4', 'proof'), of('2.4', 'ours')]
  const upgraded = [...new Set([...proofs24, ...ours])]
  const isPlaced =
    of('2.4', 'sign').length > 0 || files.some((file) => !isHtaccess(file) && packageFolderOf24.test(file.path))
  // A recorded run outweighs a .htaccess file, for which 2.2 may always have answered 500.
  const shows24 = isPlaced || (stated.begun ? proofs24.filter(evidenceTestFor24(files)) : proofs24).length > 0
  const stops24 = proofs22.length > 0
  const origin = stated.from === 'auto' ? remembered() : asSaid(stated, upgraded.filter(evidenceTestFor24(files)))
  const signs22 = of('2.2', 'proof', 'sign')
  return {
    ...{ stated: stated, origin, stops24, signs22, shows24, linesFor24: upgraded },
    signs24: of('2.4', 'proof', 'sign'),
    isUntouched: stops24 && isUnwritten(),
  }

  function remembered(): VersionOfFiles {
    const now = weighed()
    if (stated.firstReviewVersion === '2.2' && now === '2.4') return 'on its way'
    // A line that stops 2.4 outweighs the earlier judgement: no 2.4 has run with this line.
    return stated.firstReviewVersion === '2.4' && !stops24 ? '2.4' : now
  }

  function weighed(): VersionOfFiles {
    if (stops24) {
      const names = new Set(proofs24.flatMap((line) => (isInServerFile(line) ? line.key : [])))
      if (names.size > proofs22.length) return '2.4'
      return stated.begun || ours.length > 0 || names.size > 0 ? 'on its way' : '2.2'
    }
    if (shows24) return '2.4'
    if (stated.begun) return 'on its way'
    const isOld = of('2.2', 'sign', 'ours').length > 0
    const isBeside24 = beside.length > 0 && beside.every(({ judgement }) => judgement.origin === '2.4')
    if (ours.length === 0) return !isOld && isBeside24 ? '2.4' : '2.2'
    return (linkedManualVersion(files) ?? (isOld ? '2.2' : '2.4')) === '2.4' ? '2.4' : 'on its way'
  }

  /**
   * Whether the evidence for 2.4 may come from fixes and oversights: a fix may have written the Require line, and people overlook
   * .htaccess files next to a list of 2.2 modules.
   */
  function isUnwritten(): boolean {
    const isOfModules = of('2.2', 'sign').some(({ key }) => key === 'loadmodule')
    const isUnbegun = !stated.begun && (stated.from === '2.2' || (stated.from === 'auto' && isOfModules))
    const isForgotten = (line: Directive | Section) => !isInServerFile(line) && (isOfModules || !ours.includes(line))
    return (origin === '2.2' || isUnbegun) && upgraded.every((line) => line.key === 'require' || isForgotten(line))
  }
}

/**
 * The origin if the user states 2.2: a run may have changed the files since. A Require line shows nothing, because 2.2 accepts it
 * too.
 */
function asSaid({ from, begun }: StatedVersion, upgraded: readonly (Directive | Section)[]): VersionOfFiles {
  if (from === '2.4') return '2.4'
  const isTold = upgraded.some(({ key, args }) => key !== 'require' || /^all$/i.test(args[0]?.value ?? ''))
  return begun || isTold ? 'on its way' : '2.2'
}

/** Judges one file independently of the others. */
export const judgeFileAlone = (file: ConfigFile, stated: StatedVersion): VersionJudgement =>
  judgeVersion(evidenceFinder(nameIndex([file]), [file]), [file], stated)

/** The version of the manual that a distribution's comments link to, if any. */
export function linkedManualVersion(files: readonly ConfigFile[]): Version | undefined {
  const named = (version: string) => files.some(({ text }) => manualOf(version).test(text))
  const [in22, in24] = [named('2\\.2'), named('2\\.4')]
  if (in22 === in24) return undefined
  return in24 ? '2.4' : '2.2'
}

const manualOf = (version: string): RegExp => new RegExp(`^[ \\t]*#.*httpd\\.apache\\.org/docs/${version}\\b`, 'm')

/**
 * Whether it is known that 2.2 reads the lines of this file, or read them before a run: the user has said so, or lines of its
 * server show it. If files belong to no server, each is judged alone, and lines for 2.4 beside files for 2.2 come from a run.
 */
export function isKnownToComeFrom22({ judgement, role }: KnownOrigin, file: ConfigFile): boolean {
  const { origin, signs22, linesFor24, stated } = judgement
  if (origin === '2.4') return false
  if (stated.from !== 'auto') return true
  if (role === 'apart' || role === 'unread') return [...signs22, ...linesFor24].some((line) => line.file === file)
  return stated.begun || origin !== '2.2' || signs22.length > 0
}

interface KnownOrigin {
  readonly judgement: VersionJudgement
  readonly role: string
}
