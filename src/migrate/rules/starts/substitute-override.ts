import { lacksOverride } from '../../../models/granted-overrides.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { ruleOf } from '../../rule.js'

export const substituteOverride = ruleOf('starts', {
  id: 'substitute-override',
  title: 'Substitute in .htaccess where AllowOverride does not grant FileInfo',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_substitute.html#substitute',
  covers: ['substitute-override'],
  page: `
2.2 let Substitute stand in every \`.htaccess\` file. Since 2.4.11 it needs FileInfo among the words of AllowOverride, and httpd
answers every request below the file with 500 otherwise.

Grant FileInfo, which opens more than Substitute to the file, or move the line into the server's configuration. The rule speaks
only where the given files have an AllowOverride and none of them grants FileInfo.`,
  *check(site) {
    const lines = site.directives('Substitute')
    if (lines.length === 0 || !lacksOverride(site, 'FileInfo')) return
    for (const at of lines) {
      if (!isHtaccess(at.file)) continue
      yield {
        at,
        message:
          '2.4 answers 500 for Substitute in .htaccess unless AllowOverride grants FileInfo; add FileInfo there, or move the line to the <Directory>.',
      }
    }
  },
})
