import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Httpd, needHttpd } from './install.js'
import { type Mpm, preamble, scratchFolder } from './preamble.js'
import { certificate, fitModulePaths, standIn } from './stand-in.js'

/** Path → text. `@CASE@` stands for the folder that holds the files, `@ROOT@` for its `htdocs`. */
export type Files = Readonly<Record<string, string>>

/** Where the main file stands. `htaccess` is read as a `<Directory>`, which allows a little more: see htaccess.ts. */
type Context = 'server' | 'vhost' | 'directory' | 'htaccess'

export interface CheckOptions {
  /** The file to start from: `httpd.conf`, or else the first one. The others are there to be included. */
  readonly main?: string
  /** `server` unless said otherwise. */
  readonly context?: Context
  /** `event` unless said otherwise; none where the text loads one itself. */
  readonly mpm?: Mpm
  /** Loads mod_access_compat too, so that Order, Allow, Deny and Satisfy are known. */
  readonly accessCompat?: boolean
  /** Short names of the modules to load before the text (an MPM comes besides); all of the package if not given. */
  readonly modules?: readonly string[]
  /** Short names of modules not to load. */
  readonly without?: readonly string[]
  /** Names for `<IfDefine>`, as given to httpd with -D. */
  readonly defines?: readonly string[]
  /** Puts what this machine has in place of its folders, users and certificates that the text names. */
  readonly standIns?: boolean
}

export interface Verdict {
  readonly ok: boolean
  /** What httpd said against it in its own words, or '' if nothing. Scratch paths are cut down to the given ones. */
  readonly message: string
  /** The given file and its line, from 1, that the message speaks of. A continued line counts as its last one. */
  readonly file: string | undefined
  readonly line: number | undefined
  /** What httpd warned of while it accepted. */
  readonly warnings: readonly string[]
}

/** Whether httpd 2.4 accepts this configuration (`httpd -t`, which opens no port and answers nothing). */
export async function accepts(files: Files, options: CheckOptions = {}): Promise<Verdict> {
  const folder = scratchFolder()
  try {
    const given = join(folder, 'given')
    const verdict = await checkLaid(folder, [files], options, layOut(files, options, given), given)
    return { ...verdict, message: verdict.message.replaceAll(folder, '@SCRATCH@') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether one run of httpd accepts all of these, one after another; if not, which of them it stopped at, where it names one. */
export async function acceptsTogether(
  many: readonly Files[],
  options: CheckOptions,
): Promise<{ readonly ok: boolean; readonly culprit: number | undefined }> {
  const folder = scratchFolder()
  try {
    const given = join(folder, 'given')
    const places = many.map((_, index) => join(given, String(index)))
    const lines = many.flatMap((files, index) =>
      layOut(
        mapValues(files, (text) => ownPorts(text, index)),
        options,
        places[index] ?? given,
      ),
    )
    const { ok, file } = await checkLaid(folder, many, options, lines, given)
    return { ok, culprit: file === undefined ? undefined : Number.parseInt(file, 10) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const mapValues = (files: Files, change: (text: string) => string): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, change(text)]))

/** No two servers listen on the same port; what is none of a server stays none. */
const ownPorts = (text: string, index: number): string =>
  text.replace(/^([ \t]*Listen[ \t]+(?:\S*:)?)(\d{1,5})(?=[ \t\r]*$)/gim, (line, start: string, port: string) =>
    Number(port) > 0 && Number(port) <= 65535 ? `${start}${1024 + ((Number(port) + 997 * index) % 64_000)}` : line,
  )

/** Writes the files below a folder. @returns the lines that bring them into a configuration */
function layOut(files: Files, options: CheckOptions, given: string): string[] {
  for (const [path, text] of Object.entries(files)) write(join(given, path), adapt(text, needHttpd(), given, options))
  const main = options.main ?? ('httpd.conf' in files ? 'httpd.conf' : Object.keys(files)[0])
  if (main === undefined) throw new Error('no file to check')
  mkdirSync(join(given, 'htdocs'), { recursive: true })
  return [`ServerRoot "${given}"`, ...wrap(`Include "${join(given, main)}"`, options.context ?? 'server', given)]
}

function checkLaid(
  folder: string,
  many: readonly Files[],
  options: CheckOptions,
  lines: readonly string[],
  given: string,
): Promise<Verdict> {
  const httpd = needHttpd()
  const before = preamble(httpd, folder, modulesFor(httpd, many.flatMap(Object.values<string>), options))
  write(join(folder, 'harness.conf'), [...before, 'Listen 127.0.0.1:65535', ...lines, ''].join('\n'))
  return checkFile(httpd, join(folder, 'harness.conf'), given, options.defines ?? [])
}

/** Runs `httpd -t` on a whole configuration file; `given` is the folder that messages are mapped back to. */
export async function checkFile(
  httpd: Httpd,
  file: string,
  given: string,
  defines: readonly string[] = [],
): Promise<Verdict> {
  const words = ['-t', '-f', file, ...defines.flatMap((name) => ['-D', name])]
  const child = spawn(httpd.binary, words, { env: { ...process.env, ...httpd.env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status, signal) =>
      status === null ? reject(new Error(`${signal} ended httpd -t`)) : resolve(status),
    )
  })
  return code === 0 ? accepted(said, given) : refused(said, given)
}

function accepted(said: string, given: string): Verdict {
  const lines = said.split('\n').filter((line) => line !== '' && line !== 'Syntax OK')
  return { ok: true, message: '', file: undefined, line: undefined, warnings: lines.map((line) => cut(line, given)) }
}

/** Messages nest with includes, "Syntax error on line 3 of a: Syntax error on line 1 of b: why"; the last one counts. */
function refused(said: string, given: string): Verdict {
  const places = [...said.matchAll(/(?:on|from) line (\d+) of "?([^\n"]+?)"?:\s/g)]
  const last = places.at(-1)
  const message = last ? said.slice(last.index + last[0].length) : said
  const inGiven = last?.[2]?.startsWith(`${given}/`) ? last : undefined
  return {
    ok: false,
    message: inOneOrder(cut(message, given).trim()),
    file: inGiven?.[2]?.slice(given.length + 1),
    line: inGiven ? Number(inGiven[1]) : undefined,
    warnings: [],
  }
}

/** httpd lists what it has in an order that is another one each time. */
const inOneOrder = (message: string): string =>
  message.replace(/(?<=known names: )[\w,-]+/, (names) => names.split(',').sort().join(','))

function cut(text: string, given: string): string {
  return text.replaceAll(`${given}/`, '')
}

function adapt(text: string, httpd: Httpd, given: string, options: CheckOptions): string {
  const placed = place(text, given)
  const loadable = fitModulePaths(placed, httpd)
  return options.standIns ? standIn(loadable, given, certificate()) : loadable
}

/** Fills in `@ROOT@` and `@CASE@`. */
export function place(text: string, folder: string): string {
  return text.replaceAll('@ROOT@', join(folder, 'htdocs')).replaceAll('@CASE@', folder)
}

/** These bring libraries that take longer to load than all others together, so only where the text speaks of them. */
const heavy: Readonly<Record<string, RegExp>> = {
  authnz_ldap: /ldap/i,
  brotli: /brotli/i,
  http2: /h2|http2/i,
  ldap: /ldap/i,
  lua: /lua/i,
  md: /md/i,
  proxy_html: /proxy_?html/i,
  proxy_http2: /h2|http2/i,
  ssl: /ssl|tls|https/i,
  xml2enc: /xml2|proxy_?html/i,
}

export function modulesFor(httpd: Httpd, texts: readonly string[], options: CheckOptions): string[] {
  const all = texts.join('\n')
  const own = [...all.matchAll(/^[ \t]*LoadModule[ \t]+"?(\w+)_module/gim)].flatMap((match) => match[1] ?? [])
  const left = new Set([...own, ...(options.without ?? []), ...(options.accessCompat ? [] : ['access_compat'])])
  const every = options.modules ?? httpd.loadable.filter((name) => heavy[name]?.test(all) ?? true)
  const wanted = options.accessCompat ? new Set([...every, 'access_compat']) : new Set(every)
  const names = [...wanted].filter((name) => !left.has(name) && !name.startsWith('mpm_'))
  const mpm = own.some((name) => name.startsWith('mpm_')) ? [] : [`mpm_${options.mpm ?? 'event'}`]
  return [...mpm, ...names]
}

function wrap(include: string, context: Context, given: string): string[] {
  if (context === 'server') return [include]
  if (context === 'vhost') return ['<VirtualHost *:65535>', include, '</VirtualHost>']
  return [`<Directory "${given}/htdocs">`, include, '</Directory>']
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
