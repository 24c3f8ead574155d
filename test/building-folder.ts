import { mkdirSync, mkdtempSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * An empty folder to make something in that is to be renamed to `target` when all of it is there. It goes with the run, also where
 * that is killed, and is on the same disk.
 */
export function buildingFolder(target: string): string {
  const place = process.env.TEST_BUILDING ?? dirname(target)
  mkdirSync(place, { recursive: true })
  return mkdtempSync(join(place, `${basename(target)}-`))
}
