import { removeLine, safeFix } from '../../../edit/edit.js'
import { eachLine, ruleOf } from '../../rule.js'

export const maxRequestsPerThread = ruleOf('starts', {
  id: 'max-requests-per-thread',
  title: 'MaxRequestsPerThread is gone',
  see: 'https://httpd.apache.org/docs/2.4/mpm.html',
  covers: ['max-requests-per-thread'],
  page: `
MaxRequestsPerThread was for BeOS, which 2.4 does not run on. An unguarded line stops 2.4, and is removed; behind
\`<IfModule beos.c>\` no server reads it any more.`,
  check: eachLine(['MaxRequestsPerThread'], (at) => ({
    message: '2.4 has no MaxRequestsPerThread and does not start with it; remove it, it was for BeOS only.',
    fix: safeFix('Remove MaxRequestsPerThread', removeLine(at)),
  })),
})
