// The code that starts and queries a real httpd, loaded together and only if needed.
export { explain } from '../explain/explain.js'
export { compareCopies } from '../start/compare-copies.js'
export { httpdProgramInCommand } from '../start/program-in-command.js'
export { queriedConfiguration } from '../start/queried-configuration.js'
export { verifyMigratedCopy } from '../verify/verify.js'
