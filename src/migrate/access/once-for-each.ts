import type { Site } from '../../site/site.js'
import type { Choices } from '../rule.js'

export type IneffectiveAllow = Choices['ineffectiveAllow']

/** Caches a model of a site. Each way to treat an Allow without effect has its own cache. */
export function cachedPerAllowChoice<T>(model: (site: Site, ineffectiveAllow: IneffectiveAllow) => T): typeof model {
  const models = {
    exact: (site: Site) => model(site, 'exact'),
    guide: (site: Site) => model(site, 'guide'),
    closed: (site: Site) => model(site, 'closed'),
  }
  return (site, ineffectiveAllow) => site.once(models[ineffectiveAllow])
}
