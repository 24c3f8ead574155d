import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { debianRoot } from './debian-root.js'
import { imageSteps } from './dockerfile.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the packages of the image; empty where it cannot be had. */
    readonly imagePackages: string
    /** The folder with httpd as Debian installs it; empty where it cannot be had. */
    readonly machinePackages: string
  }
}

/** Gets the packages of the image before all tests, or says loudly that there are none. */
export function setup(project: TestProject): void {
  const { from, packages } = imageSteps()
  const release = from.tag.replace('-slim', '')
  const folder = fileURLToPath(new URL(`../../.cache/image-${[release, ...packages].join('-')}`, import.meta.url))
  project.provide('imagePackages', rootOf(folder, release, packages))
  const machine = fileURLToPath(new URL(`../../.cache/machine-${release}`, import.meta.url))
  project.provide('machinePackages', rootOf(machine, release, ['apache2']))
}

function rootOf(folder: string, release: string, packages: readonly string[]): string {
  const reason = process.getuid?.() === 0 ? failureOf(() => debianRoot(folder, release, packages)) : 'it takes root'
  if (reason) console.warn(`\n!!! NO FOLDER WITH ${packages.join(', ')}: what is for it is NOT TRIED (${reason}) !!!\n`)
  return reason ? '' : folder
}

function failureOf(make: () => void): string | undefined {
  try {
    make()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
