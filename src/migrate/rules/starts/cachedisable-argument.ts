import { contextsOf } from '../../../site/context.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

export const cachedisableArgument = ruleOf('starts', {
  id: 'cachedisable-argument',
  title: 'CacheDisable with a word that is no path and no URL',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cachedisable',
  covers: ['cachedisable-argument'],
  page: `
CacheDisable names a part of the site by its path (\`/private\`) or URL. 2.2 also took a word that is neither, and since every
path begins with a slash it matched no request: everything was cached as if the line were not there. 2.4 does not start with it.

Whether the line is to go, or to do at last what it was written for, only you can say. Inside \`<Location>\` 2.4 has
\`CacheDisable on\`.`,
  check: eachLine(['CacheDisable'], (at, site) => {
    const [word, ...more] = at.args
    if (!word || more.length > 0 || /^\/|:/.test(word.value) || !isLiteral(at)) return undefined
    if ([...contextsOf(site, at)].some((context) => context !== 'server' && context !== 'virtualhost')) return undefined
    return {
      mark: word,
      message: `2.4 does not start with CacheDisable ${word.value}, which is no path and no URL; remove the line, which matched nothing in 2.2, or write the path: CacheDisable /${word.value}.`,
    }
  }),
})
