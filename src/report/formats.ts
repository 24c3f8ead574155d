import { github } from './github.js'
import { gitlab } from './gitlab.js'
import { markdown } from './markdown.js'
import { rdjson, rdjsonl } from './rdjson.js'
import { sarif } from './sarif.js'
import { filesText, statistics } from './statistics.js'

/** The functions for rarely used formats. They are in a file of their own, which most runs do not load. */
export const rarelyUsedFormatters = { sarif, github, gitlab, rdjson, rdjsonl, markdown, statistics, files: filesText }
