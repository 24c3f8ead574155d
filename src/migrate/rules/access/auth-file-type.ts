import { removeWord, safeFix } from '../../../edit/edit.js'
import { failureAt } from '../../failure.js'
import { eachLine, ruleOf } from '../../rule.js'

export const authFileType = ruleOf('access', {
  id: 'auth-file-type',
  title: 'AuthUserFile and AuthGroupFile take no file type',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authn_file.html#authuserfile',
  covers: ['authn-file-type'],
  page: `
2.2 still took the word \`standard\`, the only file type there ever was, after the name of the file. 2.4 takes the name only
and does not start with a second word, so the word is removed. A name with a blank in it must stand in quotes, in both
versions.`,
  check: eachLine(['AuthUserFile', 'AuthGroupFile'], (at) => {
    const [, type, ...others] = at.args
    // 2.2 refused any other second word, so such a line is a mistake of its own.
    if (type?.value !== 'standard' || others.length > 0) return undefined
    return {
      mark: type,
      message: `2.4 takes only the file name after ${at.name.value} and ${failureAt(at)} with the word "standard"; remove the word.`,
      fix: safeFix('Remove the file type', removeWord(at, type)),
    }
  }),
})
