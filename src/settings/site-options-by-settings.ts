import { layoutWithPackages } from '../httpd/layouts.js'
import type { SiteOptions } from '../site/site.js'
import type { Settings } from './settings.js'

/**
 * The settings that concern the site as a whole.
 * @param at converts a path relative to the settings file to one like the paths of the files
 */
export function siteOptionsBySettings(settings: Settings, at: (path: string) => string): SiteOptions {
  const { from, begun, define, layout, 'server-root': serverRoot, root, 'path-mapping': mapping = {} } = settings
  return {
    from,
    define,
    layout: layoutWithPackages(layout),
    serverRoot,
    begun: Array.isArray(begun) ? begun.map(at) : begun,
    root: root === undefined ? undefined : at(root),
    mappings: Object.entries(mapping).map(([path, target]) => ({
      onServer: path.replaceAll('\\', '/').replace(/\/+$/, ''),
      given: at(target),
    })),
  }
}
