import { runsNothing } from '../../../httpd/handlers.js'
import { mainFile } from '../../../site/main-file.js'
import type { Site } from '../../../site/site.js'
import { ruleOf } from '../../rule.js'

export const actionInCircles = ruleOf('answers', {
  id: 'action-in-circles',
  title: 'Action for a media type, with a script that nothing runs',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_actions.html#action',
  fixes: 'none',
  covers: ['action-in-circles'],
  page: `
Action hands a file of a media type to a script. Where nothing makes a script of that URL, 2.2 took it for a file of the same type,
handed it to itself, and after ten rounds answered 500. 2.4.60 and later look at no type that comes from another request, and
answer 404, or 200 to OPTIONS.

Say ScriptAlias for the script's folder, or AddHandler cgi-script for its ending, or take the line out. It is said where no line
of the server names a handler that may run it.`,
  *check(site) {
    if (site.from === '2.4' || mainFile(site) === undefined || namesHandler(site)) return
    for (const at of site.directives('Action')) {
      const [type = '', script = ''] = at.args.map(({ value }) => value)
      if (!type.includes('/') || !script.startsWith('/') || isScript(site, script)) continue
      const message = `Nothing makes a script of ${script}: 2.2 answered 500 for ${type}, and 2.4 answers 404; say ScriptAlias or AddHandler cgi-script for it, or remove the line.`
      yield { at, message }
    }
  },
})

const namesHandler = (site: Site): boolean =>
  site.directives('AddHandler', 'SetHandler').some(({ args }) => !runsNothing(args[0]?.value)) ||
  site.directives('AddType', 'ForceType').some(({ args }) => /x-httpd-/i.test(args[0]?.value ?? ''))

const isScript = (site: Site, url: string): boolean =>
  site.directives('ScriptAliasMatch', 'VirtualScriptAlias', 'VirtualScriptAliasIP').length > 0 ||
  site.directives('ScriptAlias').some(({ args }) => url.startsWith(args[0]?.value ?? ''))
