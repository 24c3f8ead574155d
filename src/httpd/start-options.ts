/** The options that httpd is started with. */
export interface StartOptions {
  /** The names given with `-D`. */
  readonly defines: readonly string[]
  /** The value of `-f`. `root` is the value of `-d`. */
  readonly main?: string
  readonly root?: string
}

/** The files where systems keep these options, from the root of the disk. The last segment may be a pattern. */
export const startOptionFiles: readonly string[] = [
  ...['etc/conf.d/apache2', 'etc/conf.d/apache', 'etc/conf.d/httpd'],
  ...['etc/sysconfig/httpd', 'etc/sysconfig/apache2', 'etc/default/apache2', 'etc/default/httpd'],
  ...['etc/apache2/envvars', 'usr/local/apache2/bin/envvars', 'opt/bitnami/apache2/bin/envvars'],
  ...['etc/rc.conf', 'etc/rc.conf.local', 'usr/local/etc/apache22/envvars.d/*.env'],
  ...['etc/systemd/system', 'usr/lib/systemd/system', 'lib/systemd/system'].flatMap((folder) => [
    ...[`${folder}/httpd*.service`, `${folder}/apache*.service`],
    ...[`${folder}/httpd.service.d/*.conf`, `${folder}/apache2.service.d/*.conf`],
  ]),
  ...['System/Library/LaunchDaemons/*httpd*.plist', 'Library/LaunchDaemons/*{httpd,apache}*.plist'],
  ...['etc/init.d/httpd*', 'etc/init.d/apache*', 'etc/rc.d/init.d/httpd', 'etc/rc.d/rc.httpd'],
  ...['usr/sbin/apachectl', 'usr/local/apache2/bin/apachectl', 'usr/local/sbin/apachectl'],
]

/** The options in a start file; undefined if it has none. */
export function startOptionsIn(path: string, text: string): StartOptions | undefined {
  const words = path.endsWith('.plist') ? plistWords(text) : [...optionWords(path, text), ...commandWords(text)]
  return words.length > 0 ? startWords(words) : undefined
}

/** Matches names that only affect how the program runs; no configuration tests them. */
const ofRunning = /^(FOREGROUND|NO_DETACH|ONE_PROCESS|DEBUG|DUMP_\w+)$/

function startWords(words: readonly string[]): StartOptions {
  const values = (letter: string) =>
    words.flatMap((word, index) => {
      if (!word.startsWith(`-${letter}`)) return []
      const value = word.length > 2 ? word.slice(2) : (words[index + 1] ?? '')
      return value === '' || value.includes('$') || value.startsWith('-') ? [] : value
    })
  const [main, root] = [values('f').at(-1), values('d').at(-1)]
  return {
    defines: [...new Set(values('D'))].filter((name) => !ofRunning.test(name)),
    ...(main === undefined ? {} : { main }),
    ...(root === undefined ? {} : { root }),
  }
}

/** Matches a shell variable, or a line of a unit, that may contain options of httpd. */
const variable = /^[ \t]*(?:export[ \t]+)?(\w+)(\+?=)(?:"((?:[^"\\]|\\[^])*)"|'([^']*)'|(\S*))/gm
const holdsOptions =
  /^(OPTIONS|APACHE2?_(ARGUMENTS|OPTS|SERVER_FLAGS)|HTTPD_(OPTS|OPTIONS|ARGS)|(apache\d*|httpd)_flags)$/i
const holdsMain = /^APACHE_HTTPD_CONF$/

function optionWords(path: string, text: string): readonly string[] {
  const said = new Map<string, string>()
  for (const [, name = '', sign, double, single, bare = ''] of text.matchAll(variable)) {
    if (!holdsOptions.test(name) && !holdsMain.test(name)) continue
    // rc.conf and similar files are for all services of a machine, so their `OPTIONS` may be for another one.
    if (name === 'OPTIONS' && !/(httpd|apache2?)$/.test(path)) continue
    const value = double ?? single ?? bare
    const before = said.get(name) ?? ''
    const isMore = sign === '+=' || new RegExp(`\\$\\{?${name}\\b`).test(value)
    said.set(name, isMore ? `${before} ${value}` : value)
  }
  return Array.from(said, ([name, value]): readonly string[] => {
    const words = wordsOf(value)
    if (holdsMain.test(name)) return words.slice(0, 1).flatMap((word) => ['-f', word])
    // SUSE's variable may list names without `-D`, or options.
    return name === 'APACHE_SERVER_FLAGS' ? words.flatMap(flagWords) : words
  }).flat()
}

const flagWords = (word: string, index: number, words: readonly string[]): readonly string[] =>
  word.startsWith('-') || words[index - 1]?.startsWith('-') ? [word] : ['-D', word]

const wordsOf = (line: string): readonly string[] =>
  line
    .replaceAll(/\\\r?\n/g, ' ')
    .split(/[\s"']+/)
    .filter(Boolean)

/** The words of lines that start httpd. `startssl` and similar lines are left out: it is not known whether they are used. */
function commandWords(text: string): readonly string[] {
  return text.split(/(?<!\\)\r?\n/).flatMap((line) => {
    if (/^\s*[#;]/.test(line) || /^\s*\w*ssl\w*\)/i.test(line)) return []
    const [, rest] =
      /(?:^|[=\s/"'])(?:httpd2?|apache2?|httpd\.worker|\$\{?(?:httpd|HTTPD|DAEMON)\}?)["']?(\s+[-$"][^|;&>]*)/.exec(
        line,
      ) ?? []
    return rest === undefined || !/\s-[Dfd]/.test(rest) ? [] : wordsOf(rest)
  })
}

function plistWords(text: string): readonly string[] {
  const [, list = ''] = /<key>ProgramArguments<\/key>\s*<array>([^]*?)<\/array>/.exec(text) ?? []
  return [...list.matchAll(/<string>([^<]*)<\/string>/g)].map(([, word = '']) => word.trim()).slice(1)
}
