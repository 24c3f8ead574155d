// What runs a real httpd, and asks it: wanted together or not at all, so that it is loaded as one.
export { explain } from '../explain/explain.js'
export { askedConfiguration } from '../start/asked-configuration.js'
export { compareCopies } from '../start/compare-copies.js'
export { programInCommand } from '../start/program-in-command.js'
export { verify } from '../verify/verify.js'
