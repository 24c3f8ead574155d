import { removeLine, safeFix } from '../../../edit/edit.js'
import { folderOf } from '../../../models/mutex.js'
import { onlyValueOf } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

export const rewriteLock = ruleOf('starts', {
  id: 'rewrite-lock',
  title: 'RewriteLock is gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mutex',
  covers: ['rewrite-lock'],
  page: `
2.2 locked its talk with \`RewriteMap prg:\` programs only if RewriteLock named a file. 2.4 always locks it, and does not
start with RewriteLock, so the line is removed.

Where the lock must be a file in a certain folder, add \`Mutex file:/folder rewrite-map\` with a folder that exists.`,
  check: eachLine(['RewriteLock'], (at) => {
    const folder = folderOf(onlyValueOf(at))
    return {
      message: `2.4 has no RewriteLock and does not start with it; remove it, 2.4 locks by itself ("Mutex file:${folder} rewrite-map" keeps the folder).`,
      fix: safeFix('Remove RewriteLock', removeLine(at)),
    }
  }),
})
