import { replace, reviewFix } from '../../../edit/edit.js'
import { commandFilesOf, statementsIn } from '../../../site/beside/file.js'
import { type Directive, sourceOf, type Word } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const sbinTools = ruleOf('modules', {
  id: 'sbin-tools',
  title: 'A tool that moved from sbin to bin',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/programs/',
  fixes: 'review',
  covers: ['tool-paths'],
  page: `
## What 2.2 did

\`make install\` put ab, apxs, dbmmanage, htdbm, htdigest, htpasswd, httxt2dbm and logresolve into \`sbin\`.

## What 2.4 does

It puts them into \`bin\`. Where both folders are the same, as in /usr/local/apache2, nothing changes.

## What the rule does

It offers the new path for review, because packages may install the tools elsewhere.`,
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
  const message = `2.4 installs ${tool} in bin, not in sbin; check where it is, and write that path.`
  const found = sourceOf(at.file, word).lastIndexOf(`sbin/${tool}`)
  if (found < 0) return { at, mark: word, message }
  const start = word.start + found
  const edit = replace(at, { start, end: start + 'sbin'.length }, 'bin')
  return {
    at,
    mark: word,
    message,
    fix: reviewFix(`Look for ${tool} in bin`, 'httpd is installed by its own `make install`.', edit),
  }
}

const path = /(?:^|[=:])[^\s:]*\/sbin\/(ab|apxs|dbmmanage|htdbm|htdigest|htpasswd|httxt2dbm|logresolve)$/
