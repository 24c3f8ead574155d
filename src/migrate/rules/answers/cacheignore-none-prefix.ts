import { replace, safeFix } from '../../../edit/edit.js'
import { isLiteral, quotedLike } from '../../../syntax/literal.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const cacheignoreNonePrefix = ruleOf('answers', {
  id: 'cacheignore-none-prefix',
  title: 'CacheIgnoreHeaders with a name that begins with "None"',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cacheignoreheaders',
  fixes: 'safe',
  covers: ['cacheignore-none-prefix'],
  page: `
## What 2.2 did

In CacheIgnoreHeaders and CacheIgnoreURLSessionIdentifiers, every word that begins with \`none\` meant \`None\`, which
empties the list.

## What 2.4 does

Only the word \`None\` empties the list. A longer word is the name of a header or parameter.

## What the rule does

It writes \`None\`. If you have a header or parameter of that name, leave the line.`,
  check: eachLineOn22(['CacheIgnoreHeaders', 'CacheIgnoreURLSessionIdentifiers'], (at) => {
    const words = at.args.filter((arg) => /^none./i.test(arg.value))
    const [word] = words
    if (!word || !isLiteral(at)) return undefined
    const thing = at.key === 'cacheignoreheaders' ? 'header' : 'parameter'
    return {
      mark: word,
      message: `2.4 reads ${word.value} as the name of a ${thing}; 2.2 read it as \`None\`. Write \`None\`, unless you mean that ${thing}.`,
      fix: safeFix(
        'Write None',
        words.map((each) => replace(at, each, quotedLike(at, each, 'None'))),
      ),
    }
  }),
})
