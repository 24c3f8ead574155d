import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type InitOptions, type InitPart, initParts, UsageError } from '../arguments.js'
import { GitError } from '../git/git.js'
import { type Place, placeHere } from '../init/place.js'
import { type PlannedFile, partsFor, planFor } from '../init/plan.js'
import { isTerminal, put } from '../streams.js'
import { troubleSentence } from '../troubles.js'
import { fail } from './output.js'

/**
 * Set up what the options or the answers say, and show it. No file is overwritten. Returns the exit status: 1 where
 * something has to be added to a file by hand.
 * @throws UsageError
 */
export async function initCommand(wanted: InitOptions): Promise<number> {
  const place = here()
  if (typeof place === 'number') return place
  const parts = await chosen(wanted, place)
  if (parts.length === 0) {
    put(1, 'Nothing was written.\n')
    return 0
  }
  const plans = parts.map((part) => planFor(part, place, parts))
  const done = plans.flatMap(({ files }) => files.map((file) => setUp(place, file)))
  const next = [...new Set(plans.flatMap(({ next }) => next))]
  if (next.length > 0) put(1, `What is left to you:\n${next.map((step) => `  - ${step}\n`).join('')}`)
  return done.includes('by-hand') ? 1 : 0
}

function here(): Place | number {
  try {
    return placeHere()
  } catch (error) {
    if (error instanceof GitError) return fail(`init needs a git repository: ${error.message}`)
    throw error
  }
}

async function chosen({ yes, parts }: InitOptions, place: Place): Promise<readonly InitPart[]> {
  if (parts.length > 0) return parts
  const fitting = partsFor(place)
  if (yes) return fitting
  if (!process.stdin.isTTY || !isTerminal(1)) {
    const flags = initParts.map((part) => `--${part}`)
    throw new UsageError(
      `init asks before it writes, and nobody is there to answer; say what to set up (${flags.join(', ')}), or --yes for what fits: ${fitting.join(' and ')}.`,
    )
  }
  return ask(fitting)
}

const questions: Readonly<Record<InitPart, string>> = {
  'git-hook': 'A hook of git itself, in this clone alone?',
  husky: 'A hook for husky?',
  'lint-staged': 'An entry for lint-staged?',
  'pre-commit': 'An entry for the pre-commit framework?',
  workflows: 'Two workflows for GitHub Actions: reviews of pull requests, and upgrades every week?',
}

/** Line by line, for what is typed ahead counts too. Whoever ends the input wants none of it. */
async function ask(fitting: readonly InitPart[]): Promise<InitPart[]> {
  const { createInterface } = await import('node:readline')
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const answers = reader[Symbol.asyncIterator]()
  const parts: InitPart[] = []
  for (const part of initParts) {
    const usual = fitting.includes(part)
    reader.setPrompt(`${questions[part]} ${usual ? '[Y/n]' : '[y/N]'} `)
    reader.prompt()
    const { value, done } = await answers.next()
    if (done) return []
    const answer = String(value).trim()
    if (answer === '' ? usual : /^y(es)?$/i.test(answer)) parts.push(part)
  }
  reader.close()
  return parts
}

function setUp({ root, read }: Place, { path, text, addition, isProgram }: PlannedFile): 'done' | 'by-hand' {
  const before = read(path)
  if (before?.includes(addition.trim()) || isAtWork.test(before ?? '')) {
    put(1, `${path} runs httpd-upgrade already, and is left as it is.\n\n`)
    return 'done'
  }
  if (before !== undefined) {
    put(1, `${path} is there already, and is left as it is. Add this to it:\n\n${indented(addition)}\n`)
    return 'by-hand'
  }
  try {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { flag: 'wx', mode: isProgram ? 0o755 : 0o644 })
  } catch (error) {
    throw new UsageError(troubleSentence(path, 'written', error))
  }
  put(1, `Wrote ${path}:\n\n${indented(text)}\n`)
  return 'done'
}

/** That somebody wrote by hand what `init` would write. */
const isAtWork = /httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ')
