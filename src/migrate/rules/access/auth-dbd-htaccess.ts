import { isHtaccess } from '../../../site/htaccess.js'
import { eachLine, ruleOf } from '../../rule.js'

export const authDbdHtaccess = ruleOf('access', {
  id: 'auth-dbd-htaccess',
  title: 'A database query for passwords in .htaccess',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authn_dbd.html#authdbduserpwquery',
  covers: ['authdbd-htaccess'],
  page: `
AuthDBDUserPWQuery and AuthDBDUserRealmQuery are prepared when httpd starts, so they may stand in the main configuration
only. In a .htaccess file every request below it is answered with 500. Move the line into the \`<Directory>\` of the main
configuration that covers the folder.`,
  check: eachLine(['AuthDBDUserPWQuery', 'AuthDBDUserRealmQuery'], (at) => {
    if (!isHtaccess(at.file)) return undefined
    return {
      message: `2.4 answers 500 to every request below a .htaccess file with ${at.name.value}; move it to a <Directory> of the main configuration.`,
    }
  }),
})
