import { removeLine, reviewFix } from '../../../edit/edit.js'
import { eachLine, ruleOf } from '../../rule.js'

export const sslCompression = ruleOf('starts', {
  id: 'ssl-compression',
  title: 'SSLCompression on',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslcompression',
  covers: ['default-compression-off'],
  page: `
2.2 compressed TLS connections by default up to 2.2.25. It was switched off when an attack (CRIME) was found that reads
secrets from the length of compressed answers. The TLS libraries of today have no compression at all. With
\`SSLCompression on\` 2.4 does not start with such a library.

The line is removed for review. \`SSLCompression off\` says what 2.4 does anyway and may stay.`,
  check: eachLine(['SSLCompression'], (at) => {
    if (!/^(on|true|yes|1)$/i.test(at.args[0]?.value ?? '')) return undefined
    return {
      message:
        '2.4 does not start with SSLCompression on where the TLS library has no compression, as those of today have not; remove the line.',
      fix: reviewFix(
        'Remove SSLCompression',
        'TLS connections need not be compressed by the TLS library.',
        removeLine(at),
      ),
    }
  }),
})
