import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpackPackages } from '../debian-packages.js'

/** The folder that Debian's package of 2.4 is unpacked into: its configuration, and the scripts that enable parts of it. */
export const packageFolder = fileURLToPath(new URL('../../.cache/apache2-package', import.meta.url))

/** Whether it is there. Fetches nothing, so it may stand in `test.skipIf(!hasPackage())`. */
export const hasPackage = (): boolean => existsSync(join(packageFolder, 'etc/apache2/apache2.conf'))

/** Sees to it that it is there. Returns why it cannot be, or undefined when all is well. */
export function fetchPackage(): string | undefined {
  if (hasPackage()) return undefined
  try {
    unpackPackages(packageFolder, ['apache2'], () => false)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return hasPackage() ? undefined : `the package was fetched into ${packageFolder}, but holds no apache2.conf`
}
