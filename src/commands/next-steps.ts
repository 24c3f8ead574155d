import { readFileSync } from 'node:fs'
import { basename, relative, sep } from 'node:path'
import { quoteShellPaths, quoteShellWords } from '../base/shell-words.js'
import type { Options } from '../command-line/arguments.js'
import { isOnPath, programFile } from '../disk/own-program.js'
import { git } from '../git/git.js'
import { splitAtNuls } from '../git/records.js'
import { findWorkTree } from '../git/work-tree.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { resolutionOf } from '../report/summary.js'
import { decode } from '../syntax/encoding.js'
import type { ConfigFile } from '../syntax/tree.js'
import { optionsForNextCall } from './options-for-next-call.js'

/** The commands to run after a check of staged files: to fix and stage them, and to commit anyway. */
export function nextStepsForStaged(options: Options, { findings }: Migration): string {
  const files = filesOf(findings.filter((finding) => resolutionOf(finding) === 'safe' || options.fixes === 'all'))
  const mended = files.map(({ path }) => path)
  // For a few files, comparing them with the disk is faster than asking git.
  const partly = files.every(isOnDisk) ? new Set<string>() : changedOnDisk(mended)
  const whole = mended.filter((path) => !partly.has(path))
  const toReview = options.fixes === 'all' ? [] : filesOf(findings.filter(isForReview)).map(({ path }) => path)
  const steps = [
    ...(whole.length > 0 ? [`To fix and stage it:   ${mending(options, whole, partly.size)}`] : []),
    ...(partly.size > 0
      ? [
          `Staged in part, so fix it and choose what to stage:   ${fixing(options, [...partly])} && ${staging([...partly])} -p ${quoteShellPaths([...partly])}`,
        ]
      : []),
    ...(toReview.length > 0 && toReview.length <= maxNamed
      ? [`To apply the fixes for review too:   ${fixing({ ...options, fixes: 'all' }, toReview)}`]
      : []),
    'To commit anyway:   git commit --no-verify',
  ]
  return steps.map((step) => `${step}\n`).join('')
}

const isForReview = (finding: Finding): boolean => resolutionOf(finding) === 'review'

/** The most names to list. More would fill the screen and hide the findings. */
const maxNamed = 20

/**
 * The commands that fix and stage files.
 * @param others the number of files that are staged in part
 */
function mending(options: Options, paths: readonly string[], others: number): string {
  // `git apply` is printed only in the root, because in a subfolder it ignores files elsewhere, and only if no file is partly
  // staged, because it then fails.
  if (paths.length > maxNamed && others === 0 && findWorkTree().root === process.cwd())
    return `${calling(options, '--staged --diff', options.pathsGiven ? options.paths : [])} | git apply --index`
  return `${fixing(options, paths)} && ${staging(paths)} ${quoteShellPaths(paths)}`
}

/** The command that stages files. git would read some names as patterns. */
const staging = (paths: readonly string[]): string =>
  paths.some((path) => /[*?[\\]|^:/.test(path)) ? 'git --literal-pathspecs add' : 'git add'

const filesOf = (findings: readonly Finding[]): ConfigFile[] => [
  ...new Set(findings.flatMap(({ fix, file }) => (fix ? [file] : []))),
]

/** Whether the file on disk is equal to the staged text. */
function isOnDisk({ path, text }: ConfigFile): boolean {
  try {
    return decode(readFileSync(path)).text === text
  } catch {
    return false
  }
}

/** Files that differ between disk and index. */
function changedOnDisk(paths: readonly string[]): Set<string> {
  const { shown } = findWorkTree()
  const changed = splitAtNuls(git(['diff', '--name-only', '-z', '--no-relative', '--no-ext-diff']))
  return new Set(changed.map(shown).filter((path) => paths.includes(path)))
}

function fixing(options: Options, paths: readonly string[]): string {
  const root = relative(process.cwd(), findWorkTree().root).split(sep).join('/') || '.'
  return calling({ ...options, context: root }, '--write', paths)
}

function calling(options: Options, action: string, paths: readonly string[]): string {
  const review = options.fixes === 'all' ? ['--review'] : []
  return [programCommand(), action, ...review, quoteShellWords(optionsForNextCall(options)), quoteShellPaths(paths)]
    .filter(Boolean)
    .join(' ')
}

/** The shell words by which a user starts this program, such as `npx --no httpd-upgrade`. A hook may start it in another way. */
export function programCommand(): string {
  const path = programFile()
  if (path.split(/[/\\]/).includes('node_modules')) return 'npx --no httpd-upgrade'
  const here = relative(process.cwd(), path)
  if (/\.c?js$/.test(path)) return `node ${quoteShellPaths([here])}`
  return isOnPath(path) ? basename(path) : quoteShellPaths([here === basename(here) ? `./${here}` : here])
}
