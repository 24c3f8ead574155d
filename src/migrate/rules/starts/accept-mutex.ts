import { type Fix, removeLine, replaceLine, reviewFix, safeFix } from '../../../edit/edit.js'
import { runFolderOnNewMachine } from '../../../models/layouts/layout-replacements.js'
import { mpmOn24At } from '../../../models/mpm.js'
import { isLockFileMethod, lockFolderOf } from '../../../models/mutex.js'
import type { Site } from '../../../site/site.js'
import { canBeQuoted, hasTemplateTag, onlyArgumentOf, quotedIfNeeded } from '../../../syntax/literal.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import type { Directive } from '../../../syntax/tree.js'
import { type Hit, ruleOf, templateSentence } from '../../rule.js'

export const acceptMutex = ruleOf('starts', {
  id: 'accept-mutex',
  title: 'AcceptMutex and LockFile are gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mutex',
  fixes: 'both',
  covers: ['accept-mutex', 'lock-file'],
  page: `
## What 2.2 did

Child processes took turns at the listening sockets with a lock: AcceptMutex chose its kind, LockFile its file.

## What 2.4 does

One directive, Mutex, covers all locks. httpd refuses to start because of the old ones.

## What the rule does

It removes LockFile and \`AcceptMutex default\`: 2.4 chooses the same kind of lock, and puts lock files into
DefaultRuntimeDir, the logs folder. If that folder cannot hold lock files (on NFS, for example), add
\`Mutex file:/var/lock/apache2 default\` with a folder that exists.

Another kind becomes \`Mutex KIND mpm-accept\`, with the folder of LockFile if it uses a file. The event MPM has no
such lock and refuses to start because of that line, so it gets \`<IfModule !mpm_event_module>\` unless the MPM is
known.`,
  *check(site) {
    // The fix of AcceptMutex also removes its LockFile, and writes its folder into Mutex. If LockFile were removed first, the
    // folder would be lost.
    const together = new Map<Directive, Fix>()
    for (const at of site.directives('AcceptMutex')) {
      const { file, hit } = acceptMutexHit(site, at)
      if (file && hit.fix) together.set(file, hit.fix)
      yield hit
    }
    for (const at of site.directives('LockFile')) {
      yield {
        at,
        message:
          '2.4 refuses to start because of LockFile. Remove the line: 2.4 puts lock files in DefaultRuntimeDir (by default the logs folder), which must be on a local disk.',
        fix: together.get(at) ?? safeFix('Remove LockFile', removeLine(at)),
      }
    }
  },
})

/** The finding for a line, and the LockFile that its fix also removes. */
function acceptMutexHit(site: Site, at: Directive): { readonly hit: Hit; readonly file?: Directive } {
  const gone = '2.4 refuses to start because of AcceptMutex;'
  const method = onlyArgumentOf(at) || 'default'
  const mpm = mpmOn24At(site, at)
  if (method.toLowerCase() === 'default' || mpm === 'event') {
    const why = mpm === 'event' ? 'because the event MPM has no such lock' : 'since 2.4 chooses the same lock'
    return {
      hit: { at, message: `${gone} remove the line, ${why}.`, fix: safeFix('Remove AcceptMutex', removeLine(at)) },
    }
  }
  const file = lockFileFor(site, at, method)
  const path = file && onlyArgumentOf(file)
  const mutex = method + (path ? `:${runFolderOnNewMachine(site, lockFolderOf(path))}` : '')
  if (hasPlaceholder(method) || !canBeQuoted(mutex)) {
    return {
      hit: {
        at,
        message: `${gone} write \`Mutex VALUE mpm-accept\` instead, with the value from the template (with the event MPM, only remove the line).`,
      },
    }
  }
  const line = `Mutex ${quotedIfNeeded(mutex)} mpm-accept`
  const guarded = ['<IfModule !mpm_event_module>', `    ${line}`, '</IfModule>']
  const edits = [replaceLine(at, mpm ? [line] : guarded), ...(file ? [removeLine(file)] : [])]
  const fix =
    file && hasTemplateTag(file)
      ? reviewFix('Write Mutex', templateSentence, ...edits)
      : safeFix('Write Mutex', ...edits)
  const message = `${gone} write "${line}" instead (with the event MPM, only remove the line).`
  return { hit: { at, message, fix }, ...(file ? { file } : {}) }
}

/** The LockFile line with the file of the lock; undefined if the method locks no file. */
const lockFileFor = (site: Site, at: Directive, method: string): Directive | undefined =>
  isLockFileMethod(method.toLowerCase())
    ? site.directives('LockFile').findLast((line) => line.file === at.file && line.args.length > 0)
    : undefined
