import { didYouMean } from '../../base/nearest-name.js'
import { directiveByName, isAccessCompatDirective, knownDirectives } from '../../httpd/directives.js'
import { moduleByName } from '../../httpd/modules.js'
import { thirdPartyModuleByDirective } from '../../httpd/third-party-modules/known-modules.js'
import { installAdvice, type ThirdPartyModule } from '../../httpd/third-party-modules/third-party-module.js'
import type { KnownMessage, MessageExplanation } from '../message.js'
import { adviceOnDirectivesBefore22 } from './old-directives.js'

/** The most common message of all: no loaded module knows a directive (server/config.c, ap_walk_config_sub). */
export const invalidCommand: KnownMessage = {
  id: 'invalid-command',
  covers: [
    'err-invalid-command',
    'err-invalid-user',
    'err-invalid-require',
    'err-invalid-order',
    'err-invalid-addoutputfilterbytype',
    'other-mutex-directives',
    'max-requests-per-thread',
    'ssl-log',
    'upgrade-from-2.0',
    'loadmodule-version-static',
  ],
  says: /^Invalid command '(?<directive>[^']*)', perhaps misspelled/,
  answer: ({ directive = '' }) => answerFor(directive),
}

function answerFor(directive: string): MessageExplanation {
  const name = directive.replace(/^<\/?|>$/g, '')
  const known = directiveByName(name)
  const answer = removedDirectiveAdvice[name.toLowerCase()]
  if (answer) return { cause: `2.4 has no ${known?.name ?? name}.`, ...answer }
  if (isAccessCompatDirective(name)) return accessCompat(name)
  if (!known?.in24) return unknownTo24(name)
  const { module } = known.in24
  if (/^(mpm_|prefork|worker|event)/.test(module)) return ofAnotherMpm(known.name, module)
  const before = known.in22 && known.in22.module !== module ? `, which 2.2 had in ${known.in22.module},` : ''
  return {
    cause: `In 2.4 ${known.name}${before} belongs to ${module}, which is not loaded.`,
    action: `Load the module with \`${loadModuleLine(module)}\`, or with \`a2enmod ${module.slice(4)}\` on Debian.`,
    mendedBy: ['loadmodule-required', ...(moved[name.toLowerCase()] ?? [])],
    see: manualPageOf(module),
  }
}

export function loadModuleLine(name: string): string {
  const module = moduleByName(name)
  return `LoadModule ${module?.symbol24 ?? `${name.slice(4)}_module`} modules/${module?.file ?? `${name}.so`}`
}

export const manualPageOf = (module: string): string =>
  `https://httpd.apache.org/docs/2.4/mod/${module === 'http_core' ? 'core' : module}.html`

const moved: Readonly<Record<string, readonly string[]>> = {
  addoutputfilterbytype: ['moved-addoutputfilterbytype'],
  user: ['moved-unixd'],
  group: ['moved-unixd'],
  chrootdir: ['moved-unixd'],
  suexec: ['moved-unixd'],
  allowconnect: ['moved-allowconnect'],
  proxyftpdircharset: ['moved-proxyftpdircharset'],
  authtype: ['moved-auth-core'],
  authname: ['moved-auth-core'],
  require: ['moved-require'],
}

const accessCompat = (name: string): MessageExplanation => ({
  cause: `In 2.4 ${name} belongs to mod_access_compat, which is not loaded. 2.4 controls access with Require.`,
  action: `In all files of the server, rewrite Order, Allow, Deny and Satisfy as Require lines. To keep the old lines for now, add \`${loadModuleLine('mod_access_compat')}\`.`,
  mendedBy: ['access-allow-all', 'access-keep-old'],
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#access',
})

const ofAnotherMpm = (name: string, module: string): MessageExplanation => ({
  cause: `${name} belongs to ${module === 'mpm_common' ? 'the MPMs' : `the MPM ${module}`}, but the loaded MPM does not know this directive. The default MPM of 2.4 is event; the default of 2.2 was prefork.`,
  action: 'Load the MPM that knows the directive, or put the line into an `<IfModule>` for that MPM.',
  mendedBy: ['loadmodule-mpm', 'mpm-default-event', 'ifmodule-mpm-blocks'],
  see: 'https://httpd.apache.org/docs/2.4/mpm.html',
})

function unknownTo24(name: string): MessageExplanation {
  const other = thirdPartyModuleByDirective(name)
  if (other) return ofOther(name, other)
  const old = adviceOnDirectivesBefore22[name.toLowerCase()]
  if (old)
    return {
      cause: `${name} is a directive of httpd 2.0 or 1.3; 2.2 did not have it either.`,
      action: old,
      mendedBy: ['upgrade-from-2.0'],
    }
  return {
    cause: `${name} is not a directive of httpd 2.2 or 2.4. It is misspelled, or belongs to a third-party module that is not loaded.`,
    action: `Correct the name, or load the module of the directive, built for 2.4.${didYouMean(
      name,
      knownDirectives().map((one) => one.name),
    )}`,
    mendedBy: ['loadmodule-third-party'],
    see: 'https://httpd.apache.org/docs/2.4/mod/quickreference.html',
  }
}

function ofOther(name: string, other: ThirdPartyModule): MessageExplanation {
  const { name: module, removedDirectives, note } = other
  const instead = removedDirectives?.[name.toLowerCase()]
  if (instead)
    return {
      cause: `${module} for 2.4 has no ${name}: ${instead.why}.`,
      action: instead.isReplaced ? 'Write the replacement instead of this line.' : 'Delete the line.',
      mendedBy: ['loadmodule-third-party'],
    }
  return {
    cause: `${name} is a directive of ${module}, which is not part of httpd and is not loaded.`,
    action: `${installAdvice(other)}.${note ? ` ${note}` : ''}`,
    mendedBy: ['loadmodule-third-party'],
  }
}

type Gone = Pick<MessageExplanation, 'action' | 'mendedBy'>

const gone = (action: string, ...mendedBy: readonly string[]): Gone => ({ action, mendedBy })

const always = (rule: string): Gone =>
  gone('Delete the line. 2.4 has no such switch, and always checks every Require line.', rule)
const memory = gone(
  'Delete the line. 2.4 has mod_cache_disk and mod_cache_socache instead of mod_mem_cache.',
  'mem-cache-directives',
)
const ssiAccess = gone('Delete the line: 2.4 always accepts the operator `-A` in expressions.', 'ssi-access-enable')

/** Directives that 2.2 had and 2.4 does not have, by name in lower case. */
export const removedDirectiveAdvice: Readonly<Record<string, Gone>> = {
  acceptmutex: gone(
    'Delete the line. To choose a kind of lock for the MPMs prefork and worker, write `Mutex KIND mpm-accept`.',
    'accept-mutex',
  ),
  lockfile: gone(
    'Delete the line. To choose the folder of lock files, write `Mutex file:/FOLDER default`.',
    'lock-file',
  ),
  rewritelock: gone('Delete the line: 2.4 makes the lock for RewriteMap programs by default.', 'rewrite-lock'),
  sslmutex: gone('Delete the line. To choose a kind of lock, write `Mutex KIND ssl-cache`.', 'ssl-mutex'),
  sslstaplingmutex: gone('Delete the line. To choose a kind of lock, write `Mutex KIND ssl-stapling`.', 'ssl-mutex'),
  watchdogmutexpath: gone(
    'Delete the line. To choose the folder of the lock file, write `Mutex file:/FOLDER watchdog-callback`.',
    'ssl-mutex',
  ),
  rewritelog: gone('Delete the line: mod_rewrite of 2.4 writes to the ErrorLog.', 'rewrite-log'),
  rewriteloglevel: gone(
    'If the level is 0, delete the line. For a higher level N, write `LogLevel warn rewrite:traceN` instead.',
    'rewrite-log-level',
  ),
  cookielog: gone(
    'Replace the line by `CustomLog FILE "%{Cookie}n \\"%r\\" %t"`, which writes the same log.',
    'cookie-log',
  ),
  dumpiologlevel: gone('Delete the line. To log the data, write `LogLevel dumpio:trace7`.', 'dumpio-log-level'),
  ssiaccessenable: ssiAccess,
  ssienableaccess: ssiAccess,
  mcachesize: memory,
  mcachemaxobjectcount: memory,
  mcachemaxobjectsize: memory,
  mcachemaxstreamingbuffer: memory,
  mcacheminobjectsize: memory,
  mcacheremovalalgorithm: memory,
  win32disableacceptex: gone(
    'Write `AcceptFilter http none` and `AcceptFilter https none` instead.',
    'win32-disable-acceptex',
  ),
  authdefaultauthoritative: always('authz-default-authoritative'),
  authzdefaultauthoritative: always('authz-default-authoritative'),
  authzuserauthoritative: always('authz-authoritative-removed'),
  authzgroupfileauthoritative: always('authz-authoritative-removed'),
  authzdbmauthoritative: always('authz-authoritative-removed'),
  authzownerauthoritative: always('authz-authoritative-removed'),
  authzldapauthoritative: always('authz-authoritative-removed'),
  authzdbdauthoritative: always('authz-authoritative-removed'),
  maxrequestsperthread: gone('Delete the line: the directive was for BeOS, and 2.4 does not run on BeOS.'),
  ssllog: gone('Delete the line: since 2.0, mod_ssl writes to the ErrorLog.'),
  sslloglevel: gone('Delete the line. For more detail in the ErrorLog, write `LogLevel ssl:info`.'),
}
