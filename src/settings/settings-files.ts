import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageJsonHasSettings } from './settings-key.js'

/**
 * The paths of the files that may have the settings for a folder, the nearest first: each httpd-upgrade.json, and each
 * package.json that seems to have the key, up to the root of the repository or of the file system.
 */
export function* settingsPathsUpFrom(folder: string): Generator<string> {
  for (let at = folder; ; at = dirname(at)) {
    const own = join(at, 'httpd-upgrade.json')
    if (existsSync(own)) yield own
    const shared = join(at, 'package.json')
    if (hasKey(shared)) yield shared
    if (existsSync(join(at, '.git')) || dirname(at) === at) return
  }
}

function hasKey(path: string): boolean {
  try {
    return packageJsonHasSettings(readFileSync(path, 'utf8'))
  } catch {
    return false
  }
}
