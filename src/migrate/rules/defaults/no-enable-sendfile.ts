import { ruleOf } from '../../rule.js'
import { checkForUnsetDefault, neverNeedsOldDefault } from '../../unset-default.js'

export const noEnableSendfile = ruleOf('defaults', {
  id: 'no-enable-sendfile',
  title: 'EnableSendfile is left at its default',
  severity: 'info',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#enablesendfile',
  oldDefaultNeed: 'The server sends large files and must send them as fast as 2.2 did.',
  fixes: 'review',
  covers: ['default-enablesendfile'],
  page: `
## What 2.2 did

The kernel sent files itself (sendfile) unless EnableSendfile was Off.

## What 2.4 does

httpd uses sendfile only if EnableSendfile is On. Responses are the same, but a busy server of large files uses more
CPU.

## What the rule does

It offers \`EnableSendfile On\` for review. 2.4 changed the default because sendfile can send damaged files from network
file systems.`,
  check: checkForUnsetDefault({
    names: ['EnableSendfile'],
    line: 'EnableSendfile On',
    beside: ['EnableMMAP'],
    message: '2.4 does not use sendfile by default, which is safer; 2.2 did. `EnableSendfile On` turns sendfile on.',
    needs22: neverNeedsOldDefault,
    suitsOtherFiles: true,
    assumes: {
      name: 'no-enable-sendfile',
      sentence: 'No content is on NFS, SMB or another network file system, where sendfile can send damaged files.',
    },
  }),
})
