import { UsageError } from '../command-line/arguments.js'
import { checkSite, type SiteCheck } from './check.js'
import { type FileCache, fileCache } from './file-cache.js'
import type { EditorFile, MessageToChecker, MessageToServer, QueryAnswers, SiteQuery } from './messages.js'
import { actionForSafeFixes, offeredActionsOnLines } from './offered-fixes.js'
import { changeOpenFile, type OpenFiles } from './open-file-edits.js'
import { checkedFiles } from './remarks.js'
import { rulePagesAt } from './rule-at.js'

/**
 * Checks one site until the parent process ends. It works like the command line in the current folder, but with the editor's
 * unsaved texts. Because this is a separate process, the server is always ready for the next keystroke.
 * @param paths what to check; by default the whole folder, or the paths of its settings
 */
export function runChecker(paths: readonly string[]): Promise<number> {
  const open = new Map<string, EditorFile>()
  const reading = fileCache()
  let check: Promise<SiteCheck | Mistake> | undefined
  let before: Promise<unknown> = Promise.resolve()
  let next: NodeJS.Timeout | undefined
  /** Returns the last check, after a new check if a file has changed. */
  const current = () => {
    clearTimeout(next)
    check ??= before.then(() => checkedNow(paths, reading, new Map(open)))
    before = check
    return check
  }
  process.on('message', async (message: MessageToChecker) => {
    if (message.kind === 'ask')
      return send({ kind: 'answer', id: message.id, answer: answer(await current(), message.question) })
    if (message.kind === 'reread') reading.forget()
    else takeOver(open, message)
    check = undefined
    clearTimeout(next)
    // Messages that have arrived in the meantime are handled first.
    next = setTimeout(current, 5)
  })
  return new Promise((done) => process.once('disconnect', () => done(0)))
}

/** Sends a message to the server. If the server has ended, no answer is needed, and this process ends too. */
const send = (message: MessageToServer) => process.send?.(message, () => {})

function takeOver(open: Map<string, EditorFile>, message: Exclude<MessageToChecker, { readonly kind: 'ask' }>): void {
  if (message.kind === 'open') open.set(message.file.path, message.file)
  if (message.kind === 'change') changeOpenFile(open, message.path, message.version, message.edits)
  if (message.kind === 'close') open.delete(message.path)
}

/** The reason why nothing could be checked. */
interface Mistake {
  readonly mistake: string
}

/** Checks the site, and sends the result to the server. */
async function checkedNow(paths: readonly string[], reading: FileCache, open: OpenFiles): Promise<SiteCheck | Mistake> {
  const done = await checkSite(paths, reading, open).catch(mistakeOf)
  send({
    kind: 'checked',
    checked: 'mistake' in done ? { files: [], mistakes: [done.mistake] } : { files: checkedFiles(done), mistakes: [] },
  })
  return done
}

const mistakeOf = (error: Error): Mistake => ({
  mistake:
    error instanceof UsageError
      ? error.message
      : `httpd-upgrade failed: ${error.message}. Please report this error, and attach the files that were checked.`,
})

function answer(check: SiteCheck | Mistake, question: SiteQuery): QueryAnswers[keyof QueryAnswers] {
  if ('mistake' in check) return undefined
  switch (question.about) {
    case 'fixes':
      return offeredActionsOnLines(check, question.path, question.range)
    case 'safe-fixes':
      return actionForSafeFixes(check, question.path)
    case 'page':
      return rulePagesAt(check, question.path, question.at)
  }
}
