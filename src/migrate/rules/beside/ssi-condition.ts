import { replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { translateSsiExpression } from '../../../models/beside/ssi-expression.js'
import { contentFolders, firstFolderWithoutLine } from '../../../models/content.js'
import { pagesOf, statementsIn } from '../../../site/beside/file.js'
import { isConditional } from '../../../site/context.js'
import { serversOn22 } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { type Directive, sourceOf, type Word } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const ssiCondition = ruleOf('answers', {
  id: 'ssi-condition',
  title: 'An SSI condition (#if, #elif) is written for 2.2',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_include.html#flowctrl',
  fixes: 'both',
  covers: ['ssi-if-expr', 'ssi-error-documents'],
  page: `
## What 2.2 did

Conditions of \`#if\` and \`#elif\` had their own syntax.

## What 2.4 does

The syntax is new. A variable without quotes turns the condition into "[an error occurred while processing this
directive]". A variable in quotes is read as text, so the page silently decides wrongly.

## What the rule does

It rewrites the condition: \`$X\` alone becomes \`-n v('X')\`, \`$X = a\` becomes \`v('X') = 'a'\`, and \`$X = /re/\` becomes
\`v('X') =~ /re/\`. In 2.2 \`&&\` and \`||\` had the same rank and the right one bound first, so parentheses are added where
both occur. \`-A /page\` now needs quotes; 2.2 evaluated it only with SSIAccessEnable on.

## When not

If a pattern contains a variable, there is no fix. The same applies if the page uses the groups of a pattern (\`$1\`),
which conditions of 2.4 do not keep. \`SSILegacyExprParser on\` keeps the old syntax for the whole folder. Nothing is
reported if the configuration has that line, or is complete and does not process the page.`,
  *check(site) {
    if (isOn(site, 'SSILegacyExprParser')) return
    for (const page of pagesOf(site).filter(({ path }) => mayBeParsed(site, path))) {
      const usesGroups = statementsIn(page).some((at) => at.args.some((word) => group.test(word.value)))
      for (const at of statementsIn(page)) {
        const [word] = at.args
        if (!/^(if|elif)$/.test(at.key) || at.args.length !== 1 || !word?.value.startsWith('expr=')) continue
        yield* conditionAt(site, at, word, (text) => usesGroups && /[=!]~/.test(text))
      }
    }
  },
})

const isOn = (site: Site, name: string): boolean =>
  site.directives(name).some((line) => line.args[0]?.value.toLowerCase() === 'on')

const isServerSeen = (site: Site): boolean => site.complete && site.hasDirective('Listen', 'DocumentRoot', 'LoadModule')

/** Whether the server may parse the page. False if all lines are given and allow no includes, or parse only other extensions. */
function mayBeParsed(site: Site, path: string): boolean {
  if (!isServerSeen(site)) return true
  if (!allowsIncludes(site)) return false
  const [, ...endings] = path.replace(/^.*\//, '').toLowerCase().split('.')
  return parsing(site).some(
    ({ key, args }) =>
      !/^add(outputfilter|handler)$/.test(key) ||
      args.slice(1).some(({ value }) => endings.includes(value.replace(/^\./, '').toLowerCase())),
  )
}

/**
 * Whether Options may allow includes anywhere: a line does, or a folder has no Options line, for which 2.2 allows all options but
 * MultiViews.
 */
const allowsIncludes = (site: Site): boolean =>
  site
    .directives('Options')
    .some(({ args }) =>
      args.some(
        ({ value }) => !/^-|^[+]?(none|indexes|execcgi|followsymlinks|symlinksifownermatch|multiviews)$/i.test(value),
      ),
    ) ||
  serversOn22(site).some(
    (server) => firstFolderWithoutLine(site, contentFolders(site, server), plainOptions(site)) !== undefined,
  )

/** The Options lines that replace the inherited options, because one of their words has no sign. */
const plainOptions = (site: Site): readonly Directive[] =>
  site
    .directives('Options')
    .filter((line) => line.args.some(({ value }) => !/^[+-]/.test(value)) && !isConditional(site, line))

/**
 * The lines because of which pages are parsed (mod_include.c: the filter, the old handler, XBitHack). Options Includes alone does
 * not suffice.
 */
const parsing = (site: Site): readonly Directive[] =>
  site
    .directives(...filtering)
    .filter(({ key, args }) =>
      key === 'xbithack'
        ? !/^off$/i.test(args[0]?.value ?? '')
        : args.some(({ value }) => /(^|;)includes(;|$)|^server-parsed$/i.test(value)),
    )

const filtering = [
  ...['AddOutputFilter', 'SetOutputFilter', 'AddOutputFilterByType', 'FilterProvider', 'FilterChain', 'FilterDeclare'],
  ...['AddHandler', 'SetHandler', 'XBitHack'],
]

/** A reference to a group of the last match, which 2.4's conditions do not keep. */
const group = /\$\{?\d(?!\w)|^var=\d$/

function* conditionAt(site: Site, at: Directive, word: Word, isUnfit: (text: string) => boolean): Iterable<Hit> {
  const head = /^[^=]*=\s*/.exec(sourceOf(at.file, word))?.[0] ?? ''
  const value = { start: word.start + head.length, end: word.end }
  const mark = /^["'`]/.exec(sourceOf(at.file, value))?.[0]
  const found = translateSsiExpression(word.value.slice('expr='.length), mark === "'" ? '"' : "'")
  if (found.kind === 'leave') return
  const effect = found.silent
    ? '2.4 reads the variable in this condition as plain text and decides wrongly'
    : '2.4 cannot read this condition of 2.2 and shows "[an error occurred while processing this directive]"'
  if (found.kind === 'unknown' || isUnfit(found.text)) {
    yield {
      at,
      mark: word,
      message: `${effect}. Rewrite the condition, or set \`SSILegacyExprParser on\` for the folder.`,
    }
    return
  }
  const quote = mark ?? '"'
  const edit = replace(at, value, quote + found.text.replaceAll(quote, `\\${quote}`) + quote)
  const title = 'Write the condition for 2.4'
  const isSure = !found.access || isOn(site, 'SSIAccessEnable')
  const fix = isSure
    ? safeFix(title, edit)
    : reviewFix(title, 'SSIAccessEnable was on for this page in 2.2, so its -A worked.', edit)
  yield { at, mark: word, message: `${effect}. Write ${found.text}.`, fix }
}
