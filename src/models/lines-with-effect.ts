import { type DirectiveEffect, hasEffect, mayHaveEffect } from '../httpd/directives.js'
import { isHtaccess } from '../site/htaccess.js'
import { type Server, startLines } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import type { Directive } from '../syntax/tree.js'

/** The directives of a site that may have an effect, by their names in lower case. */
export const namesMaybeWithEffect = (site: Site, effect: DirectiveEffect): readonly string[] =>
  [...site.names].filter((key) => !key.startsWith('<') && mayHaveEffect(key, effect))

/** The lines outside of .htaccess files that may have an effect, without the directives in `read`, which the caller handles. */
export const linesMaybeWithEffect = (
  site: Site,
  effect: DirectiveEffect,
  read: readonly string[],
): readonly Directive[] =>
  site
    .directives(...namesMaybeWithEffect(site, effect).filter((key) => !read.includes(key)))
    .filter(({ file }) => !isHtaccess(file))

/** The lines of a server that are known to have an effect. */
export const linesWithKnownEffect = (site: Site, server: Server, effect: DirectiveEffect): readonly Directive[] =>
  startLines(site, server, ...[...site.names].filter((key) => hasEffect(key, effect)))
