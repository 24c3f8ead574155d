import { isHtaccess } from '../../../site/htaccess.js'
import { startLines } from '../../../site/server-level.js'
import type { Directive } from '../../../syntax/tree.js'
import { release } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'
import { unsetDefault } from '../../unset-default.js'

export const deflateEtag = ruleOf('answers', {
  id: 'deflate-etag',
  title: 'Compressed answers get another ETag',
  severity: 'info',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_deflate.html#deflatealteretag',
  fixes: 'review',
  covers: ['default-deflate-etag'],
  page: `
mod_deflate of 2.4 adds \`-gzip\` to the ETag of what it compresses, so that a cache can tell it from the plain file. When the
browser comes back with that ETag it fits no file, and the whole answer is sent again instead of 304.

\`DeflateAlterETag NoChange\` keeps the ETags of 2.2 and the 304. It is offered for review: 2.4 knows it since 2.4.58.`,
  check: unsetDefault({
    names: ['DeflateAlterETag'],
    line: 'DeflateAlterETag NoChange',
    beside: [
      ...['DeflateCompressionLevel', 'DeflateFilterNote', 'DeflateMemLevel'],
      ...['DeflateWindowSize', 'DeflateBufferSize'],
    ],
    message:
      '2.4 adds -gzip to the ETag of compressed answers and sends them again instead of 304; add DeflateAlterETag NoChange (2.4.58 or later) to keep the ETags.',
    assumes: release('2.4.58'),
    matters: (site, server) =>
      startLines(site, server, ...filters).some(compresses) ||
      site.directives(...filters).some((line) => isHtaccess(line.file) && compresses(line)),
  }),
})

const filters = ['AddOutputFilterByType', 'AddOutputFilter', 'SetOutputFilter', 'FilterProvider']

const compresses = (line: Directive): boolean => line.args.some((arg) => /(^|;)DEFLATE(;|$)/i.test(arg.value))
