import { wordsOfRewriteLine } from '../../../httpd/rewrite-words.js'
import { contextsOf } from '../../../site/context.js'
import type { Site } from '../../../site/site.js'
import { type Directive, siblings } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const rewritePrefixStat = ruleOf('answers', {
  id: 'rewrite-prefix-stat',
  title: 'RewriteRule to a folder that a map names',
  see: 'https://httpd.apache.org/docs/2.4/rewrite/flags.html#flag_unsafe_prefix_stat',
  fixes: 'none',
  covers: ['rewrite-prefix-stat'],
  page: `
## What 2.2 did

At server and virtual host level, the result of a RewriteRule was a path on disk if its first folder existed there, and
otherwise a path below DocumentRoot.

## What 2.4 does

From 2.4.60 on, it is a path on disk only if the substitution *begins* with that folder in plain text, or the result is
below DocumentRoot. The folder may come from a map or variable: \`\${vhost:%1}/$1\`, or \`%1\` from a RewriteCond on a
map, as in old guides to mass virtual hosting. Then httpd looks for the file below DocumentRoot and does not find it.

## What the rule does

It reports the line. Begin the substitution with the folder that all results share, which works in every version. Or
add the flag UnsafePrefixStat if the map is your own and requests cannot choose its results. There is no fix, because
versions before 2.4.60 refuse to start because of that flag.`,
  *check(site) {
    if (site.from === '2.4') return
    const maps = mapsOf(site)
    for (const at of maps.size > 0 ? site.directives('RewriteRule') : []) {
      const start = startOf(maps, at)
      if (!start) continue
      const contexts = contextsOf(site, at)
      if (!contexts.has('server') && !contexts.has('virtualhost')) continue
      yield {
        at,
        message: `2.4.60 and later look for the path in ${start} only below DocumentRoot. Begin the substitution with the folder that all results share, or add the flag UnsafePrefixStat.`,
      }
    }
  },
})

/** The beginning of the substitution if it is a lookup in one of these maps, and the result is a path on disk. */
function startOf(maps: ReadonlySet<string>, at: Directive): string | undefined {
  const words = wordsOfRewriteLine(at)
  if (
    !words ||
    /(^|[[,])\s*(R|redirect|P|proxy|PT|passthrough|F|forbidden|G|gone|C|chain|UnsafePrefixStat)\s*([\],=]|$)/i.test(
      words.flags ?? '',
    )
  )
    return undefined
  const { second } = words
  const direct = /^\$\{([^:{}]+):/.exec(second)
  if (direct) return maps.has(direct[1] ?? '') ? `\${${direct[1]}:...}` : undefined
  const reference = /^%[1-9]/.exec(second)?.[0]
  return reference && takesPath(maps, at) ? reference : undefined
}

/** The maps of the site, except mod_rewrite's internal functions, which return no folders. */
const mapsOf = (site: Site): ReadonlySet<string> =>
  new Set(
    site
      .directives('RewriteMap')
      .filter((line) => /^(txt|rnd|dbm|prg|dbd|fastdbd)[=:]/i.test(line.args[1]?.value ?? ''))
      .map((line) => line.args[0]?.value ?? ''),
  )

/** Whether a rule takes a path from one of these maps. `%1` refers to the last RewriteCond before the rule. */
function takesPath(maps: ReadonlySet<string>, at: Directive): boolean {
  const list = siblings(at)
  for (let index = list.indexOf(at) - 1; index >= 0; index--) {
    const node = list[index]
    if (node?.kind !== 'directive') continue
    const words = node.key === 'rewritecond' ? wordsOfRewriteLine(node) : undefined
    const map = /^\$\{([^:{}]+):/.exec(words?.first ?? '')?.[1]
    return !!words && /^\^?\(\//.test(words.second) && maps.has(map ?? '')
  }
  return false
}
