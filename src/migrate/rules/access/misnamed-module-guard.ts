import { moduleMeant } from '../../../access/read/misnamed-guard.js'
import { replace, reviewFix } from '../../../edit/edit.js'
import { ruleOf } from '../../rule.js'

export const misnamedModuleGuard = ruleOf('access', {
  id: 'misnamed-module-guard',
  title: '<IfModule> asks for an access module by a name that no module has',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#ifmodule',
  page: `
Whether httpd is 2.4 is mostly asked with \`<IfModule mod_authz_core.c>\`, and whether the old access rules are known with
\`<IfModule mod_access_compat.c>\`. Such a name is compared letter by letter with the source files and the symbols of its modules. With
\`mod_auth_core.c\`, \`mod_authz_core\` or \`mod_authz_core.so\` the condition is false everywhere. What is meant for 2.4 is never
read, and what stands in \`<IfModule !mod_auth_core.c>\`, meant for 2.2, is read by 2.4 too.

The same goes for the name of any module around access rules, as \`mod_authz_host\` without \`.c\`. Where it parts rules for 2.4 from
rules for 2.2, \`mod_authz_core.c\` is meant: both versions have mod_authz_host.

The fix writes the name that is meant. It is for review, since 2.4 then reads what it has passed over so far, or passes over what
it has read.`,
  *check(site) {
    for (const file of site.files)
      for (const at of file.named('<ifmodule')) {
        const [word] = at.args
        const meant = at.kind === 'section' ? moduleMeant(at) : undefined
        if (!word || !meant) continue
        const negated = word.value.startsWith('!')
        const name = word.value.slice(negated ? 1 : 0)
        const known = `No module is called ${name}, so ${negated ? 'every' : 'no'} httpd reads this block`
        const start = word.end - name.length - (file.text[word.end - 1] === '"' ? 1 : 0)
        const edit = replace(at, { start, end: start + name.length }, meant)
        const sentence = `2.4 is ${negated ? 'not ' : ''}meant to read this block.`
        const assumes = [{ name: `misnamed-module-guard:${negated ? '!' : ''}${name}`, sentence }]
        const isPlain = file.text.slice(start, start + name.length) === name
        yield {
          at,
          mark: word,
          message: `${known}; write ${meant}.`,
          fix: isPlain ? reviewFix('Correct the module in IfModule', assumes, edit) : undefined,
        }
      }
  },
})
