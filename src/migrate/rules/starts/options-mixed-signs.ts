import { grouped } from '../../../base/grouped.js'
import { type Fix, removeLine, replaceArgs, replaceLine, safeFix } from '../../../edit/edit.js'
import { mayListOptions } from '../../../models/granted-overrides.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Directive, valuesOf } from '../../../syntax/tree.js'
import { complaintIn24, linesFor24 } from '../../options-lines.js'
import { eachLine, ruleOf } from '../../rule.js'

export const optionsMixedSigns = ruleOf('starts', {
  id: 'options-mixed-signs',
  title: 'Options that mix words with and without a sign, or have All or None behind others',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#options',
  covers: ['options-mixed-signs', 'options-all-none-position'],
  page: `
2.2 took a line such as \`Options Indexes +FollowSymLinks\`. It went through the words from left to right. The first word without
a sign dropped all options that were on before, also those that a \`+\` on the same line had just turned on. Then each word
added its options, and \`-\` took them away. All could stand anywhere and have a sign; None added nothing, so that
\`Options Indexes None\` left Indexes on. 2.4 wants a sign before every word or before none, and All and None only as the first
word. It does not start with any other line, and answers 500 where it stands in \`.htaccess\`.

The rule writes the options that were on in 2.2 as a plain list. What a \`+\` named before the first plain word was lost in 2.2,
so it is lost here too: \`Options +Indexes FollowSymLinks\` becomes \`Options FollowSymLinks\`. If None was meant to turn all off,
write \`Options None\`.

2.2 remembered the signs all the same, and applied them again in sections below that have only words with signs. Where the
given files hold such a section and it makes a difference, two lines take the place of one: the words with signs, then the list.

So it is in \`.htaccess\` where \`AllowOverride Options=…\` may list the options that the file may name. Both versions answer 500 for
any other option, even where a \`-\` or a later word turns it off, and the two lines name all that the one did.`,
  check: eachLine(['Options'], (at, site) => {
    const words = valuesOf(at)
    const complaint = complaintIn24(words)
    if (!complaint || !isLiteral(at)) return undefined
    const others = [...site.once(linesByWords).values()].flatMap(([line, ...alike]) =>
      line !== at || alike.length > 0 ? [valuesOf(line)] : [],
    )
    const meant = linesFor24(words, others, isHtaccess(at.file) && mayListOptions(site) ? 'all' : 'those that are on')
    if (!meant) return undefined
    const list = meant.at(-1)
    const cure = list
      ? `write \`Options ${list.join(' ')}\`, as 2.2 understood it`
      : 'remove the line, which did nothing in 2.2'
    return { message: `${refusals[complaint]}; ${cure}.`, fix: asLines(at, meant) }
  }),
})

/** Each host of a fleet says the same. */
const linesByWords = (site: Site) => grouped(site.directives('Options'), (line) => valuesOf(line).join(' '))

const refusals = {
  signs: '2.4 rejects an Options line that mixes words with and without + or -',
  position: '2.4 accepts All and None in an Options line only as the first word and without + or -',
}

function asLines(at: Directive, lines: readonly (readonly string[])[]): Fix {
  const texts = lines.map((words) => words.join(' '))
  const [only] = texts
  if (only === undefined) return safeFix('Remove the line', removeLine(at))
  if (texts.length === 1) return safeFix(`Write Options ${only}`, replaceArgs(at, only))
  return safeFix(
    'Write the signs and the list on lines of their own',
    replaceLine(
      at,
      texts.map((text) => `${at.name.value} ${text}`),
    ),
  )
}
