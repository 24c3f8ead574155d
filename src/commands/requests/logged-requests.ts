import type { LogReading } from '../../requests/access-log.js'
import type { ChosenRequest } from '../../requests/chosen-request.js'
import { type Endpoint, endpointsByServer } from '../../requests/endpoints.js'
import type { VersionModel } from '../../requests/version-model.js'

/** The requests of a log. Each goes to the virtual host that the log names, or else to the first host of the configuration. */
export function loggedRequests(
  { configuration }: VersionModel,
  logged: LogReading | undefined,
): readonly ChosenRequest[] {
  if (!logged) return []
  const endpoints = [...endpointsByServer(configuration).values()].flat()
  const byName = new Map<string, Endpoint>()
  for (const endpoint of endpoints) if (!byName.has(endpoint.host)) byName.set(endpoint.host, endpoint)
  const [first] = endpoints
  return logged.requests.flatMap(({ method, path, host }): ChosenRequest[] => {
    const endpoint = (host !== undefined && byName.get(host)) || first
    if (!endpoint) return []
    return [
      {
        method,
        endpoint: host === undefined ? endpoint : { ...endpoint, host },
        path,
        asker: { client: { address: '127.0.0.1', names: [] }, user: undefined, headers: [] },
        about: undefined,
        concerns: [],
        document: undefined,
        expects: { old: 'unknown', newer: 'unknown' },
      },
    ]
  })
}
