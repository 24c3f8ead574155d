// Writes docs/httpd-upgrade.1, the manual page, from the tables that --help and the settings file are read by. Called by
// `npm run docs`.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromSource } from './source.js'

const path = fileURLToPath(new URL('../docs/httpd-upgrade.1', import.meta.url))

/** The page in the language of man(7). */
export function manual({ optionEntries, commands, settingEntries }) {
  return String.raw`.\" Written by npm run docs.
.TH HTTPD\-UPGRADE 1 "" "httpd\-upgrade" "User Commands"
.SH NAME
httpd\-upgrade \- take an Apache httpd configuration from 2.2 to 2.4
.SH SYNOPSIS
.B httpd\-upgrade
.RI [ OPTION ]...
.RI [ PATH ]...
${commands.map(synopsis).join('')}.SH DESCRIPTION
Reports the lines of a 2.2 configuration that Apache httpd 2.4 refuses or
treats differently, rewrites every line it can without changing the answer to
any request, and lists the decisions that are yours.
Without options it reports and changes nothing.
.PP
PATH: files, folders, or \- for standard input; default: the current folder,
or the paths in the settings.
.SH COMMANDS
${commands.map(({ name, argument, about }) => entry(`\\fB${roff(name)}\\fR${argument ? ` ${roff(argument)}` : ''}`, about)).join('')}.SH OPTIONS
${optionEntries.map(option).join('')}.SH "EXIT STATUS"
${entry('0', 'Nothing is left to do.')}${entry('1', 'Findings of severity error or warning are left, after any writing.')}${entry('2', 'The run failed.')}.SH FILES
.TP
.I httpd\-upgrade.json
Settings for every run: a JSON object, found in the current
folder or in one above it, up to the root of the repository.
The key
.B httpd\-upgrade
in
.I package.json
works as well. Options override settings. The keys:
.RS
${Object.entries(settingEntries)
  .map(([name, { description }]) => entry(`\\fB${roff(name)}\\fR`, description))
  .join('')}.RE
.TP
.I httpd\-upgrade\-original.json
Beside it, the text of the files before \fBhttpd\-upgrade upgrade\fR first
wrote to them. Later runs, \fBcompare\fR and \fBrequests\fR use it as the old
server. Without it they use the current files.
.SH "SILENCING A RULE"
A comment on the line before silences rules for the next directive or section.
It needs a reason:
.PP
.EX
# httpd\-upgrade\-ignore name\-virtual\-host : removed with the old balancers in March
NameVirtualHost *:80
.EE
.SH EXAMPLES
${entry('\\fBhttpd\\-upgrade /etc/httpd\\fR', 'Report the findings.')}${entry('\\fBhttpd\\-upgrade \\-\\-write /etc/httpd\\fR', 'Apply the safe fixes.')}${entry('\\fBhttpd \\-t 2>&1 | httpd\\-upgrade explain\\fR', 'Explain an error from 2.4.')}`
}

const synopsis = ({ name, argument = '' }) =>
  `.br\n.B httpd\\-upgrade ${roff(name)}\n${argument ? `${roff(argument)}\n` : ''}`

function option([name, { short, value, about }]) {
  const flags = [...(short ? [`\\fB\\-${short}\\fR`] : []), `\\fB\\-\\-${roff(name)}\\fR`].join(', ')
  return entry(value ? `${flags} \\fI${roff(value)}\\fR` : flags, about)
}

const entry = (label, text) => `.TP\n${label}\n${folded(roff(text))}\n`

/** In lines of 78 columns, which is how such pages are written. */
const folded = (text) => text.replace(/(?=.{79})(.{1,78}) /g, '$1\n')

/** A text that roff prints as it stands, in ASCII, which every man reads. */
const roff = (text) =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('…', '...')
    .replaceAll('→', '\\(->')
    .replace(/(^|\s)\./g, '$1\\&.')

export async function writeManual() {
  writeFileSync(
    path,
    manual(await fromSource(['command-line/options', 'command-line/subcommands', 'settings/settings'])),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeManual()
