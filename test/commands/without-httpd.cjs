// Loaded into the tool before it begins: no program is where HIDDEN says. See without-httpd.ts.
const fs = require('node:fs')

const hidden = (process.env.HIDDEN ?? '').split(':')
const { accessSync } = fs
fs.accessSync = (path, mode) => accessSync(hidden.includes(path) ? `${path}/hidden` : path, mode)
