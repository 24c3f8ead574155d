import { type Fix, removeLine, removeWord, safeFix } from '../../../edit/edit.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { hasTemplateTag } from '../../../syntax/literal.js'
import type { Directive, Word } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { moduleLogLevelFix } from '../../module-log-level.js'
import { ruleOf } from '../../rule.js'

/** The directive and the module that it belongs to. */
const modules = { ExtFilterOptions: 'ext_filter', CharsetOptions: 'charset_lite' }

export const filterDebugLevel = ruleOf('starts', {
  id: 'filter-debug-level',
  title: 'ExtFilterOptions and CharsetOptions have no DebugLevel',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#misc',
  fixes: 'both',
  covers: ['debuglevel-ext-filter', 'debuglevel-charset-lite'],
  page: `
## What 2.2 did

mod_ext_filter and mod_charset_lite had a DebugLevel of their own.

## What 2.4 does

LogLevel sets the level of each module. httpd refuses to start because of DebugLevel.

## What the rule does

It removes the word. If the level was above 0, it adds \`LogLevel ext_filter:debug\` or \`LogLevel charset_lite:debug\` to
the same section. A \`.htaccess\` file cannot contain LogLevel, so there it only removes the word.`,
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
          message: `2.4 ${failureAt(at)} because of DebugLevel in ${name}; ${level ? `write LogLevel ${level} instead` : 'remove that word'}.`,
          // A template's placeholder may contain a space, so that more than this word belongs to the value.
          fix: hasTemplateTag(at) ? undefined : fixOf(site, at, words, level && module),
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
  const fix = moduleLogLevelFix(site, at, module, 'debug', bare ? 'goes' : 'stays')
  return bare ? fix : { ...fix, edits: [...removal, ...fix.edits] }
}
