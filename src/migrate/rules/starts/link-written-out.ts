import { ruleOf } from '../../rule.js'

export const linkWrittenOut = ruleOf('starts', {
  id: 'link-written-out',
  title: 'A file that holds only the path of another one, where the server has a link',
  severity: 'error',
  see: 'https://git-scm.com/docs/git-config#Documentation/git-config.txt-coresymlinks',
  page: `
Debian chooses sites and modules by links, such as \`sites-enabled/000-default\`. Some copies turn a link into a file with its path as
text: git on Windows, zip, and some web tools. Neither version starts with that line, and the file that it names is not read. Copy the
server again with its links, by tar or rsync -a, or check it out with core.symlinks.`,
  *check({ files }) {
    for (const { commands } of files) {
      const [at, ...others] = commands
      if (at?.kind !== 'directive' || others.length > 0 || at.args.length > 0 || !/^\.{1,2}\//.test(at.name.value))
        continue
      yield {
        at,
        message: `This was a link to ${at.name.value}, and the copy holds its path as text. Neither version starts with it. Copy the server again with its links.`,
      }
    }
  },
})
