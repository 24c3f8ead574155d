import { segmentsOf } from '../../../httpd/folder-path.js'
import { fileNamedBy } from '../../../models/named-file.js'
import { longestLine } from '../../../syntax/line-reader.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const authFileLongLine = ruleOf('access', {
  id: 'auth-file-long-line',
  title: 'A very long line in a file of users or groups',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_groupfile.html#authgroupfile',
  page: `
2.2 read the files of AuthGroupFile and AuthUserFile in pieces of 8,191 bytes, and took the rest of a longer line for a line of
its own. 2.4 reads a line of groups as a whole, so that users whose names stand further on belong to the group for the first
time, and get in. In a file of users it reads nothing more behind such a line.

The rule looks at the files where they are given with their paths. A group may have
several lines. Where those further on are to stay out, take out their names.`,
  check: eachLineOn22(['AuthGroupFile', 'AuthUserFile'], (at, site) => {
    const path = fileNamedBy(site, at)
    if (path === undefined || !site.hasLineBeyond(longestLine, segmentsOf(path))) return undefined
    // server/util.c, ap_cfg_getline; mod_authz_groupfile.c, groups_for_user: 2.4 has ap_varbuf_cfg_getline.
    const now =
      at.key === 'authgroupfile'
        ? '2.4 reads it all and lets in the users named after that; remove those who should stay out'
        : '2.4 reads nothing behind it; shorten it'
    return { message: `A line of ${path} is longer than ${longestLine} characters. 2.2 cut it there; ${now}.` }
  }),
})
