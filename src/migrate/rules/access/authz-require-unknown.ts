import { isInvalidRequireAllOn24 } from '../../../access/read/authz-tree.js'
import { authzProviders } from '../../../httpd/authz-providers.js'
import { loadsThirdPartyModule } from '../../../models/modules/loaded-modules.js'
import type { Site } from '../../../site/site.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import { type Directive, siblings, sourceOf } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const authzRequireUnknown = ruleOf('access', {
  id: 'authz-require-unknown',
  title: 'Require with a word that httpd does not know',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/howto/auth.html',
  fixes: 'none',
  covers: ['authz-require-unknown'],
  page: `
## What 2.2 did

httpd accepted any word after Require. A word that no module knew let nobody in.

## What 2.4 does

httpd does not start ("Unknown Authz provider") if no loaded module knows the word.

## What the rule does

It reports the line. Usually the word is misspelled, or is the name of a user or group without \`user\` or \`group\`
before it. Correcting it lets in people that 2.2 refused, so you decide. To keep what 2.2 did, remove the line. If it
is the only Require, write \`Require user\` without a name: it asks for a password and accepts none. An empty Require is
reported too.

## When not

If a third-party module is loaded, it may know the word. Then only words that look like a misspelled word of httpd are
reported, unless the files are the whole configuration.`,
  *check(site) {
    yield* wordsApart(site)
    if (site.from === '2.4') return
    const isAsked = !loadsThirdPartyModule(site)
    for (const at of site.directives('Require')) {
      const [first] = at.args
      if (!first) yield empty(at)
      const word = first?.value
      if (isInvalidRequireAllOn24(word ?? '', wordsAfter(at))) continue
      // The rule access-control reports a quoted word.
      const quoted = at.file.text[first?.start ?? 0] !== word?.[0]
      if (!isAsked || !word || quoted || isKnown(word) || hasPlaceholder(word) || word.includes('${')) continue
      const meant = misspelt(word)
      if (!site.complete && !meant) continue
      const alone = !siblings(at).some((node) => node !== at && node.kind === 'directive' && node.key === 'require')
      const today = alone ? 'write `Require user`' : 'remove the line'
      const hint = meant
        ? `If you meant \`${meant}\`, correct the word`
        : `If ${word} is a name, write \`user\` or \`group\` before it; otherwise load the module that knows this word`
      yield {
        at,
        mark: first ?? at,
        message: `2.4 ${failureAt(at)}: no httpd module knows the word ${word} after Require. In 2.2 the line let nobody in. To keep what 2.2 did, ${today}. ${hint}.`,
      }
    }
  },
})

/**
 * Hits for `Require all` and `Require granted`, each without the other word. The author probably meant `Require all granted`,
 * but only a person can say so.
 */
function* wordsApart(site: Site): Generator<Hit> {
  for (const at of site.directives('Require')) {
    const word = at.args[0]?.value ?? ''
    if (!isInvalidRequireAllOn24(word, wordsAfter(at)) || hasPlaceholder(sourceOf(at.file, at))) continue
    const said = word === 'all' ? 'granted or denied' : 'all'
    yield {
      at,
      message: `2.4 ${failureAt(at)} because of \`${sourceOf(at.file, at).trim()}\`: the word ${said} is missing. Write \`Require all granted\` to let everybody in, or \`Require all denied\`.`,
    }
  }
}

const wordsAfter = ({ args }: Directive): readonly string[] => args.slice(1).map(({ value }) => value)

const empty = (at: Directive): Hit => ({
  at,
  message: `2.4 ${failureAt(at)} because of an empty Require; in 2.2 the line let nobody in. To let nobody in, write \`Require user\`. Otherwise name the users to let in.`,
})

const known = [...authzProviders.map(({ word }) => word), 'not']

const isKnown = (word: string) => known.includes(word.toLowerCase())

/** A known word from which this one differs in one letter, two swapped letters, or the separator; undefined if there is none. */
function misspelt(word: string): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[-_]|s$/g, '')
  const sorted = (text: string) => [...plain(text)].sort().join('')
  return known.find((name) => name.length > 3 && (sorted(word) === sorted(name) || isOneOff(plain(word), plain(name))))
}

function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}
