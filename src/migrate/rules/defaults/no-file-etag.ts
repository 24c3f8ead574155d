import { ruleOf } from '../../rule.js'
import { nothingShows, unsetDefault } from '../../unset-default.js'

export const noFileEtag = ruleOf('defaults', {
  id: 'no-file-etag',
  title: 'FileETag is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#fileetag',
  covers: ['default-fileetag'],
  page: `
2.2 made the ETag of a file of its inode, size and time; 2.4 makes it of size and time. So after the upgrade every copy in a
browser or a proxy is out of date, and every file is fetched once more.

\`FileETag INode MTime Size\` keeps the old ETags. Where signed words are used somewhere (\`FileETag -MTime\`), both versions
start from nothing rather than from the default, and such a line above them would change what they mean. Then nothing is
offered. With several servers behind one name the inode makes the ETags differ, so the new default may be the better one:
then remove the line.`,
  check: unsetDefault({
    names: ['FileETag'],
    line: 'FileETag INode MTime Size',
    beside: ['EnableSendfile', 'EnableMMAP'],
    message:
      '2.4 leaves the inode out of ETags, so clients fetch every cached file again after the upgrade. FileETag INode MTime Size keeps the ETags.',
    needs22: nothingShows,
    // Words with a sign would change another default.
    unfit: (site) => site.directives('FileETag').some((line) => line.args.some((arg) => /^[+-]/.test(arg.value))),
  }),
})
