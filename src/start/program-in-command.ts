import { type HttpdProgram, httpdProgram, usualPrograms } from './httpd-program.js'

/**
 * The httpd 2.4 that a command runs on this machine: the first word of one of its parts, or what a control script such as
 * `apachectl` stands for. Undefined where it runs none, or one that is elsewhere.
 */
export async function programInCommand(command: string): Promise<HttpdProgram | undefined> {
  for (const word of firstWords(command)) {
    for (const name of /ctl$/.test(word) ? usualPrograms : [word]) {
      const found = await httpdProgram(name)
      if (!('trouble' in found) && found.version === '2.4') return found
    }
  }
  return undefined
}

/** What stands where a program does, and is called as httpd is: after variables that are set for it. */
const firstWords = (command: string): readonly string[] =>
  command
    .split(/&&|\|\||[;|\n]/)
    .map((part) => part.trim().replace(/^(?:(?:env|exec|sudo|time)\s+|\w+=(?:'[^']*'|"[^"]*"|[^\s'"])*\s+)*/, ''))
    .map((part) => /^(?:'[^']*'|"[^"]*"|[^\s'"]+)/.exec(part)?.[0].replace(/['"]/g, '') ?? '')
    .filter((word) => /(^|\/)(httpd|apache2?)[\w.-]*$/.test(word))
