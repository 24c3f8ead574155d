import { isGuard } from '../../httpd/guards.js'
import { isHtaccess } from '../../site/htaccess.js'
import type { Site } from '../../site/site.js'
import { type Directive, isDirective, type Section } from '../../syntax/tree.js'

/**
 * The places for which a line is read, each a word made of the sections around it, without guards: its own, and those around the
 * lines that include its file. The places of a .htaccess file are its own alone.
 */
export const placesAround = (site: Site, line: Directive | Section): readonly string[] =>
  site.enclosing(line).map((sections) => placeIn(line, sections))

/** The word for one of the places of a line, of which these are all sections. */
export const placeIn = (line: Directive | Section, sections: readonly Section[]): string =>
  [
    isHtaccess(line.file) ? line.file.path : '',
    ...sections.filter((section) => !isGuard(section)).map((section) => wordsOf(section).join(' ')),
  ].join('\n')

/** Virtual hosts of one address are told apart by their names. */
const wordsOf = ({ key, args, commands }: Section): readonly string[] => {
  const names = commands.filter(isDirective).filter((line) => key === 'virtualhost' && line.key === 'servername')
  return [key, ...[args, ...names.map((line) => line.args)].flat().map(({ value }) => value)]
}
