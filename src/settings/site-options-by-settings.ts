import { layoutUnlessSame } from '../httpd/layouts.js'
import type { SiteOptions } from '../site/site.js'
import type { Settings } from './settings.js'

/**
 * The settings that concern the site as a whole.
 * @param toSitePath turns a path relative to the settings file into a path like those of the site's files
 */
export function siteOptionsFromSettings(settings: Settings, toSitePath: (path: string) => string): SiteOptions {
  const { from, begun, define, layout, 'server-root': serverRoot, root, 'path-mapping': mapping = {} } = settings
  return {
    from,
    define,
    layout: layoutUnlessSame(layout),
    serverRoot,
    begun: Array.isArray(begun) ? begun.map(toSitePath) : begun,
    root: root === undefined ? undefined : toSitePath(root),
    mappings: Object.entries(mapping).map(([path, target]) => ({
      onServer: path.replaceAll('\\', '/').replace(/\/+$/, ''),
      given: toSitePath(target),
    })),
  }
}
