import { type ChildProcess, spawn } from 'node:child_process'
import { startedAgain } from '../disk/own-program.js'
import type { QuestionAnswers, SiteCheckResult, SiteQuestion, ToChecker, ToServer } from './messages.js'

/** The process that checks one site. */
export type SiteChecker = Readonly<ReturnType<typeof startChecker>>

/**
 * @param folder the one that it works in, whose settings count
 * @param paths what it looks at; the whole folder, or what its settings say, unless given
 * @param heard told what it found, each time that it looked
 * @param lost told that it has ended without being asked to
 */
export function startChecker(
  { folder, paths }: { readonly folder: string; readonly paths: readonly string[] },
  heard: (checked: SiteCheckResult) => void,
  lost: () => void,
) {
  const answers = new Map<number, (answer: never) => void>()
  const child = forked(folder, paths)
  let asked = 0
  let lookedFor = 0
  let lookingSince: number | undefined
  const end = () => {
    for (const answer of answers.values()) answer(undefined as never)
    answers.clear()
  }
  child.on('message', (message: ToServer) => {
    if (message.kind === 'checked') {
      lookedFor = performance.now() - (lookingSince ?? performance.now())
      lookingSince = undefined
      return heard(message.checked)
    }
    answers.get(message.id)?.(message.answer as never)
    answers.delete(message.id)
  })
  const onExit = () => {
    end()
    lost()
  }
  child.once('exit', onExit)
  child.once('error', onExit)
  const tell = (message: ToChecker) => {
    if (message.kind !== 'ask') lookingSince ??= performance.now()
    if (child.connected) child.send(message)
  }
  return {
    /** How long it looked the last time, from what it was told until it told what it found, in milliseconds. */
    get lookedFor(): number {
      return lookedFor
    },
    tell,
    /** Undefined where there is no answer, for the process has ended. */
    ask: <About extends SiteQuestion['about']>(
      question: Extract<SiteQuestion, { about: About }>,
    ): Promise<QuestionAnswers[About] | undefined> =>
      new Promise((answer) => {
        if (!child.connected) return answer(undefined)
        const id = asked++
        answers.set(id, answer as (answer: never) => void)
        tell({ kind: 'ask', id, question })
      }),
    stop(): void {
      child.off('exit', onExit)
      end()
      child.disconnect()
    },
  }
}

/** The same program, whose standard output belongs to the editor. */
function forked(cwd: string, paths: readonly string[]): ChildProcess {
  const [program, ...words] = startedAgain()
  return spawn(program, [...words, 'lsp', '--checker', ...paths], {
    cwd,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}
