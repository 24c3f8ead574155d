import { rewriteWords } from '../../../httpd/rewrite-words.js'
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
At server and virtual host level a RewriteRule may lead to a file by its path. 2.2 took the result for a path on disk
where its first folder exists, else for a path below DocumentRoot. From 2.4.60 on it does so only where the substitution
*begins* with that folder in plain letters, or where the result lies below DocumentRoot. The folder may come from a map or a variable (\`\${vhost:%1}/$1\`, or \`%1\` from a RewriteCond on a map, as in the old guides to mass virtual hosting). The file is then looked for below DocumentRoot and not found.

The flag UnsafePrefixStat brings the old way back, where the map is your own and requests cannot choose its results. Releases
before 2.4.60 do not know the flag and do not start with it, so that nothing is added here. The other cure works everywhere:
begin the substitution with the folder that all results share, and keep only the rest in the map.`,
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
        message: `2.4.60 and later look below DocumentRoot for what ${start} names, unless the flag UnsafePrefixStat is there. Add it, or begin the substitution with the folder that all results lie in.`,
      }
    }
  },
})

/** What the substitution begins with, where that can only come from a map of the site's own and is not sent elsewhere. */
function startOf(maps: ReadonlySet<string>, at: Directive): string | undefined {
  const words = rewriteWords(at)
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

/** The maps that can name a folder: those of mod_rewrite's own functions cannot. */
const mapsOf = (site: Site): ReadonlySet<string> =>
  new Set(
    site
      .directives('RewriteMap')
      .filter((line) => /^(txt|rnd|dbm|prg|dbd|fastdbd)[=:]/i.test(line.args[1]?.value ?? ''))
      .map((line) => line.args[0]?.value ?? ''),
  )

/** `%1` is of the last RewriteCond before the rule. */
function takesPath(maps: ReadonlySet<string>, at: Directive): boolean {
  const list = siblings(at)
  for (let index = list.indexOf(at) - 1; index >= 0; index--) {
    const node = list[index]
    if (node?.kind !== 'directive') continue
    const words = node.key === 'rewritecond' ? rewriteWords(node) : undefined
    const map = /^\$\{([^:{}]+):/.exec(words?.first ?? '')?.[1]
    return !!words && /^\^?\(\//.test(words.second) && maps.has(map ?? '')
  }
  return false
}
