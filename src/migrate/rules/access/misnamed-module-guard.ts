import { intendedModule } from '../../../access/read/misnamed-guard.js'
import { replace, reviewFix } from '../../../edit/edit.js'
import { ruleOf } from '../../rule.js'

export const misnamedModuleGuard = ruleOf('access', {
  id: 'misnamed-module-guard',
  title: '<IfModule> names an access module that does not exist',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#ifmodule',
  fixes: 'review',
  page: `
## What 2.2 did

\`<IfModule>\` compares its name letter by letter with source files and symbols of modules. With \`mod_auth_core.c\`,
\`mod_authz_core\` or \`mod_authz_core.so\` the condition is false on every server.

## What 2.4 does

The same happens. So 2.4 never reads the lines meant for it, and does read the lines in \`<IfModule !mod_auth_core.c>\`,
which are meant for 2.2.

## What the rule does

It offers the correct name: usually \`mod_authz_core.c\`, which only 2.4 has, or \`mod_access_compat.c\`. Other modules
for access rules are checked too, for example \`mod_authz_host\` without \`.c\`. If such an \`<IfModule>\` separates rules for
2.4 from rules for 2.2, the rule writes \`mod_authz_core.c\`, because both versions have mod_authz_host. The fix is for
review, because 2.4 then reads lines that it skipped, or skips lines that it read.`,
  *check(site) {
    for (const file of site.files)
      for (const at of file.named('<ifmodule')) {
        const [word] = at.args
        const meant = at.kind === 'section' ? intendedModule(at) : undefined
        if (!word || !meant) continue
        const negated = word.value.startsWith('!')
        const name = word.value.slice(negated ? 1 : 0)
        const known = `<IfModule> knows no module by the name ${name}, so ${negated ? 'every' : 'no'} httpd reads this block`
        const start = word.end - name.length - (file.text[word.end - 1] === '"' ? 1 : 0)
        const edit = replace(at, { start, end: start + name.length }, meant)
        const sentence = `You meant this block for servers with${negated ? 'out' : ''} ${meant}.`
        const assumes = [{ name: `misnamed-module-guard:${negated ? '!' : ''}${name}`, sentence }]
        const isPlain = file.text.slice(start, start + name.length) === name
        yield {
          at,
          mark: word,
          message: `${known}. Write ${meant}.`,
          fix: isPlain ? reviewFix(`Write ${meant}`, assumes, edit) : undefined,
        }
      }
  },
})
