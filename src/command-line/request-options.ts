import { checkedChoice } from './checked-choice.js'
import { firstGivenOption, type OptionValues } from './parse-words.js'
import { requestOptionEntries } from './request-option-entries.js'
import { UsageError } from './usage-error.js'

/** The options of `requests` and `compare`, beyond those of every command. */
export type RequestCommandOptions = Readonly<ReturnType<typeof requestOptionsOf>>

/** The options that only `requests` and `compare` take. */
export const requestOptionNames = Object.keys(requestOptionEntries) as (keyof typeof requestOptionEntries)[]

/** The formats for requests and for comparisons; the first of each is the default. */
export const requestFormats = ['text', 'jsonl', 'http', 'curl'] as const
export const comparisonFormats = ['text', 'json', 'markdown', 'junit'] as const

/** Options about changing or listing files, which these commands do not do. */
const foreign = [
  ...(['write', 'diff', 'staged', 'changed', 'context', 'baseline', 'no-baseline'] as const),
  ...(['write-baseline', 'verify', 'path'] as const),
]

/** Options that only `compare` takes: for sending requests and starting servers. */
const onlyOfCompare = [
  ...(['start', 'old-httpd', 'new-httpd', 'user', 'header', 'client-address', 'tls-name', 'insecure', 'with'] as const),
  ...(['timeout', 'retries', 'rate', 'concurrency'] as const),
]

/**
 * The options of requests and compare, from the words of the command line.
 * @throws UsageError for an option that does not fit
 */
export function requestOptionsOf(command: 'requests' | 'compare', values: OptionValues) {
  refuse(command, values)
  const what = `--format, with ${command},`
  const format = values.format ?? 'text'
  return {
    format:
      command === 'requests'
        ? checkedChoice(what, format, requestFormats)
        : checkedChoice(what, format, comparisonFormats),
    oldHttpd: values['old-httpd'],
    newHttpd: values['new-httpd'],
    migrated: values.migrated,
    logs: values.log ?? [],
    logFormat: values['log-format'],
    most: wholeNumberOf('most', values.most, 1) ?? 1000,
    users: values.user ?? [],
    headers: (values.header ?? []).map(headerOf),
    /** Undefined for the default: methods that change nothing on a server, or all methods if the servers are copies. */
    methods: values.method?.flatMap((word) => word.split(',')).map(methodOf),
    clientAddress: values['client-address'] === undefined ? undefined : clientAddressOf(values['client-address']),
    tlsName: values['tls-name'],
    insecure: values.insecure ?? false,
    also: new Set(
      (values.with ?? []).flatMap((word) => word.split(',')).map((word) => checkedChoice('--with', word, also)),
    ),
    /** The limit in milliseconds; the option is in seconds. */
    timeout: (numberOf('timeout', values.timeout, 0.1) ?? 10) * 1000,
    retries: wholeNumberOf('retries', values.retries, 0) ?? 2,
    /** Requests per second; undefined for the default. */
    rate: numberOf('rate', values.rate, 0.01),
    concurrency: wholeNumberOf('concurrency', values.concurrency, 1) ?? 4,
  }
}

const also = ['etag', 'length', 'body'] as const

/** Whether `requests` or `compare` does not take an option. */
export const isUnsupportedOption = (command: 'requests' | 'compare', option: string): boolean =>
  [...foreign, ...(command === 'requests' ? onlyOfCompare : [])].some((name) => name === option)

function refuse(command: 'requests' | 'compare', values: OptionValues): void {
  const useless = firstGivenOption(values, foreign)
  if (useless) throw new UsageError(`\`httpd-upgrade ${command}\` does not take --${useless}.`)
  const ofCompare = command === 'requests' && firstGivenOption(values, onlyOfCompare)
  if (ofCompare) throw new UsageError(`--${ofCompare} belongs to \`httpd-upgrade compare\`.`)
  const ofStart = firstGivenOption(values, ['old-httpd', 'new-httpd'])
  if (ofStart && !values.start) throw new UsageError(`--${ofStart} belongs to \`httpd-upgrade compare --start\`.`)
  const ofLive = firstGivenOption(values, ['user', 'client-address', 'tls-name', 'insecure'])
  if (ofLive && values.start)
    throw new UsageError(
      `--start cannot be used with --${ofLive}: the copies have their own users, addresses and certificates.`,
    )
}

function numberOf(option: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number) || number < least)
    throw new UsageError(`--${option} takes a number from ${least} on, not "${text}".`)
  return number
}

function wholeNumberOf(option: string, text: string | undefined, least: number): number | undefined {
  const number = numberOf(option, text, least)
  if (number === undefined || Number.isInteger(number)) return number
  throw new UsageError(`--${option} takes a whole number, not "${text}".`)
}

function headerOf(text: string): readonly [string, string] {
  const found = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([^\r\n]*)$/.exec(text)
  if (!found) throw new UsageError(`--header takes a name and a value, such as 'X-Test: 1', not "${text}".`)
  return [found[1] ?? '', found[2] ?? '']
}

function methodOf(word: string): string {
  if (!/^[A-Z][A-Z-]*$/.test(word)) throw new UsageError(`--method takes methods such as GET,HEAD, not "${word}".`)
  return word
}

function clientAddressOf(text: string): { readonly header: string } | 'proxy-protocol' {
  if (text === 'proxy-protocol') return text
  const header = /^by-header[ =]([\w-]+)$/.exec(text)?.[1]
  if (!header) throw new UsageError(`--client-address takes 'by-header NAME' or proxy-protocol, not "${text}".`)
  return { header }
}
