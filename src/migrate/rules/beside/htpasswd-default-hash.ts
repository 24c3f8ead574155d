import { toolCallsOf } from '../../../models/beside/tools.js'
import { ruleOf } from '../../rule.js'

export const htpasswdDefaultHash = ruleOf('tidy', {
  id: 'htpasswd-default-hash',
  title: 'htpasswd makes another kind of hash by default',
  see: 'https://httpd.apache.org/docs/2.4/programs/htpasswd.html',
  fixes: 'none',
  covers: ['tool-htpasswd-md5'],
  page: `
## What 2.2 did

Without an option, htpasswd made crypt hashes on Unix.

## What 2.4 does

htpasswd makes MD5 (apr1) hashes. httpd reads both, so existing lines stay valid. Another program that reads the file
may not know apr1.

## What the rule does

It reports the call. Use \`-B\` (bcrypt, 2.4.4 or later) if every program that reads the file knows it. \`-d\` makes
crypt hashes as before, which check only the first eight characters.`,
  *check(site) {
    for (const { at, args } of toolCallsOf(site, /^htpasswd2?$/)) {
      if (!makesHash(args.map((word) => word.value))) continue
      yield {
        at,
        message:
          'htpasswd of 2.4 makes MD5 hashes; htpasswd of 2.2 made crypt hashes. Add -B for bcrypt, or -d if another program knows only crypt.',
      }
    }
  },
})

/** Whether the call makes a hash and leaves the kind to the default. `-D` deletes a user, `-v` checks a password. */
function makesHash(words: readonly string[]): boolean {
  const options = words.filter((word) => word.startsWith('-'))
  return options.length < words.length && !options.some((word) => /[mdspB25Dv]/.test(word))
}
