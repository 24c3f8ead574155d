import { directiveNamed } from '../httpd/directives.js'
import { type ConfigFile, commandsUnder, type Directive, sourceOf } from '../syntax/tree.js'

const unmistakable = /(^|\/)(\.htaccess|httpd\.conf|apache2\.conf)$/i

/**
 * Whether a file that only its name suggests is for httpd: `*.conf` belongs to many programs. A fair share of its
 * directives must be httpd's, and its lines must not end as those of nginx or of other languages do.
 */
export function isForHttpd(file: ConfigFile): boolean {
  if (unmistakable.test(file.path)) return true
  let known = 0
  let foreign = 0
  let total = 0
  for (const node of commandsUnder(file.commands)) {
    // Nobody else loads modules with a symbol and a file.
    if (node.key === 'loadmodule' && node.args.length === 2) return true
    total++
    if (directiveNamed(node.key)) known++
    if (node.kind === 'directive' && isForeign(node)) foreign++
    if (total === 60) break
  }
  return known > 0 && known * 4 >= total && foreign * 3 <= total
}

/** Ends as in nginx, `name = value`, `[section]`. */
function isForeign(line: Directive): boolean {
  const source = sourceOf(line.file, line)
  return (
    // A template's braces are two.
    /(?:[;{]|(?<![}%])\})\s*$/.test(source) ||
    /^\[[^\]]*\]$/.test(line.key) ||
    (source.includes('=') && line.args[0]?.value === '=')
  )
}
