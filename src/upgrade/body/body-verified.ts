import { type LinkedCommit, lineUrl } from '../../action/line-link.js'
import { listText } from '../../base/list-text.js'
import type { Explanation } from '../../explain/explain.js'
import type { VerifyResult } from '../../explain/verify-result.js'
import { codeBlock, inlineCode, markdownLink, markdownSentence } from '../../report/markdown-text.js'
import { hasStarted24, isCommandGivenFiles } from '../readiness.js'
import type { TryResult } from '../try-files.js'
import { firstEntriesAndCount } from './few-entries.js'

const maxSaid = 10
const maxSaidOfStarted = 3
const maxOutput = 2_000

/** The result of the command that tests the changed files: one paragraph or list of Markdown each. */
export function verifyParagraphs({ verified, answers }: TryResult, commit: LinkedCommit): string[] {
  if (!verified)
    return [
      `The changed files have not been tested with httpd. To have each run test the files, set ${inlineCode('verify')} under ${inlineCode('with:')} in the workflow, for example ${inlineCode('verify: httpd -t -f {}')}.`,
    ]
  const command = inlineCode(verified.command)
  if (verified.outcome === 'accepted' && isCommandGivenFiles(verified))
    return [`${command} accepted the changed files.`]
  if (verified.outcome === 'accepted')
    return [
      answers
        ? `Tested with the httpd of ${command}.`
        : `${command} does not check the changed files. Write ${inlineCode('{}')} in the command where the main file belongs.`,
    ]
  if (verified.outcome === 'failed')
    return [`⚠️ ${command} failed: ${markdownSentence(verified.trouble ?? '')}`, ...outputOf(verified)]
  const shown = verified.explained.explanations.map((one) => said(one, commit))
  if (hasStarted24(answers))
    return [
      `With this runner's modules and folders, 2.4 starts. With the paths in the files, ${command} rejected the files. Check that the messages are only about modules and folders:`,
      ...(shown.length > 0 ? firstEntriesAndCount(shown, maxSaidOfStarted) : outputOf(verified)),
    ]
  return [
    `🛑 ${command} **rejected** the changed files. The messages, with the line numbers of the current files:`,
    ...(shown.length > 0 ? firstEntriesAndCount(shown, maxSaid) : outputOf(verified)),
  ]
}

const said = (one: Explanation, commit: LinkedCommit): string => `- ${explanationLine(one, commit)}`

/** One line of Markdown: a message of httpd with its place, its meaning, and what to do. */
export function explanationLine({ said, count, answer, places }: Explanation, commit: LinkedCommit): string {
  const at = places.map(({ file, line }) =>
    markdownLink(inlineCode(`${file.path}:${line}`), lineUrl(commit, file.path, { first: line, last: line })),
  )
  const where =
    at.length > 0 ? `${listText(at)}: ` : said.at ? `${inlineCode(`${said.at.path}:${said.at.line}`)}: ` : ''
  const times = count > 1 ? ` (${count} times)` : ''
  const meant = answer ? ` ${markdownSentence(answer.cause)} ${markdownSentence(answer.action)}` : ''
  return `${where}${inlineCode(said.text.slice(0, 400))}${times}.${meant}`
}

function outputOf({ output }: VerifyResult): string[] {
  const text = output.trim().slice(0, maxOutput)
  return text === '' ? [] : [codeBlock(text, 'text')]
}
