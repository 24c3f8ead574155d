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
    cause:
      'The file on the LoadModule line contains no module with the name on the line. One of the two has another name in 2.4.',
    action: 'Write the LoadModule line with the names of 2.4 for the module and its file.',
    mendedBy: ['loadmodule-renamed', 'disk-cache-names'],
    see: loading,
  },
  {
    id: 'module-built-in',
    says: /^module (?<name>\S+) is built-in and can't be loaded/,
    cause: 'This 2.4 has the module built in, so a LoadModule line for the module is an error.',
    action: 'Delete that LoadModule line; `httpd -l` lists the built-in modules.',
    mendedBy: ['loadmodule-required'],
    see: loading,
  },
  {
    id: 'module-twice',
    codes: ['AH01574'],
    says: /^module (?<name>\S+) is already loaded, skipping/,
    cause: 'Two LoadModule lines name the same module; the second line has no effect.',
    action: 'Delete the second LoadModule line, or keep both lines: the message is only a warning.',
    see: loading,
  },
  {
    id: 'no-mpm',
    covers: ['err-mpm'],
    codes: ['AH00534'],
    says: /^Configuration error: (No|More than one) MPM loaded/,
    cause: 'In 2.4 the MPM is a module, and exactly one LoadModule line must load an MPM.',
    action:
      'For the default MPM of 2.2, add `LoadModule mpm_prefork_module modules/mod_mpm_prefork.so`, and delete the LoadModule lines of other MPMs. On Debian, run `a2dismod mpm_event; a2enmod mpm_prefork`.',
    mendedBy: ['loadmodule-mpm', 'mpm-default-event'],
    see: 'https://httpd.apache.org/docs/2.4/mpm.html',
  },
  {
    id: 'threaded-php',
    covers: ['mpm-default-event', 'loadmodule-mpm'],
    says: /^Apache is running a threaded MPM, but your PHP Module is not compiled to be threadsafe/,
    cause: 'The event or worker MPM is loaded, but this PHP module is built for prefork, the default MPM of 2.2.',
    action: 'Load `mpm_prefork_module` instead of the other MPM, or run PHP with PHP-FPM and mod_proxy_fcgi.',
    mendedBy: ['loadmodule-mpm', 'mpm-default-event'],
    see: 'https://httpd.apache.org/docs/2.4/mpm.html',
  },
  {
    id: 'no-slotmem',
    covers: ['err-slotmem'],
    codes: ['AH01177'],
    says: /^Failed to lookup provider 'shm' for 'slotmem'/,
    cause: 'mod_proxy_balancer needs mod_slotmem_shm, which is a separate module in 2.4 and is not loaded.',
    action: `Add \`${loadModuleLine('mod_slotmem_shm')}\`, or run \`a2enmod slotmem_shm\` on Debian. If no line uses a balancer, delete the LoadModule line of mod_proxy_balancer instead.`,
    mendedBy: ['loadmodule-slotmem'],
  },
  {
    id: 'no-lbmethod',
    covers: ['err-lbmethod'],
    codes: ['AH02432', 'AH01183'],
    says: /^(?:Cannot find LB Method: (?<name>\S+)|(?:\w+ )?Can't find '\w+' lb method|Cannot share balancer|(?:ProxySet|ProxyPass|BalancerMember): unknown lbmethod(?: lbmethod=(?<method>\w+))?|unknown lbmethod)/,
    cause: 'In 2.4 each method of a balancer (lbmethod) is a module, and the module of this method is not loaded.',
    action: `If the lines set no lbmethod, add \`${loadModuleLine('mod_lbmethod_byrequests')}\` for the default method. Otherwise load the module of the lbmethod, such as mod_lbmethod_bytraffic.`,
    mendedBy: ['loadmodule-lbmethod'],
  },
  {
    id: 'no-socache',
    covers: ['sslsessioncache-shm', 'sslsessioncache-dc', 'loadmodule-socache'],
    says: /^SSLSessionCache: '(?<name>[^']+)' session cache not supported/,
    answer: ({ name = '' }) => ({
      cause: /^(shm|shmht)$/i.test(name)
        ? `2.4 has no session cache of the type \`${name}\`. 2.2 used \`shmcb\` instead.`
        : `In 2.4 each type of session cache is a module, and the module for ${name ? `\`${name}\`` : 'this type'} is not loaded.`,
      action: /^(shm|shmht)$/i.test(name)
        ? `In SSLSessionCache, write \`shmcb:\` with the same path. Above that line, add \`${loadModuleLine('mod_socache_shmcb')}\`.`
        : `Add \`${loadModuleLine(`mod_socache_${name || 'shmcb'}`)}\` above the SSLSessionCache line.`,
      mendedBy: ['sslsessioncache-shm', 'sslsessioncache-dc', 'loadmodule-socache'],
    }),
  },
  {
    id: 'unknown-dav-provider',
    says: /^Unknown DAV provider: (?<name>\S+)/,
    answer: ({ name = '' }) => ({
      cause: `No loaded module has the WebDAV provider ${name}${/^svn$/i.test(name) ? ", which is Subversion's" : ''}.`,
      action: /^svn$/i.test(name)
        ? 'Install mod_dav_svn, built for 2.4, and load the module above the Dav line.'
        : 'Load the module of the provider above the Dav line. For `Dav On`, this is mod_dav_fs.',
      mendedBy: ['loadmodule-third-party', 'loadmodule-required'],
      see: 'https://httpd.apache.org/docs/2.4/mod/mod_dav.html#dav',
    }),
  },
  {
    id: 'loglevel-module',
    covers: ['loglevel-per-module'],
    says: /^Cannot find module '?(?<name>[\w.]+)'?/,
    cause: 'LogLevel names a module that is not loaded.',
    action: 'Load the module, or remove the module from the LogLevel line.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#loglevel',
  },
]

const cause22 = 'The module was built for 2.2; 2.4 loads only modules built for 2.4.'

function builtFor22({ path = '' }: MessageWords): MessageExplanation {
  if (moduleByName(nameOf(path))?.symbol24)
    return { cause: cause22, action: `Use the module that comes with 2.4: ${correction(path)}.`, see: loading }
  return {
    cause: cause22,
    action: 'Install or build the module for 2.4, or delete the LoadModule line and all directives of the module.',
    mendedBy: ['loadmodule-third-party'],
    see: thirdParty,
  }
}

/** A clause that says what to do about a path: write the path of 2.4, if it is known, or correct the path. */
function correction(path: string): string {
  const there = freeBsd24ModulePath(path)
  return there === path
    ? 'correct the path'
    : `write \`${there}\` here, and the same folder in the other LoadModule lines`
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
      action: `Replace the line by \`${loadModuleLine(heir)}\`.`,
      mendedBy,
      see: loading,
    }
  if (module && !module.symbol24)
    return {
      cause: `2.4 has no ${name}.`,
      action: 'Delete the LoadModule line, and all directives of the module.',
      mendedBy,
      see: loading,
    }
  if (module)
    return {
      cause: `${name} is part of 2.4, but 2.4 cannot load the file on the line. The module is in another folder, is not installed, or is built in.`,
      action: `If \`httpd -l\` lists the module, delete the line, because the module is built in. Otherwise install the package of the module, or ${correction(path)}.`,
      see: loading,
    }
  return {
    cause: `${fileOf(path) || 'The file'} is not part of httpd, and 2.4 cannot load a module from this file.`,
    action: 'Install the module built for 2.4, or delete the LoadModule line and all directives of the module.',
    mendedBy: ['loadmodule-third-party'],
    see: thirdParty,
  }
}
