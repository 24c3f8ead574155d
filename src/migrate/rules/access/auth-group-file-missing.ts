import { segmentsOf } from '../../../httpd/folder-path.js'
import { fileNamedBy } from '../../../models/named-file.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const authGroupFileMissing = ruleOf('access', {
  id: 'auth-group-file-missing',
  title: 'AuthGroupFile names a file that is not there',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_groupfile.html#authgroupfile',
  page: `
Where a group is asked for and AuthGroupFile names no file, 2.2 answered 500 to whoever gave a right password. 2.4 takes
the groups to be empty and answers 401, so that people are asked again and again. Nobody is let in by it in either version, and
what is meant cannot be told.

It can be seen only on the server itself, or on what is copied as a whole with its paths. Nothing is said of a file that lies
outside of what can be looked at, nor of one that httpd may not read.`,
  *check(site) {
    if (site.from === '2.4' || !site.directives('Require').some(asksGroup)) return
    for (const at of site.directives('AuthGroupFile')) {
      const path = fileNamedBy(site, at)
      if (path === undefined || site.kindAt(segmentsOf(path)) !== 'nothing') continue
      // mod_authz_groupfile.c, check_user_access (2.2) and group_check_authorization (2.4)
      yield {
        at,
        message: `There is no ${path}: where a group is asked for, 2.2 answered 500 to a right password, and 2.4 answers 401 and asks again. Name the file, or take out what asks for the group.`,
      }
    }
  },
})

const asksGroup = ({ args }: Directive): boolean => /^(file-)?group$/i.test(args[0]?.value ?? '')
