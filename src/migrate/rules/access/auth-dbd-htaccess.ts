import { isHtaccess } from '../../../site/htaccess.js'
import { eachLine, ruleOf } from '../../rule.js'

export const authDbdHtaccess = ruleOf('access', {
  id: 'auth-dbd-htaccess',
  title: 'A database query for passwords fails in .htaccess',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authn_dbd.html#authdbduserpwquery',
  fixes: 'none',
  covers: ['authdbd-htaccess'],
  page: `
## What 2.2 did

AuthDBDUserPWQuery and AuthDBDUserRealmQuery could stand in a \`.htaccess\` file.

## What 2.4 does

Both are prepared when httpd starts, so they work in the main configuration only. In a \`.htaccess\` file they make
every request below it fail with 500.

## What the rule does

It reports the line. Move it into the \`<Directory>\` that covers the folder.`,
  check: eachLine(['AuthDBDUserPWQuery', 'AuthDBDUserRealmQuery'], (at) => {
    if (!isHtaccess(at.file)) return undefined
    return {
      message: `2.4 answers 500 to every request below a .htaccess file with ${at.name.value}. Move this line to a <Directory> of the main configuration.`,
    }
  }),
})
