import { eachLine, ruleOf } from '../../rule.js'

export const sslrandomseedEgd = ruleOf('starts', {
  id: 'sslrandomseed-egd',
  title: 'SSLRandomSeed from an entropy gathering daemon',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslrandomseed',
  fixes: 'none',
  covers: ['ssl-random-egd'],
  page: `
## What 2.2 did

\`SSLRandomSeed startup egd:/path/to/socket\` took randomness from an entropy gathering daemon.

## What 2.4 does

OpenSSL dropped that in 1.1.0. If httpd is built with that version or a later one, it refuses to start because of
\`egd:\`.

## What the rule does

It reports the line. Use the operating system instead: \`file:/dev/urandom 512\` if that file exists, otherwise
\`builtin\`. If the file already has such a line for the same moment (startup or connect), remove this one. There is no
fix, because the administrator decides where keys come from.`,
  check: eachLine(['SSLRandomSeed'], (at) => {
    const source = at.args[1]
    if (!source || !/^egd:/i.test(source.value)) return undefined
    return {
      mark: source,
      message:
        '2.4 with a current OpenSSL refuses to start because of `egd:`. Write "file:/dev/urandom 512" or "builtin" instead.',
    }
  }),
})
