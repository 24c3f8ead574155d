import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { debianRoot } from './debian-root.js'
import { imageSteps } from './dockerfile.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the packages of the image; empty where it cannot be had. */
    readonly imagePackages: string
  }
}

/** Gets the packages of the image before all tests, or says loudly that there are none. */
export function setup(project: TestProject): void {
  const { from, packages } = imageSteps()
  const release = from.tag.replace('-slim', '')
  const folder = fileURLToPath(new URL(`../../.cache/image-${[release, ...packages].join('-')}`, import.meta.url))
  const reason = process.getuid?.() === 0 ? failureOf(() => debianRoot(folder, release, packages)) : 'it takes root'
  if (reason) console.warn(`\n!!! NO FOLDER FOR THE IMAGE: its steps are NOT TRIED (${reason}) !!!\n`)
  project.provide('imagePackages', reason ? '' : folder)
}

function failureOf(make: () => void): string | undefined {
  try {
    make()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
