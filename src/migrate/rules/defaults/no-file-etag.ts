import { ruleOf } from '../../rule.js'
import { checkForUnsetDefault, neverNeedsOldDefault } from '../../unset-default.js'

export const noFileEtag = ruleOf('defaults', {
  id: 'no-file-etag',
  title: 'FileETag is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#fileetag',
  oldDefaultNeed: 'It would be a problem if clients fetched all cached files again after the upgrade.',
  fixes: 'both',
  covers: ['default-fileetag'],
  page: `
## What 2.2 did

The ETag of a file was made from its inode, size and time.

## What 2.4 does

The ETag is made from size and time. After the upgrade every copy in a browser or proxy is out of date, so clients
fetch every file again once.

## What the rule does

It adds \`FileETag INode MTime Size\`, which keeps the old ETags. If several servers share one name, their ETags differ
because of the inodes: then remove the line.

## When not

If a FileETag line elsewhere has signs (\`FileETag -MTime\`), the rule adds nothing. Both versions start such a line
from nothing rather than from the default, so a line above it would change its meaning.`,
  check: checkForUnsetDefault({
    names: ['FileETag'],
    line: 'FileETag INode MTime Size',
    beside: ['EnableSendfile', 'EnableMMAP'],
    message:
      '2.4 leaves the inode out of ETags, which is safer, but clients fetch every cached file again after the upgrade. To keep the ETags, add `FileETag INode MTime Size`.',
    needs22: neverNeedsOldDefault,
    // The line would change the value to which signed words of other FileETag lines add.
    unfit: (site) => site.directives('FileETag').some((line) => line.args.some((arg) => /^[+-]/.test(arg.value))),
  }),
})
