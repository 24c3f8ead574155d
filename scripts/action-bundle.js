import { fileURLToPath } from 'node:url'
import { acyclic } from './acyclic.js'
import { withoutPages } from './pages-beside.js'
import { undiciOnDemand } from './undici-on-demand.js'
import { usedEndpoints } from './used-endpoints.js'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * How the Action is bundled. The tests make theirs of it too: what they run is what is shipped.
 * @param {string} folder
 * @param {string} version
 */
export const actionBundle = (folder, version) => ({
  input: { main: `${root}src/main.ts` },
  platform: 'node',
  // Nobody imports what is started.
  preserveEntrySignatures: false,
  plugins: [acyclic, withoutPages, undiciOnDemand, usedEndpoints(`${root}src`)],
  transform: { define: { VERSION: JSON.stringify(version) }, target: 'node20' },
  output: {
    dir: folder,
    format: 'cjs',
    entryFileNames: '[name].js',
    chunkFileNames: 'main-[name].js',
    minify: true,
  },
})
