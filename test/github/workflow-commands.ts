export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly message: string
  /** file, line, endLine, col, endColumn, title: as far as they are given. */
  readonly properties: Readonly<Record<string, string>>
}

const shownPerLevel = 10

/** The workflow commands in what a step writes. */
export function readAnnotations(output: string): { annotations: Annotation[]; shown: Annotation[]; log: string } {
  const annotations: Annotation[] = []
  let log = output
  for (const [, level = '', properties = '', text = ''] of output.matchAll(
    /^::(error|warning|notice|add-mask)(?: ([^\n]*?))?::(.*)$/gm,
  )) {
    const message = unescaped(text)
    if (level !== 'add-mask')
      annotations.push({ level: level as Annotation['level'], message, properties: readProperties(properties) })
    else if (message !== '') log = log.replace(`::add-mask::${text}\n`, '').replaceAll(message, '***')
  }
  const shown = annotations.filter(
    (each, index) => annotations.slice(0, index).filter(({ level }) => level === each.level).length < shownPerLevel,
  )
  return { annotations, shown, log }
}

const readProperties = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').filter(Boolean).map(readProperty))

function readProperty(pair: string): [string, string] {
  const equals = pair.indexOf('=')
  const value = pair
    .slice(equals + 1)
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
  return [pair.slice(0, equals).trim(), unescaped(value)]
}

const unescaped = (text: string): string => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')

/** A command file: `NAME=VALUE` lines, or `NAME<<END`, lines, `END`. @throws Error where a block is never ended */
export function readFileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {}
  const lines = text.split('\n')
  while (lines.length > 0) {
    const line = (lines.shift() ?? '').replace(/\r$/, '')
    const block = /^([^=]+?)<<(.+)$/.exec(line)
    if (block) {
      const end = lines.findIndex((each) => each.replace(/\r$/, '') === block[2])
      if (end < 0) throw new Error(`The value of ${block[1]} is never ended.`)
      values[block[1] ?? ''] = lines
        .splice(0, end + 1)
        .slice(0, -1)
        .join('\n')
    } else if (line.includes('=')) values[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1)
  }
  return values
}
