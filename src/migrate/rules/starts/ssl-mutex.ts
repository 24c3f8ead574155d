import { removeLine, replaceLine, safeFix } from '../../../edit/edit.js'
import { runFolderOnNewMachine } from '../../../models/layouts/layout-replacements.js'
import { isLockFileMethod, lockFolderOf, parseLockArgument } from '../../../models/mutex.js'
import type { Site } from '../../../site/site.js'
import { canBeQuoted, onlyArgumentOf, quotedIfNeeded } from '../../../syntax/literal.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import type { Directive } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

/** The directives of 2.2, each with 2.4's name for its lock (core.html#mutex). */
const locks = {
  SSLMutex: 'ssl-cache',
  SSLStaplingMutex: 'ssl-stapling',
  WatchdogMutexPath: 'watchdog-callback',
}

export const sslMutex = ruleOf('starts', {
  id: 'ssl-mutex',
  title: 'SSLMutex is gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mutex',
  fixes: 'both',
  covers: ['ssl-mutex', 'other-mutex-directives'],
  page: `
## What 2.2 did

SSLMutex chose the lock of the TLS session cache.

## What 2.4 does

One directive, Mutex, covers all locks. httpd refuses to start because of SSLMutex.

## What the rule does

It removes \`SSLMutex default\`, \`yes\`, \`none\` and \`no\`: 2.4 chooses a lock itself, and does not accept \`none\` for this
one. Another kind becomes \`Mutex KIND ssl-cache\`. If SSLMutex named a file, Mutex names its folder. SSLStaplingMutex
and WatchdogMutexPath, from development versions, are handled the same way.`,
  *check(site) {
    for (const [name, lock] of Object.entries(locks)) {
      for (const at of site.directives(name)) yield hit(site, at, [name, lock])
    }
  },
})

function hit(site: Site, at: Directive, [name, lock]: readonly [string, string]): Hit {
  const value = onlyArgumentOf(at)
  if (hasPlaceholder(parseLockArgument(value).method) || !canBeQuoted(value)) {
    return {
      at,
      message: `2.4 refuses to start because of ${name}. Write \`Mutex file:FOLDER ${lock}\` with the folder of the lock file. If the template fills in a kind without a file, write \`Mutex KIND ${lock}\`.`,
    }
  }
  const mutex = mutexOf(site, name === 'WatchdogMutexPath' ? `file:${value}` : value)
  if (mutex === undefined) {
    return {
      at,
      message: `2.4 refuses to start because of ${name}. Remove the line; 2.4 chooses the lock itself.`,
      fix: safeFix(`Remove ${name}`, removeLine(at)),
    }
  }
  const line = `Mutex ${quotedIfNeeded(mutex)} ${lock}`
  return {
    at,
    message: `2.4 refuses to start because of ${name}. Write \`${line}\`${mutex.includes(':') ? '. Mutex takes the folder, not the file' : ''}.`,
    fix: safeFix('Write Mutex', replaceLine(at, [line])),
  }
}

/** The first word of the Mutex line; undefined if the value is 2.4's default, or if Mutex has no word for it. */
function mutexOf(site: Site, value: string): string | undefined {
  const { method, path } = parseLockArgument(value)
  if (/^(default|yes|none|no|)$/.test(method)) return undefined
  return path && isLockFileMethod(method) ? `${method}:${runFolderOnNewMachine(site, lockFolderOf(path))}` : method
}
