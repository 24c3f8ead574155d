import { isGuard } from '../../httpd/guards.js'
import { isHtaccess } from '../../site/htaccess.js'
import type { Site } from '../../site/site.js'
import { type Directive, isDirective, type Section } from '../../syntax/tree.js'

/**
 * The contexts in which a line is read: for each, the sections around it as a text, without guards, in its own file and around
 * the Includes of that file. A .htaccess file has only its own context.
 */
export const surroundingsOfLine = (site: Site, line: Directive | Section): readonly string[] =>
  site.enclosing(line).map((sections) => surroundingsKey(line, sections))

/** A text that is equal for equal contexts: the .htaccess file and the sections around a line, without guards. */
export const surroundingsKey = (line: Directive | Section, sections: readonly Section[]): string =>
  [
    isHtaccess(line.file) ? line.file.path : '',
    ...sections.filter((section) => !isGuard(section)).map((section) => wordsOf(section).join(' ')),
  ].join('\n')

/** The words that identify a section. Virtual hosts with the same address are distinguished by their names. */
const wordsOf = ({ key, args, commands }: Section): readonly string[] => {
  const names = commands.filter(isDirective).filter((line) => key === 'virtualhost' && line.key === 'servername')
  return [key, ...[args, ...names.map((line) => line.args)].flat().map(({ value }) => value)]
}
