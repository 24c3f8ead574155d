import { ruleOf } from '../../rule.js'
import { nothingShows, unsetDefault } from '../../unset-default.js'

export const noEnableSendfile = ruleOf('defaults', {
  id: 'no-enable-sendfile',
  title: 'EnableSendfile is left at its default',
  severity: 'info',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#enablesendfile',
  covers: ['default-enablesendfile'],
  page: `
2.2 let the kernel send files (sendfile) unless told otherwise; 2.4 does so only when told. The answers are the same, but
a busy server of large files needs more of its processor.

\`EnableSendfile On\` is offered for review, because 2.4 changed the default for a reason: on network file systems the kernel
can send damaged files.`,
  check: unsetDefault({
    names: ['EnableSendfile'],
    line: 'EnableSendfile On',
    beside: ['EnableMMAP'],
    message: '2.4 does not use sendfile by default; 2.2 did. EnableSendfile On keeps that.',
    needs22: nothingShows,
    assumes: {
      name: 'no-enable-sendfile',
      sentence: 'No content is on a network file system (NFS, SMB), where sendfile can send damaged files.',
    },
  }),
})
