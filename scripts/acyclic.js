/**
 * Refuses chunks that load each other in a circle. Whichever of them is asked for first is then read while another of them
 * is half there, and what it takes from that one is undefined.
 */
export const acyclic = {
  name: 'acyclic',
  generateBundle(_, bundle) {
    const circle = circleIn(new Map(Object.values(bundle).map(({ fileName, imports = [] }) => [fileName, imports])))
    if (circle) throw new Error(`These chunks load each other in a circle: ${circle.join(' → ')}.`)
  },
}

/**
 * @param {Map<string, string[]>} imports what each file loads before it runs
 * @returns {string[] | undefined} the files of one circle, the first one again at its end
 */
export function circleIn(imports) {
  const done = new Set()
  const visit = (name, way) => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return undefined
    done.add(name)
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next, [...way, name])
      if (circle) return circle
    }
    return undefined
  }
  for (const name of imports.keys()) {
    const circle = visit(name, [])
    if (circle) return circle
  }
  return undefined
}
