import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for what the tests of one run bundle: see bundles.ts. */
    readonly bundles: string
  }
}

/** Makes the folder before all tests. */
export function setup(project: TestProject): void {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'))
  // For others too: some tests run the tool as somebody who may read little.
  chmodSync(folder, 0o755)
  project.provide('bundles', folder)
}
