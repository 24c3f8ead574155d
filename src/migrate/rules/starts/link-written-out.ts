import { ruleOf } from '../../rule.js'

export const linkWrittenOut = ruleOf('starts', {
  id: 'link-written-out',
  title: 'A symbolic link that was copied as text',
  severity: 'error',
  see: 'https://git-scm.com/docs/git-config#Documentation/git-config.txt-coresymlinks',
  fixes: 'none',
  page: `
## What 2.2 did

Debian enables sites and modules with links such as \`sites-enabled/000-default\`. Some tools copy a link as a file
that contains its path: git on Windows, zip, some web tools. httpd refuses to start because of that line, and does not
read the file behind it.

## What 2.4 does

The same.

## What the rule does

It reports the file. Copy the server again with its links (tar, \`rsync -a\`), or check it out with core.symlinks.`,
  *check({ files }) {
    for (const { commands } of files) {
      const [at, ...others] = commands
      if (at?.kind !== 'directive' || others.length > 0 || at.args.length > 0 || !/^\.{1,2}\//.test(at.name.value))
        continue
      yield {
        at,
        message: `Neither 2.2 nor 2.4 starts with this file: it was a link to ${at.name.value}, and the copy contains the path as text. Copy the server again with its links.`,
      }
    }
  },
})
