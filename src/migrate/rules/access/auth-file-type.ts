import { removeWord, safeFix } from '../../../edit/edit.js'
import { failureAt } from '../../failure.js'
import { eachLine, ruleOf } from '../../rule.js'

export const authFileType = ruleOf('access', {
  id: 'auth-file-type',
  title: 'AuthUserFile and AuthGroupFile take no file type',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authn_file.html#authuserfile',
  fixes: 'safe',
  covers: ['authn-file-type'],
  page: `
## What 2.2 did

httpd still accepted the word \`standard\` after the file name. It was the only file type there ever was.

## What 2.4 does

httpd accepts only the file name, and refuses to start if there is a second word.

## What the rule does

It removes the word. A file name with a space must be in quotes, in both versions.`,
  check: eachLine(['AuthUserFile', 'AuthGroupFile'], (at) => {
    const [, type, ...others] = at.args
    // mod_authn_file of 2.2 rejects any other second word.
    if (type?.value !== 'standard' || others.length > 0) return undefined
    return {
      mark: type,
      message: `2.4 accepts only a file name after ${at.name.value}, and ${failureAt(at)} because of the word "standard". Remove the word.`,
      fix: safeFix('Remove the file type', removeWord(at, type)),
    }
  }),
})
