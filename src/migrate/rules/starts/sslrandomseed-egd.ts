import { eachLine, ruleOf } from '../../rule.js'

export const sslrandomseedEgd = ruleOf('starts', {
  id: 'sslrandomseed-egd',
  title: 'SSLRandomSeed from an entropy gathering daemon',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslrandomseed',
  covers: ['ssl-random-egd'],
  page: `
\`SSLRandomSeed startup egd:/path/to/socket\` took randomness from an entropy gathering daemon. OpenSSL dropped that with
1.1.0, and a 2.4 built with it does not start with such a line.

The operating system is the better source: \`file:/dev/urandom 512\` where the system has that file, \`builtin\` everywhere.
Where the file has such a line for the same moment (startup or connect) already, this one can go. Nothing is changed by
itself, since what feeds a server's keys is for its administrator to say.`,
  check: eachLine(['SSLRandomSeed'], (at) => {
    const source = at.args[1]
    if (!source || !/^egd:/i.test(source.value)) return undefined
    return {
      mark: source,
      message:
        '2.4 with a current OpenSSL takes no randomness from egd: and does not start; write "file:/dev/urandom 512" or "builtin" instead.',
    }
  }),
})
