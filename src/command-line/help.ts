import { isOptionOf } from './check-arguments.js'
import { optionEntries } from './options.js'
import { type CommandEntry, commands } from './subcommands.js'

type Entry = (typeof optionEntries)[number]

/** The help for a command. For `all`, it is the full help; without a topic, the help that fits on one screen. */
export function helpOf(topic: string | undefined): string {
  const command = commands.find(({ name }) => name === topic)
  if (command) return helpOfCommand(command)
  return topic === 'all' ? fullHelpText() : helpText()
}

function helpOfCommand({ name, argument, about }: CommandEntry): string {
  const own = optionEntries.filter(([option]) => isOptionOf(name, option))
  const options = own.map((entry) => paragraph(labelOf(entry), entry[1].about)).join('')
  return `Usage: ${['httpd-upgrade', name, argument, own.length > 0 ? '[OPTION…]' : ''].filter(Boolean).join(' ')}

${paragraph(name, about)}${own.length > 0 ? `\nOptions:\n${options}` : ''}`
}

/** The help with the most used options. It fits on a screen of 24 lines and 80 columns. */
export const helpText = (): string => {
  const briefs = optionEntries.flatMap((entry) => (entry[1].brief ? [[labelOf(entry), entry[1].brief] as const] : []))
  return `${head}
${columns(briefs)}
${columns(commands.map((one) => [[one.name, one.argument].filter(Boolean).join(' '), one.brief]))}
All options: httpd-upgrade --help all
${exits}`
}

/** The help with every option and command. */
export const fullHelpText = (): string => `${head}
Options:
${optionEntries.map((entry) => paragraph(labelOf(entry), entry[1].about)).join('')}
Commands, in place of the first PATH:
${commands.map((one) => paragraph(`${one.name} ${one.argument ?? ''}`.trimEnd(), one.about)).join('')}
${exits}`

const head = `Usage: httpd-upgrade [OPTION…] [PATH…]
Reports 2.2 lines that httpd 2.4 rejects or treats differently; changes nothing.
PATH: files, folders, or - for standard input; default: the current folder.
`

const exits = 'Exit status: 0 nothing is left to do, 1 findings are left, 2 the run failed.\n'

const labelOf = ([name, { short, value }]: Entry): string =>
  `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`

function columns(rows: readonly (readonly [label: string, text: string])[]): string {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}\n`).join('')
}

const widest = 80

function paragraph(label: string, text: string): string {
  const indent = '      '
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && indent.length + line.length + 1 + word.length <= widest)
      lines.push(`${lines.pop()} ${word}`)
    else lines.push(word)
  }
  return `  ${label}\n${lines.map((line) => `${indent}${line}\n`).join('')}`
}
