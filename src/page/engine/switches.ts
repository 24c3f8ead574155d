import { defineNamesError } from '../../httpd/define-names.js'
import { parseTargetModules } from '../../httpd/target-modules.js'
import type { Switches } from './question.js'

/** The switches as options for the site and the rules. An invalid switch is left out and reported. */
export function readSwitches({ complete, from, layout, define, modules, ...choices }: Switches) {
  const names = namesIn(define)
  const target = parseTargetModules(modules)
  const troubleInDefine = defineNamesError(names)
  const namesNone = modules.trim() !== '' && !target
  return {
    options: {
      ...(complete ? { complete } : {}),
      ...(from === 'auto' ? {} : { from }),
      ...(layout === 'any' ? {} : { layout }),
      ...(troubleInDefine || names.length === 0 ? {} : { define: names }),
      ...(target ? { target } : {}),
    },
    choices,
    /** A sentence for each field with an invalid value. */
    troubles: {
      define: troubleInDefine,
      modules: namesNone
        ? 'The pasted text names no modules. Paste the output of httpd -M, httpd -l or ls modules.'
        : undefined,
    },
  }
}

/** The name under which the module list is saved, for `--modules`. */
export const moduleListName = 'modules.txt'

/** The switches as command line options. Invalid ones are left out. */
export function commandLineOptionsFor(switches: Switches): readonly string[] {
  const { options, choices } = readSwitches(switches)
  const { guards, ineffectiveAllow, defaults, likelyMistakes } = choices
  return [
    ...(options.from ? ['--from', switches.from] : []),
    ...(options.complete ? ['--assume-complete'] : []),
    ...(guards === 'leave' ? [] : [`--${guards}`]),
    ...(ineffectiveAllow === 'exact' ? [] : ['--ineffective-allow', ineffectiveAllow]),
    ...(defaults === 'keep' ? [] : ['--defaults', defaults]),
    ...(likelyMistakes === 'write' ? [] : ['--likely-mistakes', likelyMistakes]),
    ...(options.layout ? ['--layout', options.layout] : []),
    ...(options.define ?? []).flatMap((name) => ['--define', name]),
    ...(options.target ? ['--modules', moduleListName] : []),
  ]
}

/** The names in a text, which are separated by spaces or commas. A `-D` before a name is removed. */
const namesIn = (text: string): readonly string[] =>
  text.split(/[\s,]+/).flatMap((word) => word.replace(/^-D/, '') || [])
