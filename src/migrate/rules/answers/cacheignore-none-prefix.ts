import { replace, safeFix } from '../../../edit/edit.js'
import { inPlaceOf, isLiteral } from '../../../syntax/literal.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const cacheignoreNonePrefix = ruleOf('answers', {
  id: 'cacheignore-none-prefix',
  title: 'CacheIgnoreHeaders with a name that begins with none',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cacheignoreheaders',
  fixes: 'safe',
  covers: ['cacheignore-none-prefix'],
  page: `
In CacheIgnoreHeaders and CacheIgnoreURLSessionIdentifiers, 2.2 took every word that begins with \`none\` for None, which empties
the list. 2.4 takes only the word None for it, and any longer one for the name of a header or of a parameter.

The rule writes None. If there is a header or parameter of that name, leave the line as it is.`,
  check: eachLineOn22(['CacheIgnoreHeaders', 'CacheIgnoreURLSessionIdentifiers'], (at) => {
    const words = at.args.filter((arg) => /^none./i.test(arg.value))
    const [word] = words
    if (!word || !isLiteral(at)) return undefined
    return {
      mark: word,
      message: `2.4 takes ${word.value} for a name; write None, which 2.2 took it for, unless the name is meant.`,
      fix: safeFix(
        'Write None',
        words.map((each) => replace(at, each, inPlaceOf(at, each, 'None'))),
      ),
    }
  }),
})
