import { type ChildProcess, spawn } from 'node:child_process'
import { ownCommandWords } from '../disk/own-program.js'
import type { MessageToChecker, MessageToServer, QueryAnswers, SiteQuery, SiteRemarks } from './messages.js'

/** The process that checks one site. */
export type SiteChecker = Readonly<ReturnType<typeof startChecker>>

/**
 * Starts the process that checks one site.
 * @param folder the current folder of the process, whose settings apply
 * @param paths the files and folders to check; by default the whole folder, or the paths of its settings
 * @param onResult called with the result of each check
 * @param onUnexpectedEnd called if the process ends unexpectedly
 */
export function startChecker(
  { folder, paths }: { readonly folder: string; readonly paths: readonly string[] },
  onResult: (checked: SiteRemarks) => void,
  onUnexpectedEnd: () => void,
) {
  const answers = new Map<number, (answer: never) => void>()
  const child = forked(folder, paths)
  let asked = 0
  let lastCheckTook = 0
  let lookingSince: number | undefined
  const end = () => {
    for (const answer of answers.values()) answer(undefined as never)
    answers.clear()
  }
  child.on('message', (message: MessageToServer) => {
    if (message.kind === 'checked') {
      lastCheckTook = performance.now() - (lookingSince ?? performance.now())
      lookingSince = undefined
      return onResult(message.checked)
    }
    answers.get(message.id)?.(message.answer as never)
    answers.delete(message.id)
  })
  const onExit = () => {
    end()
    onUnexpectedEnd()
  }
  child.once('exit', onExit)
  child.once('error', onExit)
  const tell = (message: MessageToChecker) => {
    if (message.kind !== 'ask') lookingSince ??= performance.now()
    if (child.connected) child.send(message)
  }
  return {
    /** The time that the last check took, from the message to the result, in milliseconds. */
    get lastCheckTook(): number {
      return lastCheckTook
    },
    tell,
    /** Asks the process a question. The answer is undefined if the process ended without one. */
    ask: <About extends SiteQuery['about']>(
      question: Extract<SiteQuery, { about: About }>,
    ): Promise<QueryAnswers[About] | undefined> =>
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

/**
 * Starts this program again as a child process. The child does not get this process's standard output, because the editor
 * reads it.
 */
function forked(cwd: string, paths: readonly string[]): ChildProcess {
  const [program, ...words] = ownCommandWords()
  return spawn(program, [...words, 'lsp', '--checker', ...paths], {
    cwd,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}
