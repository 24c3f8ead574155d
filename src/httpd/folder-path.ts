/** The names that a path is made of, `..` resolved; in small letters on a drive, where case makes no difference. */
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

/** Whether a place is the folder, or lies in it. */
export const liesWithin = (place: readonly string[], folder: readonly string[]): boolean =>
  place.length >= folder.length && folder.every((name, index) => place[index] === name)
