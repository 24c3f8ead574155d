import { isSendOnlyHandler } from '../../../httpd/handlers.js'
import { firstMainFile } from '../../../site/main-file.js'
import type { Site } from '../../../site/site.js'
import { ruleOf } from '../../rule.js'

export const actionInCircles = ruleOf('answers', {
  id: 'action-in-circles',
  title: 'Action for a media type, with a script that nothing runs',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_actions.html#action',
  fixes: 'none',
  covers: ['action-in-circles'],
  page: `
## What 2.2 did

Action passes files of a media type to a script. If nothing ran that script, httpd passed the script to itself, and
answered 500 after ten rounds.

## What 2.4 does

2.4.60 and later answer 404, or 200 to OPTIONS.

## What the rule does

It reports the line. Write ScriptAlias for the script's folder or AddHandler cgi-script for its extension, or remove
the line.

## When not

If a line of the server names a handler that may run the script, the rule reports nothing.`,
  *check(site) {
    if (site.from === '2.4' || firstMainFile(site) === undefined || namesHandler(site)) return
    for (const at of site.directives('Action')) {
      const [type = '', script = ''] = at.args.map(({ value }) => value)
      if (!type.includes('/') || !script.startsWith('/') || isScript(site, script)) continue
      const message = `2.4 answers 404 for ${type}, because no handler runs ${script}; 2.2 answered 500. Add ScriptAlias or \`AddHandler cgi-script\` for the script, or remove the Action line.`
      yield { at, message }
    }
  },
})

const namesHandler = (site: Site): boolean =>
  site.directives('AddHandler', 'SetHandler').some(({ args }) => !isSendOnlyHandler(args[0]?.value)) ||
  site.directives('AddType', 'ForceType').some(({ args }) => /x-httpd-/i.test(args[0]?.value ?? ''))

const isScript = (site: Site, url: string): boolean =>
  site.directives('ScriptAliasMatch', 'VirtualScriptAlias', 'VirtualScriptAliasIP').length > 0 ||
  site.directives('ScriptAlias').some(({ args }) => url.startsWith(args[0]?.value ?? ''))
