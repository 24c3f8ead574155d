import { addToGroup } from '../../../base/group-by.js'
import type { Scope } from '../scope.js'
import { urlPrefixes } from './url-paths.js'

/** An index of locations by the start of their URLs. It finds all locations that may share a URL with a given one. */
export interface UrlIndex {
  add(scope: Scope): void
  /** The locations that may share a URL with the given one, in the order in which they were added. */
  mayShareUrlWith(scope: Scope): readonly Scope[]
}

export function createUrlIndex(): UrlIndex {
  const all: Scope[] = []
  const at = new Map<string, number[]>()
  const below = new Map<string, number[]>()
  return {
    add: (scope) => {
      const position = all.push(scope) - 1
      for (const prefix of urlPrefixes(scope)) {
        addToGroup(at, prefix, position)
        for (const upper of urlsAround(prefix)) addToGroup(below, upper, position)
      }
    },
    mayShareUrlWith: (scope) => {
      const found = new Set<number>()
      for (const prefix of urlPrefixes(scope)) {
        for (const position of below.get(prefix) ?? []) found.add(position)
        for (const upper of [prefix, ...urlsAround(prefix)])
          for (const position of at.get(upper) ?? []) found.add(position)
      }
      return [...found].sort((a, b) => a - b).flatMap((position) => all[position] ?? [])
    },
  }
}

/** The URLs above a URL: `/a` and `/` for `/a/b`. */
function urlsAround(url: string): readonly string[] {
  const found = url === '/' ? [] : ['/']
  for (let slash = url.indexOf('/', 1); slash > 0; slash = url.indexOf('/', slash + 1)) found.push(url.slice(0, slash))
  return found
}
