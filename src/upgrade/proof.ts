// The code that starts and queries a real httpd, loaded together and only if needed.
export { explain } from '../explain/explain.js'
export { askedConfiguration } from '../start/asked-configuration.js'
export { compareCopies } from '../start/compare-copies.js'
export { programInCommand } from '../start/program-in-command.js'
export { verify } from '../verify/verify.js'
