/** A path from the root of an archive: `b/c` for `/a/../b/./c`. A `..` above the root is ignored. */
export function normalizedArchivePath(path: string): string {
  const kept: string[] = []
  for (const step of path.split('/')) {
    if (step === '..') kept.pop()
    else if (step !== '' && step !== '.') kept.push(step)
  }
  return kept.join('/')
}
