import { type Edit, replace, reviewFix } from '../../../edit/edit.js'
import { serversOn22, startLines } from '../../../site/server-level.js'
import { type Directive, sourceOf, type Word } from '../../../syntax/tree.js'
import { rarelyTrueAssumption } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'

export const fancyIndexDates = ruleOf('tidy', {
  id: 'fancy-index-dates',
  title: 'Fancy listings show dates in a different format',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_autoindex.html#indexoptions.useolddateformat',
  fixes: 'review',
  covers: ['default-autoindex-date'],
  page: `
## What 2.2 did

With FancyIndexing, folder listings showed dates as \`31-May-2012 13:05\`.

## What 2.4 does

Listings show \`2012-05-31 13:05\`. People can read both; a program that parses listings may fail.

## What the rule does

It offers \`UseOldDateFormat\` for review, on the IndexOptions lines that turn FancyIndexing on. 2.4.26 and later know
it. It is reported once for each server.

## When not

If the listings do not show dates, the rule reports nothing.`,
  *check(site) {
    for (const server of serversOn22(site)) {
      const lines = startLines(site, server, 'IndexOptions').filter(showsDates)
      const [at] = lines
      if (!at) continue
      yield {
        at,
        concerns: 'server',
        message:
          '2.4 writes dates in folder listings as 2012-05-31; 2.2 wrote 31-May-2012. To keep the old format, add UseOldDateFormat to IndexOptions.',
        fix: reviewFix(
          'Add UseOldDateFormat',
          rarelyTrueAssumption(
            'fancy-index-dates',
            'A program reads the dates in folder listings, and the server is httpd 2.4.26 or later.',
          ),
          lines.map(withOldDates),
        ),
      }
    }
  },
})

const showsDates = ({ args }: Directive): boolean =>
  args.some(isFancy) && !args.some(({ value }) => /^\+?(SuppressLastModified|UseOldDateFormat)$/i.test(value))

const isFancy = ({ value }: Word) => /^\+?FancyIndexing$/i.test(value)

/** Adds UseOldDateFormat, with a sign if FancyIndexing has one: a word without a sign drops the inherited options. */
function withOldDates(line: Directive): Edit {
  const last = line.args.at(-1) as Word
  const sign = line.args.find(isFancy)?.value.startsWith('+') ? '+' : ''
  return replace(line, last, `${sourceOf(line.file, last)} ${sign}UseOldDateFormat`)
}
