import { type Effect, mayDo } from '../httpd/directives.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Site } from '../site/site.js'
import type { Directive } from '../syntax/tree.js'

/** The directives of a site that may have an effect, by their names in lower case. */
export const namesThat = (site: Site, effect: Effect): readonly string[] =>
  [...site.names].filter((key) => !key.startsWith('<') && mayDo(key, effect))

/** The lines outside of .htaccess files that may have an effect, without those of the names that somebody reads. */
export const otherLinesThat = (site: Site, effect: Effect, read: RegExp): readonly Directive[] =>
  site.directives(...namesThat(site, effect).filter((key) => !read.test(key))).filter(({ file }) => !isHtaccess(file))
