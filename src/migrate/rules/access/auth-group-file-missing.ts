import { segmentsOf } from '../../../httpd/folder-path.js'
import { pathNamedByFirstWord } from '../../../models/named-file.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const authGroupFileMissing = ruleOf('access', {
  id: 'auth-group-file-missing',
  title: 'AuthGroupFile names a missing file',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_groupfile.html#authgroupfile',
  fixes: 'none',
  page: `
## What 2.2 did

Where a Require asked for a group, httpd answered 500 to a correct password.

## What 2.4 does

httpd treats every group as empty and answers 401, so people are asked again and again. Neither version lets anybody
in.

## What the rule does

It reports the line. Name the right file, or remove the Require lines that ask for a group.

## When not

If the given files are only part of a server, the rule reports nothing: only a complete copy with its paths shows
whether the file exists. It does not check whether httpd has permission to read the file.`,
  *check(site) {
    if (site.from === '2.4' || !site.directives('Require').some(asksGroup)) return
    for (const at of site.directives('AuthGroupFile')) {
      const path = pathNamedByFirstWord(site, at)
      if (path === undefined || site.kindAt(segmentsOf(path)) !== 'nothing') continue
      // What each version answers is in mod_authz_groupfile.c: check_user_access (2.2), group_check_authorization (2.4).
      yield {
        at,
        message: `${path} does not exist. Where a Require asks for a group, 2.4 refuses every password (401); 2.2 answered 500. Name the right file, or remove those Require lines.`,
      }
    }
  },
})

const asksGroup = ({ args }: Directive): boolean => /^(file-)?group$/i.test(args[0]?.value ?? '')
