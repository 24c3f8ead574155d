import { removeLine, reviewFix } from '../../../edit/edit.js'
import { eachLine, ruleOf } from '../../rule.js'

export const sslCompression = ruleOf('starts', {
  id: 'ssl-compression',
  title: 'SSLCompression on is no longer supported',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslcompression',
  fixes: 'review',
  covers: ['default-compression-off'],
  page: `
## What 2.2 did

TLS connections were compressed by default up to 2.2.25. Then an attack (CRIME) was found that reads secrets from the
length of compressed responses.

## What 2.4 does

Current TLS libraries have no compression. With one of these, httpd refuses to start because of \`SSLCompression on\`.

## What the rule does

It offers to remove the line.

## When not

If the line is \`SSLCompression off\`, it can stay, because that is the default.`,
  check: eachLine(['SSLCompression'], (at) => {
    if (!/^(on|true|yes|1)$/i.test(at.args[0]?.value ?? '')) return undefined
    return {
      message:
        '2.4 refuses to start because of `SSLCompression on`: current TLS libraries have no compression. Remove the line.',
      fix: reviewFix(
        'Remove SSLCompression',
        'TLS connections need not be compressed by the TLS library.',
        removeLine(at),
      ),
    }
  }),
})
