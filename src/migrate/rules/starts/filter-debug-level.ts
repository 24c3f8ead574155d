import { type Fix, removeLine, removeWord, safeFix } from '../../../edit/edit.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { isTemplated } from '../../../syntax/literal.js'
import type { Directive, Word } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { moduleLevelFix } from '../../module-log-level.js'
import { ruleOf } from '../../rule.js'

/** The directive and the module that it belongs to. */
const modules = { ExtFilterOptions: 'ext_filter', CharsetOptions: 'charset_lite' }

export const filterDebugLevel = ruleOf('starts', {
  id: 'filter-debug-level',
  title: 'ExtFilterOptions and CharsetOptions know no DebugLevel',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#misc',
  covers: ['debuglevel-ext-filter', 'debuglevel-charset-lite'],
  page: `
mod_ext_filter and mod_charset_lite had a DebugLevel of their own. In 2.4 LogLevel says for each module how much it
writes, and 2.4 does not start with the old word.

The word is removed. Where it was above 0, \`LogLevel ext_filter:debug\` (or \`charset_lite:debug\`) takes its place in the same
section; a \`.htaccess\` file cannot hold LogLevel, so there the word only goes.`,
  *check(site) {
    for (const [name, module] of Object.entries(modules)) {
      for (const at of site.directives(name)) {
        const words = at.args.filter(({ value }) => /^DebugLevel=/i.test(value))
        const [word] = words
        if (!word) continue
        const level = words.some(isAboveZero) && !isHtaccess(at.file) ? `${module}:debug` : undefined
        yield {
          at,
          mark: word,
          message: `2.4's ${name} knows no DebugLevel, and 2.4 ${failureAt(at)} with it; ${level ? `say LogLevel ${level} instead` : 'remove the word'}.`,
          // A placeholder may reach beyond the word.
          fix: isTemplated(at) ? undefined : fixOf(site, at, words, level && module),
        }
      }
    }
  },
})

const isAboveZero = ({ value }: Word): boolean => Number.parseInt(value.slice('DebugLevel='.length), 10) > 0

function fixOf(site: Site, at: Directive, words: readonly Word[], module: string | undefined): Fix {
  const bare = words.length === at.args.length
  const removal = bare ? [removeLine(at)] : words.map((word) => removeWord(at, word))
  if (!module) return safeFix('Remove DebugLevel', ...removal)
  const fix = moduleLevelFix(site, at, module, 'debug', bare ? 'goes' : 'stays')
  return bare ? fix : { ...fix, edits: [...removal, ...fix.edits] }
}
