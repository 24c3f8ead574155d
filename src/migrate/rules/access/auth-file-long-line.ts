import { segmentsOf } from '../../../httpd/folder-path.js'
import { pathNamedByFirstWord } from '../../../models/named-file.js'
import { maxLineLength22 } from '../../../syntax/line-reader.js'
import { eachLineInSiteOn22, ruleOf } from '../../rule.js'

export const authFileLongLine = ruleOf('access', {
  id: 'auth-file-long-line',
  title: 'A very long line in a file of users or groups',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_groupfile.html#authgroupfile',
  fixes: 'none',
  page: `
## What 2.2 did

httpd read the files of AuthGroupFile and AuthUserFile in pieces of 8,191 bytes. The rest of a longer line counted as
another line.

## What 2.4 does

httpd reads a group's line as a whole: users named after byte 8,191 belong to the group for the first time and get in.
In a file of users, it reads no line after the long one.

## What the rule does

It reports the line. To keep those users out, remove their names; to shorten a group, split it over several lines.

## When not

If the file of users or groups is not among the given files, with its path, the rule reports nothing.`,
  check: eachLineInSiteOn22(['AuthGroupFile', 'AuthUserFile'], (at, site) => {
    const path = pathNamedByFirstWord(site, at)
    if (path === undefined || !site.hasLineLongerThan(maxLineLength22, segmentsOf(path))) return undefined
    // 2.4 reads lines of any length in a file of groups (mod_authz_groupfile.c, groups_for_user: ap_varbuf_cfg_getline). For
    // other files, both versions cut lines at one length (server/util.c, ap_cfg_getline).
    const now =
      at.key === 'authgroupfile'
        ? '2.4 reads the whole line and lets in the users named after that point. Remove the names of users who should stay out'
        : '2.4 reads no line after the long one. Shorten the long line'
    return {
      message: `A line of ${path} is longer than ${maxLineLength22} characters. 2.2 cut the line off there; ${now}.`,
    }
  }),
})
