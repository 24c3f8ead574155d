import { inject } from 'vitest'

/** What the test runner needs, and what may be said to a run on its command line; `npm run test:all` and CONTRIBUTING name them. */
const passed =
  /^(VITEST|TEST$|TEST_IN_CI$|TEST_BUILDING$|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|LD_LIBRARY_PATH$|THOROUGHNESS$|SEED$|DISTRIBUTION$|WRITE_TABLE$|HTTPD_(ROOT|SCRATCH|ANSWERS)$|CHROMIUM$)/

// Before each file of tests: nothing of the machine, and nothing that the file before has left. A test that wants another
// environment makes one.
for (const name of Object.keys(process.env)) if (!passed.test(name)) delete process.env[name]
Object.assign(process.env, inject('environment'))
process.umask(0o022)
