import { isGuard } from '../../httpd/guards.js'
import { isHtaccess } from '../../site/htaccess.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'

/**
 * The places for which a line is read, each a word made of the sections around it, without guards: its own, and those around the
 * lines that include its file. The places of a .htaccess file are its own alone.
 */
export const placesOf = (site: Site, line: Directive | Section): readonly string[] =>
  site
    .enclosing(line)
    .map((sections) =>
      [
        isHtaccess(line.file) ? line.file.path : '',
        ...sections
          .filter((section) => !isGuard(section))
          .map(({ key, args }) => [key, ...args.map(({ value }) => value)].join(' ')),
      ].join('\n'),
    )
