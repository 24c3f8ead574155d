import { removeLine, safeFix } from '../../../edit/edit.js'
import { eachLine, ruleOf } from '../../rule.js'

export const maxRequestsPerThread = ruleOf('starts', {
  id: 'max-requests-per-thread',
  title: 'MaxRequestsPerThread is gone',
  see: 'https://httpd.apache.org/docs/2.4/mpm.html',
  fixes: 'safe',
  covers: ['max-requests-per-thread'],
  page: `
## What 2.2 did

MaxRequestsPerThread was for the MPM on BeOS.

## What 2.4 does

2.4 does not run on BeOS, and refuses to start because of the line.

## What the rule does

It removes the line.

## When not

If the line is in \`<IfModule beos.c>\`, the rule reports nothing: no server reads it any more.`,
  check: eachLine(['MaxRequestsPerThread'], (at) => ({
    message: '2.4 refuses to start because of MaxRequestsPerThread. Remove the line, which was only for BeOS.',
    fix: safeFix('Remove MaxRequestsPerThread', removeLine(at)),
  })),
})
