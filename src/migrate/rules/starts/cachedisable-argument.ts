import { contextsOf } from '../../../site/context.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLineInSite, ruleOf } from '../../rule.js'

export const cachedisableArgument = ruleOf('starts', {
  id: 'cachedisable-argument',
  title: 'CacheDisable with a word that is neither path nor URL',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cachedisable',
  fixes: 'none',
  covers: ['cachedisable-argument'],
  page: `
## What 2.2 did

CacheDisable also accepted a word that is neither a path (\`/private\`) nor a URL. It matched no request, so everything
was cached.

## What 2.4 does

httpd accepts only a path or a URL, and refuses to start because of any other word.

## What the rule does

It reports the line. Remove it to keep caching everything, or write the path. Inside \`<Location>\`, 2.4 has
\`CacheDisable on\`.`,
  check: eachLineInSite(['CacheDisable'], (at, site) => {
    const [word, ...more] = at.args
    if (!word || more.length > 0 || /^\/|:/.test(word.value) || !isLiteral(at)) return undefined
    if ([...contextsOf(site, at)].some((context) => context !== 'server' && context !== 'virtualhost')) return undefined
    return {
      mark: word,
      message: `2.4 refuses to start because of CacheDisable ${word.value}, which is neither a path nor a URL. Remove the line, which had no effect in 2.2, or write a path: CacheDisable /${word.value}.`,
    }
  }),
})
