import { type Fix, insertAfter, reviewFix, safeFix } from '../../../edit/edit.js'
import { isConditional } from '../../../site/context.js'
import { onlyVersionReading } from '../../../site/guard-reading.js'
import type { Site } from '../../../site/site.js'
import { isKnownToComeFrom22 } from '../../../site/version-judgement.js'
import { type Directive, isDirective, valuesOf } from '../../../syntax/tree.js'
import {
  isAuthnProviderAlias,
  mayComeBefore,
  type SectionOrFile,
  sectionsOrFilesOf,
} from '../../access/comes-before.js'
import { type Choices, type Hit, ruleOf } from '../../rule.js'
import { isOffWithoutSafeFix } from './auth-basic-authoritative-off.js'

export const authBasicInheritance = ruleOf('access', {
  id: 'auth-basic-inheritance',
  title: 'In 2.2 AuthBasicProvider and AuthBasicAuthoritative reset each other',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_auth_basic.html#authbasicprovider',
  fixes: 'safe',
  covers: ['authn-basic-inheritance'],
  page: `
## What 2.2 did

A section with one directive of mod_auth_basic lost the other one from the sections above. With AuthBasicAuthoritative
alone, passwords came from AuthUserFile again, whatever AuthBasicProvider was set above.

## What 2.4 does

The section inherits the other directive. It then accepts passwords from the directory or database set above, and no
longer those in the file.

## What the rule does

It writes what 2.2 did, \`AuthBasicProvider file\`. If you meant the provider above, remove that line; \`likely-mistakes: review\`
makes the fix for review. In the opposite case, it adds \`AuthBasicAuthoritative On\` beside an AuthBasicProvider if a
section above says Off.`,
  *check(site, { likelyMistakes }) {
    yield* lone(site, {
      kept: 'authbasicauthoritative',
      lost: 'authbasicprovider',
      counts: (line) => valuesOf(line).some((value) => value !== 'file'),
      message: (line) =>
        `In 2.2 this line reset the \`${named(line)}\` above, so passwords came from AuthUserFile only; in 2.4 the line above still applies. To read AuthUserFile only, add \`AuthBasicProvider file\`. If you want the provider above, change nothing.`,
      fix: (at) => fileFix(site, at, likelyMistakes),
    })
    yield* lone(site, {
      kept: 'authbasicprovider',
      lost: 'authbasicauthoritative',
      counts: (line) => isOffWithoutSafeFix(site, line),
      message: (line) =>
        `In 2.2 this line reset the \`${named(line)}\` above; in 2.4 the line above still applies and passes unknown users on to other modules. To keep what 2.2 did, add \`AuthBasicAuthoritative On\`.`,
      fix: (at) => safeFix('Add AuthBasicAuthoritative On', insertAfter(at, ['AuthBasicAuthoritative On'])),
    })
  },
})

interface Lone {
  /** The directive that a section sets, and because of which 2.2 resets the inherited value of `lost`. */
  readonly kept: string
  readonly lost: string
  /** Whether a line of `lost` differs from the default, so that the reset changes something. */
  readonly counts: (lost: Directive) => boolean
  readonly message: (lost: Directive) => string
  readonly fix: (at: Directive) => Fix
}

/**
 * Hits for sections with only one of the two directives: 2.2 resets the other, because its mod_auth_basic.c has no merge
 * function.
 */
function* lone(site: Site, { kept, lost, counts, message, fix }: Lone): Generator<Hit> {
  const telling = site.directives(lost).filter(counts)
  if (telling.length === 0) return
  // The rule options-for-one-version reports a line in a guard that 2.4 skips.
  const own = new Set(readOn22(site, lost).flatMap((line) => sectionsOrFilesOf(site, line)))
  const told = new Set<SectionOrFile>()
  // Lines outside of guards come first: a line in a guard may not be read.
  const lines = readOn22(site, kept)
  const isGuarded = (line: Directive) => isConditional(site, line)
  for (const at of [...lines.filter((line) => !isGuarded(line)), ...lines.filter(isGuarded)]) {
    if (!isKnownToComeFrom22(site, at.file)) continue
    const places = sectionsOrFilesOf(site, at)
    const alone = places.filter((place) => !own.has(place) && !isAuthnProviderAlias(place))
    if (alone.every((place) => told.has(place))) continue
    const above = telling.find((line) => isAbove(site, line, alone))
    if (!above) continue
    for (const place of alone) told.add(place)
    // There is no fix if the other directive is set too, because the new line would change it, or in a guard that 2.4 skips.
    const added = alone.length === places.length && site.isLive(at) ? fix(at) : undefined
    yield { at, message: message(above), fix: added }
  }
}

const readOn22 = (site: Site, key: string): readonly Directive[] =>
  site.files
    .flatMap((file) => file.named(key))
    .filter(isDirective)
    .filter((line) =>
      site.isLive(line) ? onlyVersionReading(site, line) !== '2.4' : onlyVersionReading(site, line) === '2.2',
    )

const isAbove = (site: Site, line: Directive, places: readonly SectionOrFile[]): boolean =>
  sectionsOrFilesOf(site, line).some((above) => places.some((place) => mayComeBefore(site, above, place)))

/** The fix that adds AuthBasicProvider file, which 2.4 rejects without mod_authn_file. */
function fileFix(site: Site, at: Directive, likelyMistakes: Choices['likelyMistakes']): Fix {
  const title = 'Add AuthBasicProvider file'
  const edit = insertAfter(at, ['AuthBasicProvider file'])
  if (site.loads('mod_auth_basic') && !site.loads('mod_authn_file'))
    return reviewFix(
      title,
      [{ name: 'auth-basic-inheritance:mod_authn_file', sentence: '2.4 loads mod_authn_file.' }],
      edit,
    )
  return likelyMistakes === 'review' ? reviewFix(title, fileIsMeant, edit) : safeFix(title, edit)
}

const fileIsMeant = 'This section should accept the users in AuthUserFile, but not the users of the provider above.'

const named = (line: Directive): string => [line.name.value, ...valuesOf(line)].join(' ')
