import { toolCallsOf } from '../../../models/beside/tools.js'
import { ruleOf } from '../../rule.js'

export const htpasswdDefaultHash = ruleOf('tidy', {
  id: 'htpasswd-default-hash',
  title: 'htpasswd is left to choose the hash',
  see: 'https://httpd.apache.org/docs/2.4/programs/htpasswd.html',
  covers: ['tool-htpasswd-md5'],
  page: `
Without an option for the hash, htpasswd of 2.2 made crypt hashes on Unix; that of 2.4 makes MD5 (apr1) ones. Both are read, and the lines that a file has stay good. Another program that reads the file may not know apr1.

The best answer is \`-B\` (bcrypt, 2.4.4 or later), if everything that reads the file knows it. \`-d\` makes crypt hashes as
before, which look at the first eight letters only.`,
  *check(site) {
    for (const { at, args } of toolCallsOf(site, /^htpasswd2?$/)) {
      if (!makesHash(args.map((word) => word.value))) continue
      yield {
        at,
        message:
          'htpasswd of 2.4 makes MD5 hashes where that of 2.2 made crypt ones; add -B for bcrypt, or -d if another program knows only crypt.',
      }
    }
  },
})

/** Whether the call makes a hash and names no kind: `-D` deletes a user, `-v` looks whether the password is right. */
function makesHash(words: readonly string[]): boolean {
  const options = words.filter((word) => word.startsWith('-'))
  return options.length < words.length && !options.some((word) => /[mdspB25Dv]/.test(word))
}
