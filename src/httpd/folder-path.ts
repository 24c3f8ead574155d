/**
 * The segments of a path, with `..` resolved. If the path starts with a drive, in lower case, because letter case does not
 * matter there.
 */
export function segmentsOf(path: string): string[] {
  if (isOfPlainNames(path)) return path.slice(1).split('/')
  const plain = path.includes('\\') ? path.replaceAll('\\', '/') : path
  const found: string[] = []
  for (const segment of (/^\/?[a-z]:/i.test(plain) ? plain.toLowerCase() : plain).split('/')) {
    if (segment === '..') found.pop()
    else if (segment !== '' && segment !== '.') found.push(segment)
  }
  return found
}

const isOfPlainNames = (path: string): boolean => /^(?:\/[\w-]+)+$/.test(path)

/** A folder as people write it. On Windows it starts with its drive. */
export const folderText = (names: readonly string[]): string =>
  /^[a-z]:$/.test(names[0] ?? '') ? `${names[0]?.toUpperCase()}/${names.slice(1).join('/')}` : `/${names.join('/')}`

/** Whether a path, by its segments, is the folder or is in it. */
export const isPathWithin = (place: readonly string[], folder: readonly string[]): boolean =>
  place.length >= folder.length && folder.every((name, index) => place[index] === name)

/**
 * Returns a test: whether a folder equals, contains or lies in one of the others. A test takes time in proportion to the folder's
 * depth.
 */
export function folderOverlapTest(others: readonly (readonly string[])[]): (folder: readonly string[]) => boolean {
  const own = new Set(others.map(inText))
  const above = new Set(others.flatMap(upFrom))
  return (folder) => above.has(inText(folder)) || upFrom(folder).some((up) => own.has(up))
}

const inText = (names: readonly string[]): string => names.join('/')

/** The folder and all folders above it. */
const upFrom = (names: readonly string[]): readonly string[] =>
  Array.from({ length: names.length + 1 }, (_, length) => inText(names.slice(0, length)))
