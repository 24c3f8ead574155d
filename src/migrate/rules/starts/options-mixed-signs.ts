import { groupBy } from '../../../base/group-by.js'
import { type Fix, removeLine, replaceArgs, replaceLine, safeFix } from '../../../edit/edit.js'
import { mayListAllowedOptions } from '../../../models/granted-overrides.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Directive, valuesOf } from '../../../syntax/tree.js'
import { optionLinesFor24, optionsErrorIn24 } from '../../options-lines.js'
import { eachLineInSite, ruleOf } from '../../rule.js'

export const optionsMixedSigns = ruleOf('starts', {
  id: 'options-mixed-signs',
  title: 'Options that mix signed and unsigned words, or have All or None after other words',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#options',
  fixes: 'safe',
  covers: ['options-mixed-signs', 'options-all-none-position'],
  page: `
## What 2.2 did

\`Options Indexes +FollowSymLinks\` was read from left to right. The first word without a sign dropped all options that
were on, even those a \`+\` on the same line had just turned on. Each later word then added its options, and \`-\` removed
them. All could stand anywhere. None added nothing, so \`Options Indexes None\` left Indexes on.

## What 2.4 does

Either every word has a sign or none has, and All and None come first. It refuses to start because of any other line,
and answers 500 if it is in a \`.htaccess\` file.

## What the rule does

It writes the options that were on in 2.2 as a plain list: \`Options +Indexes FollowSymLinks\` becomes
\`Options FollowSymLinks\`. If you meant None to turn everything off, write \`Options None\`.

2.2 also remembered the signs and applied them again in sections below that have only signed words. If the given files
have such a section and it matters, the rule writes two lines: the signed words, then the list. It does the same in
\`.htaccess\` if \`AllowOverride Options=…\` limits the options. Both versions answer 500 for an option that is not
allowed, even if it is turned off, so the two lines name every option of the old line.`,
  check: eachLineInSite(['Options'], (at, site) => {
    const words = valuesOf(at)
    const complaint = optionsErrorIn24(words)
    if (!complaint || !isLiteral(at)) return undefined
    const others = [...site.once(linesByWords).values()].flatMap(([line, ...alike]) =>
      line !== at || alike.length > 0 ? [valuesOf(line)] : [],
    )
    const meant = optionLinesFor24(words, others, isHtaccess(at.file) && mayListAllowedOptions(site) ? 'all' : 'active')
    if (!meant) return undefined
    const list = meant.at(-1)
    const cure = list
      ? `write \`Options ${list.join(' ')}\`, as 2.2 read it`
      : 'remove the line, which did nothing in 2.2'
    return { message: `${refusals[complaint]}; ${cure}.`, fix: asLines(at, meant) }
  }),
})

/** The Options lines by their words, so that equal lines of many virtual hosts are checked once. */
const linesByWords = (site: Site) => groupBy(site.directives('Options'), (line) => valuesOf(line).join(' '))

const refusals = {
  signs: '2.4 rejects an Options line in which only some words have + or -',
  position: '2.4 accepts All and None in an Options line only as the first word and without + or -',
}

function asLines(at: Directive, lines: readonly (readonly string[])[]): Fix {
  const texts = lines.map((words) => words.join(' '))
  const [only] = texts
  if (only === undefined) return safeFix('Remove the line', removeLine(at))
  if (texts.length === 1) return safeFix(`Write Options ${only}`, replaceArgs(at, only))
  return safeFix(
    'Write the signed options and the list in separate Options lines',
    replaceLine(
      at,
      texts.map((text) => `${at.name.value} ${text}`),
    ),
  )
}
