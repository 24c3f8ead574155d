import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The findings of one file, and the numbers, from 1, of the lines that the change adds or rewrites. */
export interface FindingsAndChangedLines<F> {
  readonly changedLines: ReadonlySet<number>
  readonly findings: readonly F[]
}

/**
 * Selects the findings on changed lines with unified-diff. That package reads changes from git and misses some lines, so it gets
 * a temporary repository with one row for each line. Calls must not overlap, because they set environment variables.
 * @param linesOf the lines of a finding; one changed line is enough
 * @throws Error if git cannot be run
 */
export async function findingsOnChangedLines<F>(
  files: readonly FindingsAndChangedLines<F>[],
  linesOf: (finding: F) => readonly number[],
): Promise<F[][]> {
  // If every line with a finding is changed, as in new files, git is not needed.
  const isAllNew = files.every(({ changedLines: changed, findings }) =>
    findings.every((finding) => linesOf(finding).every((line) => changed.has(line))),
  )
  if (isAllNew) return files.map(({ findings }) => [...findings])
  const standIns = files.flatMap((file) => standInsOf(file, linesOf))
  const kept = standIns.length === 0 ? new Set<F>() : await keptOf(standIns)
  return files.map(({ findings }) => findings.filter((finding) => kept.has(finding)))
}

/** A temporary file that stands in for a changed file. It has one row for each line, and at most `maxChanges` changed rows. */
interface StandIn<F> {
  readonly rows: number
  readonly changed: ReadonlySet<number>
  readonly findings: readonly { readonly line: number; readonly finding: F }[]
}

/** The most changed lines in a file. unified-diff skips a file with more. */
const maxChanges = 300

function standInsOf<F>(
  { changedLines: changed, findings }: FindingsAndChangedLines<F>,
  linesOf: (finding: F) => readonly number[],
): StandIn<F>[] {
  const placed = findings.flatMap((finding) => linesOf(finding).map((line) => ({ line, finding })))
  const rows = placed.reduce((last, { line }) => Math.max(last, line), 0)
  // Changed lines without findings are left out.
  const telling = [...new Set(placed.map(({ line }) => line))].filter((line) => changed.has(line))
  const standIns: StandIn<F>[] = []
  for (let at = 0; at < telling.length; at += maxChanges) {
    standIns.push({ rows, changed: new Set(telling.slice(at, at + maxChanges)), findings: placed })
  }
  return standIns
}

async function keptOf<F>(standIns: readonly StandIn<F>[]): Promise<Set<F>> {
  const folder = await mkdtemp(join(tmpdir(), 'changed-lines-'))
  const restore = steer()
  try {
    await git(folder, ['init', '--quiet', '--template=', folder], '')
    await git(folder, ['fast-import', '--quiet'], standIns.map(commits).join(''))
    const filter = await unifiedDiff(folder)
    const kept = new Set<F>()
    for (const [index, standIn] of standIns.entries()) {
      for (const finding of await filter(standIn, `before${index}...after${index}`)) kept.add(finding)
    }
    return kept
  } finally {
    restore()
    await rm(folder, { recursive: true, force: true })
  }
}

const fileName = 'lines'

/** The commits before and after the change in a temporary repository, as `git fast-import` reads them. */
function commits({ rows, changed }: StandIn<unknown>, index: number): string {
  const lines = Array.from({ length: rows }, (_, row) => row + 1)
  return (
    commit(
      `before${index}`,
      lines.filter((line) => !changed.has(line)),
    ) + commit(`after${index}`, lines)
  )
}

function commit(branch: string, lines: readonly number[]): string {
  const text = lines.map((line) => `${line}\n`).join('')
  const head = `commit refs/heads/${branch}\ncommitter n <n@localhost> 0 +0000\ndata 0\n`
  return `${head}M 100644 inline ${fileName}\ndata ${text.length}\n${text}\n`
}

/** Loads unified-diff on demand, because few runs need this package, and it loads a hundred others. */
async function unifiedDiff(folder: string) {
  const [{ unified }, { default: plugin }, { VFile }] = await Promise.all([
    import('unified'),
    import('unified-diff'),
    import('vfile'),
  ])
  const processor = unified().use(plugin)
  return async <F>({ findings }: StandIn<F>, range: string): Promise<F[]> => {
    process.env.TRAVIS_COMMIT_RANGE = range
    const file = new VFile({ path: join(folder, fileName), cwd: folder })
    const byMessage = new Map(findings.map(({ line, finding }) => [file.message('', { line, column: 1 }), finding]))
    await processor.run({ type: 'root' }, file)
    return file.messages.flatMap((message) => byMessage.get(message) ?? [])
  }
}

/** Environment variables that keep git hooks and the user's configuration from affecting the stand-ins. */
const surroundings: Readonly<Record<string, string | undefined>> = {
  GIT_DIFF_OPTS: '--unified=100000000',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_PARAMETERS: undefined,
  GIT_CONFIG_COUNT: undefined,
  GIT_DIR: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_WORK_TREE: undefined,
  GIT_OBJECT_DIRECTORY: undefined,
  GIT_EXTERNAL_DIFF: undefined,
  TRAVIS_COMMIT_RANGE: undefined,
}

/**
 * Sets the environment variables for unified-diff, and silences Node's warning about a deprecated function.
 * @returns a function that restores both
 */
function steer(): () => void {
  const node = process as { noDeprecation?: boolean | undefined }
  const { noDeprecation } = node
  const before = Object.keys(surroundings).map((name) => [name, process.env[name]] as const)
  // With --no-deprecation Node has already defined the property, and it cannot be defined again.
  if (!noDeprecation) node.noDeprecation = true
  for (const [name, value] of Object.entries(surroundings)) setVariable(name, value)
  return () => {
    if (!noDeprecation) node.noDeprecation = noDeprecation
    for (const [name, value] of before) setVariable(name, value)
  }
}

function setVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

function git(folder: string, args: readonly string[], input: string): Promise<void> {
  const child = spawn('git', ['--git-dir', join(folder, '.git'), ...args], { stdio: ['pipe', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  // git may end before it has read all input; its exit status then says why.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => (status === 0 ? resolve() : reject(new Error(`git ${args[0]}: ${complaint}`))))
  })
}
