import { regexTest } from '../access/merge/file-names.js'
import { commandsUnder, type Directive, valuesOf } from '../syntax/tree.js'
import { textsMatchingPatternWithin } from './pattern-samples.js'
import type { LocatedSection } from './read-configuration.js'
import type { Header, RequestClient } from './request-client.js'

/** A line that sets or clears environment variables for the requests that it matches (mod_setenvif). */
export interface VariableLine {
  readonly at: Directive
  /** The attribute in lower case: `request_uri`, `remote_addr`, or the name of a header. */
  readonly attribute: string
  readonly pattern: string
  readonly matches: (value: string) => boolean
  /** The variables by name; false for a cleared one. */
  readonly variables: ReadonlyMap<string, boolean>
}

export const variableLines = (lines: readonly Directive[]): readonly VariableLine[] =>
  lines.flatMap((at) => lineOf(at) ?? [])

/** The lines that set variables in a section or a .htaccess file. */
export const variableLinesIn = ({ nodes }: LocatedSection): readonly VariableLine[] =>
  variableLines([...commandsUnder(nodes)].filter((node) => node.kind === 'directive'))

function lineOf(at: Directive): VariableLine | undefined {
  const words = valuesOf(at)
  const isBrowser = /^browsermatch(nocase)?$/.test(at.key)
  if (!isBrowser && !/^setenvif(nocase)?$/.test(at.key)) return undefined
  const [attribute = '', pattern = '', ...names] = isBrowser ? ['User-Agent', ...words] : words
  const nocase = at.key.endsWith('nocase') ? '(?i)' : ''
  const variables = new Map(names.map((name) => [name.replace(/^!|=.*$/gs, ''), !name.startsWith('!')]))
  const test = regexTest(nocase + pattern)
  const matches = (value: string) => test(value, false)
  return { at, attribute: attribute.toLowerCase(), pattern: nocase + pattern, matches, variables }
}

interface Sent {
  readonly url: string
  readonly method: string
  readonly asker: RequestClient
}

/** The variables that are set for a request after the lines have been applied in order. */
export function variablesOfRequest(lines: readonly VariableLine[], sent: Sent): ReadonlySet<string> {
  const set = new Set<string>()
  for (const { attribute, matches, variables } of lines) {
    if (!matches(attributeValue(attribute, sent))) continue
    for (const [name, isSet] of variables) {
      if (isSet) set.add(name)
      else set.delete(name)
    }
  }
  return set
}

function attributeValue(attribute: string, { url, method, asker }: Sent): string {
  switch (attribute) {
    case 'request_uri':
      return url
    case 'request_method':
      return method
    case 'remote_addr':
      return asker.client.address
    case 'remote_host':
      return asker.client.names[0] ?? ''
    case 'request_protocol':
      return 'HTTP/1.1'
    default:
      return asker.headers.find(([name]) => name.toLowerCase() === attribute)?.[1] ?? ''
  }
}

/** For each line that tests a header and sets one of these variables, a header that makes the line set it. */
export function headersThatSetVariables(
  lines: readonly VariableLine[],
  asked: ReadonlySet<string>,
): readonly (readonly Header[])[] {
  return lines
    .filter(({ variables }) => [...variables.keys()].some((name) => asked.has(name)))
    .filter(
      ({ attribute }) => !/^(request_\w+|remote_\w+|server_addr)$|^\^|[^\w-]/.test(attribute) && attribute !== 'host',
    )
    .flatMap(({ attribute, pattern }) =>
      textsMatchingPatternWithin(pattern, '', '')
        .filter((value) => value !== '' && /^[ -~]+$/.test(value))
        .slice(0, 1)
        .map((value): readonly Header[] => [[attribute, value]]),
    )
}
