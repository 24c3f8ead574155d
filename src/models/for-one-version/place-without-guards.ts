import { isGuard } from '../../httpd/guards.js'
import { isHtaccess } from '../../site/htaccess.js'
import { ancestors, type Directive, type Section } from '../../syntax/tree.js'

/** The sections that a line stands in, without guards, as a word for that place; those of one file alone in a .htaccess file. */
export const placeWithoutGuards = (line: Directive | Section): string =>
  [
    isHtaccess(line.file) ? line.file.path : '',
    ...[...ancestors(line)]
      .filter((section) => !isGuard(section))
      .map(({ key, args }) => [key, ...args.map(({ value }) => value)].join(' ')),
  ].join('\n')
