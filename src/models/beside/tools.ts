import { commandFilesOf, statementsIn } from '../../site/beside/file.js'
import type { Site } from '../../site/site.js'
import type { Directive, Word } from '../../syntax/tree.js'

/** A call of a program, and the words after its name. */
export interface ToolCall {
  readonly at: Directive
  /** The name of the program, which need not be the first word of the command. */
  readonly name: Word
  readonly args: readonly Word[]
}

/**
 * The calls of programs of a 2.2 by these names, also after `sudo`, `RUN`, `ExecStart=` and the like: none beside what runs on 2.4
 * already.
 */
export const toolCallsOf = (site: Site, name: RegExp): readonly ToolCall[] =>
  site.from === '2.4'
    ? []
    : commandFilesOf(site).flatMap((file) => statementsIn(file).flatMap((at) => callIn(at, name)))

function callIn(at: Directive, name: RegExp): ToolCall[] {
  const words = [at.name, ...at.args]
  const first = words.findIndex((word) => !lead.test(word.value))
  const word = words[first]
  const program = word?.value.replace(/^Exec\w+=[-+@!:]*/, '').replace(/^.*\//, '') ?? ''
  return word && name.test(program) ? [{ at, name: word, args: words.slice(first + 1) }] : []
}

/** Words that may stand before the name of the program: settings of variables, and what runs another command. */
const lead =
  /^((?!Exec)\w+=.*|sudo|env|exec|command|nice|nohup|time|then|do|else|if|while|until|!|RUN|@|-|(\/bin\/)?(ba)?sh)$/
