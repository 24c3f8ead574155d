// Parses each file, and does nothing with it.
import { createRequire } from 'node:module'

const apacheconf = createRequire(process.argv[2])('apacheconf')
for (const path of process.argv.slice(3))
  await new Promise((done, fail) => apacheconf(path, (error, config) => (error ? fail(error) : done(config))))
