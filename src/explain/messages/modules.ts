import { moduleByName, renamedModules24 } from '../../httpd/modules.js'
import { freeBsd24ModulePath } from '../../models/layouts/freebsd.js'
import type { KnownMessage, MessageExplanation, MessageWords } from '../message.js'
import { loadModuleLine } from './invalid-command.js'

const loading = 'https://httpd.apache.org/docs/2.4/mod/mod_so.html#loadmodule'
const thirdParty = 'https://httpd.apache.org/docs/2.4/upgrading.html#third-party'

/** Messages about modules that are missing or cannot be loaded. */
export const moduleMessages: readonly KnownMessage[] = [
  {
    id: 'undefined-symbol',
    covers: ['err-module-garbled'],
    says: /^Cannot load (?<path>\S+) into server: .*(undefined symbol|symbol not found|procedure could not be found)/i,
    answer: builtFor22,
  },
  {
    id: 'cannot-load',
    covers: ['loadmodule-removed', 'loadmodule-renamed', 'disk-cache-names', 'authn-provider-alias'],
    says: /^Cannot load (?<path>.+?) into server\b/,
    answer: cannotLoad,
  },
  {
    id: 'module-garbled',
    covers: ['err-module-garbled'],
    says: /^API module structure '(?<name>[^']+)' in file (?<path>\S+) is garbled/,
    answer: builtFor22,
  },
  {
    id: 'module-incompatible',
    covers: ['err-module-garbled'],
    says: /^Module "(?<name>[^"]+)" (?:could not be loaded|is not compatible with this version of Apache)/i,
    answer: builtFor22,
  },
  {
    id: 'module-symbol',
    says: /^Can't locate API module structure `(?<name>[^']+)' in file (?<path>\S+?):/,
    cause: 'The file on the LoadModule line does not contain a module of that name: one of the two was renamed.',
    action: 'Write the name that the module has in 2.4.',
    mendedBy: ['loadmodule-renamed', 'disk-cache-names'],
    see: loading,
  },
  {
    id: 'module-built-in',
    says: /^module (?<name>\S+) is built-in and can't be loaded/,
    cause: 'This 2.4 has the module built in, so a LoadModule line for it is an error.',
    action: 'Delete that LoadModule line; `httpd -l` lists the built-in modules.',
    mendedBy: ['loadmodule-required'],
    see: loading,
  },
  {
    id: 'module-twice',
    codes: ['AH01574'],
    says: /^module (?<name>\S+) is already loaded, skipping/,
    cause: 'Two LoadModule lines name the same module; the second has no effect.',
    action: 'Delete one of them, or leave both: it is only a warning.',
    see: loading,
  },
  {
    id: 'no-mpm',
    covers: ['err-mpm'],
    codes: ['AH00534'],
    says: /^Configuration error: (No|More than one) MPM loaded/,
    cause: 'In 2.4 the MPM is a module: exactly one LoadModule line must load an MPM.',
    action:
      'Add `LoadModule mpm_prefork_module modules/mod_mpm_prefork.so`, the default MPM of 2.2 (or run `a2dismod mpm_event; a2enmod mpm_prefork`). Remove other MPMs.',
    mendedBy: ['loadmodule-mpm', 'mpm-default-event'],
    see: 'https://httpd.apache.org/docs/2.4/mpm.html',
  },
  {
    id: 'threaded-php',
    covers: ['mpm-default-event', 'loadmodule-mpm'],
    says: /^Apache is running a threaded MPM, but your PHP Module is not compiled to be threadsafe/,
    cause: 'The event or worker MPM is loaded, but this PHP is built for prefork, the default of 2.2.',
    action: 'Load mpm_prefork_module instead of the other MPM, or use PHP-FPM with mod_proxy_fcgi.',
    mendedBy: ['loadmodule-mpm', 'mpm-default-event'],
    see: 'https://httpd.apache.org/docs/2.4/mpm.html',
  },
  {
    id: 'no-slotmem',
    covers: ['err-slotmem'],
    codes: ['AH01177'],
    says: /^Failed to lookup provider 'shm' for 'slotmem'/,
    cause: 'mod_proxy_balancer needs the module for shared memory, which is separate in 2.4 and not loaded.',
    action: `Add \`${loadModuleLine('mod_slotmem_shm')}\` (or \`a2enmod slotmem_shm\`), or do not load mod_proxy_balancer.`,
    mendedBy: ['loadmodule-slotmem'],
  },
  {
    id: 'no-lbmethod',
    covers: ['err-lbmethod'],
    codes: ['AH02432', 'AH01183'],
    says: /^(?:Cannot find LB Method: (?<name>\S+)|(?:\w+ )?Can't find '\w+' lb method|Cannot share balancer|(?:ProxySet|ProxyPass|BalancerMember): unknown lbmethod(?: lbmethod=(?<method>\w+))?|unknown lbmethod)/,
    cause: 'In 2.4 the methods of a balancer are modules, and the module of this method is not loaded.',
    action: `Add \`${loadModuleLine('mod_lbmethod_byrequests')}\`, the default method, or load the module of the named method (bytraffic, bybusyness).`,
    mendedBy: ['loadmodule-lbmethod'],
  },
  {
    id: 'no-socache',
    covers: ['sslsessioncache-shm', 'sslsessioncache-dc', 'loadmodule-socache'],
    says: /^SSLSessionCache: '(?<name>[^']+)' session cache not supported/,
    answer: ({ name = '' }) => ({
      cause: /^(shm|shmht)$/i.test(name)
        ? `2.4 has no session cache of the type ${name}; 2.2 used shmcb for it.`
        : `In 2.4 the kinds of session cache are modules, and the one for ${name || 'this kind'} is not loaded.`,
      action: /^(shm|shmht)$/i.test(name)
        ? `Write \`shmcb:\` with the same argument, and add \`${loadModuleLine('mod_socache_shmcb')}\` above the line.`
        : `Add \`${loadModuleLine(`mod_socache_${name || 'shmcb'}`)}\` above the line.`,
      mendedBy: ['sslsessioncache-shm', 'sslsessioncache-dc', 'loadmodule-socache'],
    }),
  },
  {
    id: 'unknown-dav-provider',
    says: /^Unknown DAV provider: (?<name>\S+)/,
    answer: ({ name = '' }) => ({
      cause: `No loaded module has the WebDAV provider ${name}${/^svn$/i.test(name) ? ", which is Subversion's" : ''}.`,
      action: /^svn$/i.test(name)
        ? 'Install mod_dav_svn built for 2.4 and load it above the line.'
        : 'Load its module: mod_dav_fs for `Dav On`.',
      mendedBy: ['loadmodule-third-party', 'loadmodule-required'],
      see: 'https://httpd.apache.org/docs/2.4/mod/mod_dav.html#dav',
    }),
  },
  {
    id: 'loglevel-module',
    covers: ['loglevel-per-module'],
    says: /^Cannot find module '?(?<name>[\w.]+)'?/,
    cause: 'LogLevel names a module that is not loaded.',
    action: 'Load the module, or remove its name from the LogLevel line.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#loglevel',
  },
]

const cause22 = 'The module was built for 2.2; 2.4 loads only modules built for 2.4.'

function builtFor22({ path = '' }: MessageWords): MessageExplanation {
  if (moduleByName(nameOf(path))?.symbol24)
    return { cause: cause22, action: `2.4 has its own: ${correction(path)}.`, see: loading }
  return {
    cause: cause22,
    action: 'Install or build the module for 2.4, or remove its LoadModule line and directives.',
    mendedBy: ['loadmodule-third-party'],
    see: thirdParty,
  }
}

/** What to do about a path: write the folder of 2.4, if known, or correct the path. */
function correction(path: string): string {
  const there = freeBsd24ModulePath(path)
  return there === path ? 'correct the path' : `write \`${there}\` here and in the other LoadModule lines`
}

const fileOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? ''

const nameOf = (path: string): string => fileOf(path).replace(/\.so$/, '')

function cannotLoad({ path = '' }: MessageWords): MessageExplanation {
  const name = nameOf(path)
  const module = moduleByName(name) ?? moduleByName(name.replace(/^mod_mpm_/, ''))
  const heir = module && !module.symbol24 ? renamedModules24[module.name] : undefined
  const mendedBy = ['loadmodule-removed', 'loadmodule-renamed', 'disk-cache-names', 'authn-provider-alias']
  if (heir)
    return {
      cause: `${name} is called ${heir} in 2.4.`,
      action: `Write \`${loadModuleLine(heir)}\`.`,
      mendedBy,
      see: loading,
    }
  if (module && !module.symbol24)
    return {
      cause: `2.4 has no ${name}.`,
      action: 'Delete the LoadModule line, and the directives of the module.',
      mendedBy,
      see: loading,
    }
  if (module)
    return {
      cause: `${name} is part of 2.4, but the line names the wrong file: the module is in another folder, not installed, or built in.`,
      action: `If \`httpd -l\` lists it, it is built in: delete the line. Otherwise install its package or ${correction(path)}.`,
      see: loading,
    }
  return {
    cause: `${fileOf(path) || 'The file'} is not part of httpd, and no module of that name is installed for 2.4.`,
    action: 'Install the module built for 2.4, or remove its LoadModule line and directives.',
    mendedBy: ['loadmodule-third-party'],
    see: thirdParty,
  }
}
