/** Takes the place of undici: Node's own fetch, unless there is a proxy. */
const standIn = `
export class ProxyAgent {
  constructor(options) {
    this.options = options
  }
}

export async function fetch(url, { dispatcher: proxy, ...options }) {
  if (!proxy) return globalThis.fetch(url, options)
  const undici = await import('undici-for-proxies')
  proxy.agent ??= new undici.ProxyAgent(proxy.options)
  return undici.fetch(url, { ...options, dispatcher: proxy.agent })
}
`

/** What undici's own index.js does, for fetch and proxies alone. */
const forProxies = `
import api from 'undici/lib/api/index.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
export { fetch } from 'undici/lib/web/fetch/index.js'
export { default as ProxyAgent } from 'undici/lib/dispatcher/proxy-agent.js'

Object.assign(Dispatcher.prototype, api)
`

const texts = new Map([
  ['undici', standIn],
  ['undici-for-proxies', forProxies],
])

/**
 * A plugin for the Action's bundle. The packages of Actions import all of undici, which is a quarter of the code that a run
 * compiles. Node has its fetch built in, so a run loads the rest, for proxies, only behind one.
 */
export const undiciOnDemand = {
  name: 'undici-on-demand',
  resolveId: (source) => (texts.has(source) ? `\0${source}` : undefined),
  load: (id) => texts.get(id.slice(1)),
}
