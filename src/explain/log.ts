/** A message of httpd without its time, its level, and words such as `Syntax error on line 1 of FILE:` before it (wrappers). */
export interface LogMessage {
  /** The message without its wrappers; empty if the log has only these. */
  readonly text: string
  /** The text without the path of a .htaccess file at its beginning. */
  readonly sentence: string
  /** The pieces of the message, joined without spaces, because a terminal may have broken a line within a word. */
  readonly unbroken: string
  /** The number of the message, such as `AH01630`. */
  readonly code: string | undefined
  /** The module in `[ssl:warn]`. */
  readonly module: string | undefined
  readonly level: string | undefined
  /** The line that the innermost wrapper names. */
  readonly at: LogLocation | undefined
  /** The .htaccess file whose path begins the sentence. */
  readonly accessFile: string | undefined
  /** The line of the log, from 1. */
  readonly line: number
}

/** A line of a file, counted from 1, with the path that httpd prints. */
export interface LogLocation {
  readonly path: string
  readonly line: number
}

/**
 * The messages of httpd in a log, in the output of `httpd -t` or in a journal, in order. Messages of other programs are
 * left out. A line without prefix continues the one before, unless it starts a message.
 * @param startsMessage whether a line without prefix starts a message
 */
export function readLog(log: string, startsMessage: (text: string) => boolean): LogMessage[] {
  const records: Draft[] = []
  log.split('\n').forEach((raw, index) => {
    const line = lineOf(raw.slice(0, longest))
    const last = records.at(-1)
    if (!line) return
    const isNew = line.prefixed || startsItself(line.text) || startsMessage(line.text)
    if (!last || (isNew && !isOpen(last))) records.push({ ...line, pieces: [line.text], line: index + 1 })
    else if (last.pieces.length < maxPieces) last.pieces.push(line.text)
  })
  return records.map(saidOf)
}

/** The most characters of a line that are read. httpd cuts its messages at this length (MAX_STRING_LEN). */
const longest = 8192

/** The most lines that a terminal may have broken a message into. */
const maxPieces = 20

interface LogLine {
  readonly text: string
  readonly prefixed: boolean
  readonly module?: string | undefined
  readonly level?: string | undefined
}

interface Draft extends LogLine {
  readonly pieces: string[]
  readonly line: number
}

/** The colours of a terminal. */
const colour = /\u001B\[[\d;]*m/g
const container = /^(?:[\w.-]+ +\| |<\d{1,3}>|>>> )/
/** The beginning of a line in the output of `docker logs --timestamps`. */
const stamped = /^\d{4}-\d\d-\d\dT[\d:.]+Z (?!\S+ \S+?(?:\[\d+\])?: )/
const journal = /^(?:[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d(?:\.\d+)?|\d{4}-\d\d-\d\dT\S+) \S+ ([\w./@-]+?)(?:\[\d+\])?: /
/** The prefix that another program put before httpd's own time stamp. */
const beforeTime = /^\S.*?(?=\[[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d[.\d]* \d{4}\] )/
const time = /^\[[^\]]*\d\d:\d\d:\d\d[^\]]*\] */
const level = /^\[(?:(\w*):)?(emerg|alert|crit|error|warn|notice|info|debug|trace\d)\] */
const others = /^(?:\[(?:pid|client|remote) [^\]]*\]|\S+\.c\(\d+\):) */

/** Parses one line. Undefined for an empty line, for a line of another program, or for a status line without a message. */
function lineOf(raw: string): LogLine | undefined {
  const bare = raw
    .replace(/^\s+|\r$/g, '')
    .replace(colour, '')
    .replace(container, '')
    .replace(stamped, '')
  const program = journal.exec(bare)
  if (program && !isHttpd(program[1] ?? '')) return undefined
  const said = (program ? bare.slice(program[0].length) : bare).replace(beforeTime, '')
  const stamp = time.exec(said)?.[0] ?? ''
  const [levelled = '', module, rank] = level.exec(said.slice(stamp.length)) ?? []
  const rest = withoutAll(said.slice(stamp.length + levelled.length), others)
  if (rest.trim() === '' || isAside(rest)) return undefined
  return { text: rest, prefixed: !!(program || stamp || levelled), module, level: rank }
}

const isHttpd = (program: string) => /(^|\/)(httpd|apache|apachectl)[\w.-]*$/i.test(program)

/** Whether a line is a status line of a control script, of systemd or of Windows, without a message of httpd. */
const isAside = (text: string) =>
  /^(?:Syntax OK|Action '[\w-]+' failed\.|The Apache error log may have more information\.|Output of config test was:|(?:Job for|See "systemctl|apache2?\.service|httpd\.service)\b.*|[●×○*] .*|(?:Loaded|Active|Process|Main PID|Docs|Tasks|Memory|CPU|CGroup|Status|Invocation): .*|(?:\[\w+\] )?The apache2? (?:configtest|instance) .*|.*\b(?:httpd|apache2?) (?:could not be started|failed!?)|(?:\[\w+\] )?Starting web server: .*|The Apache service named .*|\(?Note the errors or messages above.*)$/.test(
    text.trim(),
  )

function withoutAll(text: string, pattern: RegExp): string {
  let rest = text
  for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) rest = rest.slice(found[0].length)
  return rest
}

const errno = /^\([-\w ]+\)[^:]+: (?=AH\d{5}: )/
const number = /^(AH\d{5})(?:: *|$)/
const program = /^(?:\S*[/\\])?(?:httpd|apache|apachectl)[\w.-]*(?:\[\d+\])?: /i
const wrapper = /^Syntax error on line (\d+) of (.+?):(?:\s+|$)/

/** The form of messages about a .htaccess file (server/config.c, ap_parse_htaccess). AccessFileName may set another name. */
const accessFile =
  /^((?:[A-Za-z]:)?[/\\](?:.*?[/\\])?(?:\.[^/\\:]+|[^/\\:]*htaccess[^/\\:]*)|(?:[^\s/\\:]+[/\\])*\.htaccess): +(?=\S)/

const startsItself = (text: string) =>
  [number, program, wrapper, errno, accessFile].some((beginning) => beginning.test(text))

/** Whether a message has only wrappers so far, because its sentence is on a later line. */
function isOpen({ pieces }: Draft): boolean {
  const { rest, at } = unwrapped(pieces.join(' '))
  return (rest === '' && at !== undefined) || /^Syntax error on line/.test(rest)
}

function saidOf({ pieces, module, level, line }: Draft): LogMessage {
  const [spaced, unbroken] = [unwrapped(pieces.join(' ')), unwrapped(runTogether(pieces))]
  const at = spaced.at?.path.includes(' ') ? (unbroken.at ?? spaced.at) : spaced.at
  const [whole = '', path] = accessFile.exec(spaced.rest) ?? []
  return {
    text: spaced.rest,
    sentence: spaced.rest.slice(whole.length),
    unbroken: unbroken.rest.slice(whole && unbroken.rest.startsWith(whole) ? whole.length : 0),
    code: spaced.code,
    at,
    accessFile: path,
    module,
    level,
    line,
  }
}

/**
 * Joins the pieces of a message that a narrow terminal broke within words. After a colon a space is added, because httpd
 * itself breaks the line there.
 */
const runTogether = (pieces: readonly string[]) =>
  pieces.map((piece) => (piece.endsWith(':') ? `${piece} ` : piece)).join('')

/** The message without its wrappers. With Includes there are several wrappers, and the innermost names the place. */
function unwrapped(text: string): { rest: string; code: string | undefined; at: LogLocation | undefined } {
  let rest = text.trim()
  let code: string | undefined
  let at: LogLocation | undefined
  for (;;) {
    const found = errno.exec(rest) ?? number.exec(rest) ?? program.exec(rest) ?? wrapper.exec(rest)
    if (!found) return { rest: rest.replace(/, referer: \S*$/, ''), code, at }
    rest = rest.slice(found[0].length)
    if (/^AH\d{5}$/.test(found[1] ?? '')) code = found[1]
    if (found[2] === undefined) continue
    at = spotOf(found[2], Number(found[1]))
    // The number belongs to the wrapper, not to the message inside it.
    if (rest) code = undefined
  }
}

/** The place that a wrapper names. httpd counts lines in a macro from its first line (modules/core/mod_macro.c). */
function spotOf(path: string, line: number): LogLocation {
  const macro = /^macro '.*?' \(defined on line (\d+) of "(.+?)"\)/.exec(path)
  return macro ? { path: macro[2] ?? '', line: Number(macro[1]) + line } : { path, line }
}
