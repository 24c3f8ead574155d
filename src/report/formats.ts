import { github } from './github.js'
import { gitlab } from './gitlab.js'
import { markdown } from './markdown.js'
import { rdjson, rdjsonl } from './rdjson.js'
import { sarif } from './sarif.js'
import { filesText, statistics } from './statistics.js'

/** The formats that are seldom asked for, so that a run for people need not load them. */
export const otherFormats = { sarif, github, gitlab, rdjson, rdjsonl, markdown, statistics, files: filesText }
