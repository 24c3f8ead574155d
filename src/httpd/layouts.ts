import { allModules } from './modules.js'
import type { TargetModules } from './target-modules.js'

/** The known layouts of a system's configuration: Debian and Ubuntu, Red Hat and its derivatives, SUSE and openSUSE, FreeBSD. */
export const knownLayouts = ['debian', 'redhat', 'suse', 'freebsd'] as const
export type Layout = (typeof knownLayouts)[number]

/** The setting by which the new server uses the paths of the old one. */
export const sameLayout = 'same'

/** The layout whose packages a setting names; undefined for `same`. */
export const layoutUnlessSame = (layout: Layout | typeof sameLayout | undefined): Layout | undefined =>
  layout === sameLayout ? undefined : layout

/** What one distribution's packages of 2.4 install: paths, users and modules. */
export interface PackagedHttpd {
  readonly name: string
  /** Matches the path of its program. */
  readonly program: RegExp
  /** The built-in ServerRoot. */
  readonly serverRoot: string
  /** The folder of its modules. */
  readonly moduleFolder: string
  readonly builtIn: readonly string[]
  /** Modules that no package contains. */
  readonly unpackaged: readonly string[]
  readonly logFolder: string
  /** The folder for run files. */
  readonly runFolder: string
  readonly user: string
  readonly group: string
  /** The main group of the user `nobody`. */
  readonly nobodysGroup: string
  readonly typesFile: string
  /** The file that its service starts with. */
  readonly mainFile: string
  /**
   * What to do so that the packages' service starts with another main file and these -D names: an imperative clause.
   * @param path from the root of the disk
   */
  readonly howToStartWith: (path: string, defines: readonly string[]) => string
  /** What to do so that the service runs an MPM, if each MPM is a separate program: an imperative clause. */
  readonly howToRunMpm?: (mpm: string) => string
}

const optionsOf = (path: string, defines: readonly string[]): string =>
  [`-f ${path}`, ...defines.map((name) => `-D ${name}`)].join(' ')

/**
 * The values for each distribution. Sources: Debian: envvars, apache2ctl, `apache2 -l`. Red Hat: httpd.spec, httpd.conf,
 * httpd.service. SUSE: apache2.spec of openSUSE's 2.4.63 (its layout, static_modules), start_apache2, sysconfig.apache2.
 * FreeBSD: ports, www/apache24.
 */
export const packagedHttpds: Readonly<Record<Layout, PackagedHttpd>> = {
  debian: {
    name: 'Debian',
    program: /\/sbin\/apache2$/,
    serverRoot: '/etc/apache2',
    moduleFolder: '/usr/lib/apache2/modules',
    builtIn: [
      ...['core', 'http_core', 'mod_so', 'mod_log_config'],
      ...['mod_logio', 'mod_unixd', 'mod_version', 'mod_watchdog'],
    ],
    unpackaged: ['mod_systemd.so'],
    logFolder: '/var/log/apache2',
    runFolder: '/var/run/apache2',
    ...{ user: 'www-data', group: 'www-data', nobodysGroup: 'nogroup' },
    typesFile: '/etc/mime.types',
    mainFile: '/etc/apache2/apache2.conf',
    howToStartWith: (path, defines) =>
      `add export APACHE_ARGUMENTS='${optionsOf(path, defines)}' to /etc/apache2/envvars`,
  },
  redhat: {
    name: 'Red Hat',
    program: /(?<!\/local)\/sbin\/httpd$/,
    serverRoot: '/etc/httpd',
    moduleFolder: '/etc/httpd/modules',
    builtIn: ['core', 'http_core', 'mod_so'],
    unpackaged: ['mod_imagemap.so'],
    logFolder: '/var/log/httpd',
    runFolder: '/run/httpd',
    ...{ user: 'apache', group: 'apache', nobodysGroup: 'nobody' },
    typesFile: '/etc/mime.types',
    mainFile: '/etc/httpd/conf/httpd.conf',
    howToStartWith: (path, defines) => `add OPTIONS="${optionsOf(path, defines)}" to /etc/sysconfig/httpd`,
  },
  suse: {
    name: 'SUSE',
    program: /\/sbin\/httpd-(prefork|worker|event)$/,
    serverRoot: '/srv/www',
    // This folder has links to the modules of the chosen MPM; prefork is the package's default.
    moduleFolder: '/usr/lib64/apache2',
    builtIn: ['core', 'http_core', 'mod_so', 'mod_unixd', 'mod_systemd', 'prefork'],
    // Modules that `--enable-mods-shared=all` does not build.
    unpackaged: ['mod_cern_meta.so', 'mod_ident.so', 'mod_heartbeat.so'],
    logFolder: '/var/log/apache2',
    runFolder: '/run',
    ...{ user: 'wwwrun', group: 'www', nobodysGroup: 'nobody' },
    typesFile: '/etc/mime.types',
    mainFile: '/etc/apache2/httpd.conf',
    howToStartWith: (path, defines) => {
      const flags = defines.length > 0 ? ` and APACHE_SERVER_FLAGS="${defines.join(' ')}"` : ''
      return `set APACHE_HTTPD_CONF="${path}"${flags} in /etc/sysconfig/apache2`
    },
    howToRunMpm: (mpm) => `install apache2-${mpm}, and set APACHE_MPM="${mpm}" in /etc/sysconfig/apache2`,
  },
  freebsd: {
    name: 'FreeBSD',
    program: /\/usr\/local\/sbin\/httpd$/,
    serverRoot: '/usr/local',
    moduleFolder: '/usr/local/libexec/apache24',
    builtIn: ['core', 'http_core', 'mod_so'],
    // Options that are off unless the port is built with them (Makefile.options).
    unpackaged: [
      ...['mod_authnz_ldap.so', 'mod_brotli.so', 'mod_ident.so', 'mod_ldap.so', 'mod_lua.so', 'mod_suexec.so'],
      'mod_systemd.so',
    ],
    logFolder: '/var/log',
    runFolder: '/var/run',
    ...{ user: 'www', group: 'www', nobodysGroup: 'nobody' },
    typesFile: '/usr/local/etc/apache24/mime.types',
    mainFile: '/usr/local/etc/apache24/httpd.conf',
    howToStartWith: (path, defines) => `run \`sysrc apache24_flags="${optionsOf(path, defines)}"\``,
  },
}

/** Modules in no package: examples, and modules for other systems. */
const inNone = /^mod_(example_\w+|isapi|nw_ssl|optional_\w+|privileges|socache_dc)\.so$/

/** The modules of a 2.4: the modules that the user named, or else those in its packages; undefined if neither is known. */
export function targetModulesOf(
  namedByUser: TargetModules | undefined,
  layout: Layout | undefined,
): TargetModules | undefined {
  if (layout === undefined)
    return namedByUser && { ...namedByUser, builtIn: namedByUser.builtIn ?? builtInBeside(namedByUser) }
  const { builtIn, unpackaged, moduleFolder: folder } = packagedHttpds[layout]
  const packaged = { builtIn: new Set(builtIn), folder }
  if (namedByUser) return { ...packaged, ...namedByUser, builtIn: namedByUser.builtIn ?? packaged.builtIn }
  const own = allModules().flatMap(({ name, symbol24, file }) =>
    symbol24 && file && !builtIn.includes(name) ? file : [],
  )
  const isLacking = (file: string) => unpackaged.includes(file) || inNone.test(file)
  return {
    ...packaged,
    files: new Set(own.filter((file) => !isLacking(file))),
    lacking: new Set(own.filter(isLacking)),
    areAllFiles: false,
  }
}

/**
 * The modules built into a 2.4 that has only these files. Packages with built-in modules have no files for them. Without
 * mod_unixd no 2.4 starts on Unix (server/main.c), so a modules folder without mod_unixd.so belongs to such packages. Every
 * build for Windows has mod_isapi.
 */
function builtInBeside({ files, areAllFiles }: TargetModules): ReadonlySet<string> | undefined {
  if (!areAllFiles || files.has('mod_unixd.so') || files.has('mod_isapi.so') || !files.has('mod_authz_core.so'))
    return undefined
  const packages = Object.values(packagedHttpds)
    .map(({ builtIn }) => builtIn)
    .filter((names) => names.includes('mod_unixd') && !names.some((name) => files.has(`${name}.so`)))
  const most = Math.max(0, ...packages.map(({ length }) => length))
  const found = packages.find(({ length }) => length === most)
  return found && new Set(found)
}
