import { isGuard } from '../../httpd/guards.js'
import { readingOn24, readingToday } from '../../site/present.js'
import { isHtaccess, type Site } from '../../site/site.js'
import { ancestors, type Directive, isDirective } from '../../syntax/tree.js'
import type { Rule } from '../rule.js'

export const allowOverrideGuarded: Rule = {
  id: 'allow-override-guarded',
  title: 'An AllowOverride that one version alone reads',
  severity: 'warning',
  group: 'access',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#allowoverride',
  covers: [],
  page: `
An AllowOverride in a guard such as \`<IfVersion < 2.4>\` or \`<IfModule mod_authz_core.c>\` holds for one of the two versions.
Where the other one has no line for the same folder, it goes by what is said above, so that \`.htaccess\` files are read that
were passed over, or the other way round: with the rules of access in them, and whatever those who can write there put into
them.

There is no fix, since the guard was set by somebody who may have meant it. Nothing is said where each version has a line of
its own.`,
  *check(site) {
    if (site.from === '2.4') return
    const lines = site.files.filter((file) => !isHtaccess(file)).flatMap((file) => file.named('allowoverride'))
    const guarded = lines.filter(isDirective).flatMap((at) => {
      const version = soleReader(site, at)
      return version ? [{ at, version, place: placeOf(at) }] : []
    })
    for (const { at, version, place } of guarded) {
      if (guarded.some((other) => other.version !== version && other.place === place)) continue
      yield {
        at,
        message:
          version === '2.2'
            ? '2.4 does not read this AllowOverride, and heeds the .htaccess files here as the sections above say; say it for 2.4 too, or make sure that nothing depends on it.'
            : '2.2 does not read this AllowOverride; with it 2.4 heeds, or passes over, .htaccess files here where 2.2 went by the sections above. Make sure that this is meant.',
      }
    }
  },
}

/** The version that alone reads a line; undefined where both do, or neither. */
function soleReader(site: Site, line: Directive): '2.2' | '2.4' | undefined {
  const guards = [...ancestors(line)].filter(isGuard)
  const in22 = guards.every((guard) => readingToday(site, guard) !== 'never')
  const in24 = guards.every((guard) => readingOn24(site, guard) !== 'never')
  if (in22 === in24) return undefined
  return in22 ? '2.2' : '2.4'
}

const placeOf = (line: Directive): string =>
  [...ancestors(line)]
    .filter((section) => !isGuard(section))
    .map(({ key, args }) => [key, ...args.map(({ value }) => value)].join(' '))
    .join('\n')
