import { isRemovedIn24, moduleByName, renamedModules24 } from '../../httpd/modules.js'
import { commandFilesOf, statementsIn } from '../../site/beside/file.js'
import type { Site } from '../../site/site.js'
import type { Directive, Word } from '../../syntax/tree.js'

/** A call of a program, with the words after its name. */
export interface ToolCall {
  readonly at: Directive
  /** The name of the program, which need not be the first word of the command. */
  readonly name: Word
  readonly args: readonly Word[]
}

/**
 * Calls of these programs of 2.2, also after `sudo`, `RUN`, `ExecStart=` and the like. Empty for a configuration that
 * runs on 2.4.
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

/** Words that may come before the program's name: variables, and commands that run other commands. */
const lead =
  /^((?!Exec)\w+=.*|sudo|env|exec|command|nice|nohup|time|then|do|else|if|while|until|!|RUN|@|-|(\/bin\/)?(ba)?sh)$/

/**
 * A module of 2.2 that 2.4 does not have under this name, given without `mod_`. `successor`: its new name, undefined if the
 * module is gone. The result is undefined for a module that 2.4 still has, or that is not httpd's.
 * @param sign the separator in the given name: configure uses hyphens, httpd underscores
 */
export function removedOrRenamedModule(
  name: string,
  sign: '-' | '_',
): { readonly successor: string | undefined } | undefined {
  const module = moduleByName(`mod_${name.replaceAll(sign, '_')}`)
  if (!module?.symbol22 || module.symbol24) return undefined
  const successor = isRemovedIn24(module) ? undefined : renamedModules24[module.name]
  return { successor: successor?.slice('mod_'.length).replaceAll('_', sign) }
}

/** A list of modules with their names in 2.4, and the modules of the list that 2.4 does not know. */
export function moduleListFor24(
  source: string,
  sign: '-' | '_',
): { readonly text: string; readonly found: readonly string[] } {
  const found: string[] = []
  const text = source.replace(/([\s="']|^)([a-z_-]+)(?=[\s"']|$)/g, (whole, before: string, name: string) => {
    const former = removedOrRenamedModule(name, sign)
    if (!former) return whole
    found.push(name.replaceAll('_', sign))
    return former.successor ? before + former.successor : /\s/.test(before) ? '' : before
  })
  return { text: text.replace(/(=["']?)\s+/, '$1'), found }
}
