import { replace, reviewFix } from '../../../edit/edit.js'
import { commandFilesOf, statementsIn } from '../../../site/beside/file.js'
import { type Directive, sourceOf, type Word } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const sbinTools = ruleOf('modules', {
  id: 'sbin-tools',
  title: 'A tool that is no longer in sbin',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/programs/',
  covers: ['tool-paths'],
  page: `
\`make install\` of 2.2 put ab, apxs, dbmmanage, htdbm, htdigest, htpasswd, httxt2dbm and logresolve into the folder for the
administrator's programs, \`sbin\`; that of 2.4 puts them into \`bin\`. Packages have their own ways, so the new path is for review.
Where both folders are the same, as in /usr/local/apache2, nothing changes.`,
  *check(site) {
    for (const file of commandFilesOf(site)) {
      for (const at of statementsIn(file)) {
        for (const word of [at.name, ...at.args]) {
          const tool = path.exec(word.value)?.[1]
          if (tool) yield hitOf(at, word, tool)
        }
      }
    }
  },
})

function hitOf(at: Directive, word: Word, tool: string): Hit {
  const message = `2.4 installs ${tool} in bin, not in sbin; look where it is, and say so here.`
  const found = sourceOf(at.file, word).lastIndexOf(`sbin/${tool}`)
  if (found < 0) return { at, mark: word, message }
  const start = word.start + found
  const edit = replace(at, { start, end: start + 'sbin'.length }, 'bin')
  return {
    at,
    mark: word,
    message,
    fix: reviewFix(`Look for ${tool} in bin`, 'httpd is installed as its own sources do it.', edit),
  }
}

const path = /(?:^|[=:])[^\s:]*\/sbin\/(ab|apxs|dbmmanage|htdbm|htdigest|htpasswd|httxt2dbm|logresolve)$/
