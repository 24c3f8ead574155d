import { removeLine, safeFix } from '../../../edit/edit.js'
import { lockFolderOf } from '../../../models/mutex.js'
import { onlyArgumentOf } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

export const rewriteLock = ruleOf('starts', {
  id: 'rewrite-lock',
  title: 'RewriteLock is gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mutex',
  fixes: 'safe',
  covers: ['rewrite-lock'],
  page: `
## What 2.2 did

Communication with \`RewriteMap prg:\` programs was locked only if RewriteLock named a file.

## What 2.4 does

It always locks this communication, and refuses to start because of RewriteLock.

## What the rule does

It removes the line. If the lock must be a file in a certain folder, add \`Mutex file:/folder rewrite-map\` with a
folder that exists.`,
  check: eachLine(['RewriteLock'], (at) => {
    const folder = lockFolderOf(onlyArgumentOf(at))
    return {
      message: `2.4 refuses to start because of RewriteLock. Remove the line: 2.4 locks RewriteMap programs by itself. To keep the lock in the same folder, add \`Mutex file:${folder} rewrite-map\`.`,
      fix: safeFix('Remove RewriteLock', removeLine(at)),
    }
  }),
})
