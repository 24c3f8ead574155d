import { isConditional } from '../../../site/context.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { startLines } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { releaseAssumption } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'
import { checkForUnsetDefault } from '../../unset-default.js'

export const deflateEtag = ruleOf('answers', {
  id: 'deflate-etag',
  title: 'Compressed responses get another ETag',
  severity: 'info',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_deflate.html#deflatealteretag',
  fixes: 'review',
  weighsGuards: true,
  covers: ['default-deflate-etag'],
  page: `
## What 2.2 did

A compressed file had the same ETag as the plain one, so browsers got 304.

## What 2.4 does

mod_deflate adds \`-gzip\` to the ETag, so that caches can tell the two apart. The ETag a browser sends back then
matches no file, and the whole response is sent again.

## What the rule does

It offers \`DeflateAlterETag NoChange\` for review, because it needs 2.4.58. If mod_deflate is loaded only under a
condition, such as \`-D DEFLATE\`, the line gets an \`<IfModule mod_deflate.c>\`.`,
  check: checkForUnsetDefault({
    names: ['DeflateAlterETag'],
    line: 'DeflateAlterETag NoChange',
    beside: [
      ...['DeflateCompressionLevel', 'DeflateFilterNote', 'DeflateMemLevel'],
      ...['DeflateWindowSize', 'DeflateBufferSize'],
    ],
    message:
      '2.4 adds `-gzip` to the ETags of compressed responses, so clients get the whole response where 2.2 sent 304. To keep the ETags, add `DeflateAlterETag NoChange` (2.4.58 or later).',
    assumes: releaseAssumption('2.4.58'),
    guard: (site) => (mayLackDeflate(site) ? 'mod_deflate.c' : undefined),
    matters: (site, server) =>
      startLines(site, server, ...filters).some(compresses) ||
      site.directives(...filters).some((line) => isHtaccess(line.file) && compresses(line)),
  }),
})

/** Whether lines load the module, but only under a condition. */
function mayLackDeflate(site: Site): boolean {
  const loads = site.directives('LoadModule').filter(({ args }) => args[0]?.value === 'deflate_module')
  return loads.length > 0 && loads.every((line) => isConditional(site, line))
}

const filters = ['AddOutputFilterByType', 'AddOutputFilter', 'SetOutputFilter', 'FilterProvider']

const compresses = (line: Directive): boolean => line.args.some((arg) => /(^|;)DEFLATE(;|$)/i.test(arg.value))
