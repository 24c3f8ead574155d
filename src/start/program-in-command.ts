import { examineHttpd, type HttpdProgram, usualHttpdPrograms } from './httpd-program.js'

/**
 * The httpd 2.4 that a command runs on this machine: the first word of one of its parts, or the program behind a control script
 * such as `apachectl`. Undefined if this machine has no such program.
 */
export async function httpdProgramInCommand(command: string): Promise<HttpdProgram | undefined> {
  for (const word of firstWords(command)) {
    for (const name of /ctl$/.test(word) ? usualHttpdPrograms : [word]) {
      const found = await examineHttpd(name)
      if (!('trouble' in found) && found.version === '2.4') return found
    }
  }
  return undefined
}

/** The words of the command that stand where a program stands, and whose names are like httpd's. */
const firstWords = (command: string): readonly string[] =>
  command
    .split(/&&|\|\||[;|\n]/)
    .map((part) => part.trim().replace(/^(?:(?:env|exec|sudo|time)\s+|\w+=(?:'[^']*'|"[^"]*"|[^\s'"])*\s+)*/, ''))
    .map((part) => /^(?:'[^']*'|"[^"]*"|[^\s'"]+)/.exec(part)?.[0].replace(/['"]/g, '') ?? '')
    .filter((word) => /(^|\/)(httpd|apache2?)[\w.-]*$/.test(word))
