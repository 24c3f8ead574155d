import { didYouMean } from '../../base/nearest-name.js'
import { authzProviderNamed, authzProviders } from '../../httpd/authz-providers.js'
import { moduleByName } from '../../httpd/modules.js'
import { knownThirdPartyModules } from '../../httpd/third-party-modules/known-modules.js'
import { installAdvice } from '../../httpd/third-party-modules/third-party-module.js'
import type { KnownMessage, MessageExplanation, MessageWords } from '../message.js'
import { loadModuleLine } from './invalid-command.js'

const core = 'https://httpd.apache.org/docs/2.4/mod/mod_authz_core.html'

/** Messages about access control and logins that httpd logs when it starts. */
export const accessLineMessages: readonly KnownMessage[] = [
  {
    id: 'access-outside-directory',
    says: /^(?<directive><?(?:Require\w*|Order|Allow|Deny|Satisfy|AuthMerging|AuthType|AuthName))>? not allowed here/i,
    cause: 'Neither 2.2 nor 2.4 accepts access rules or login lines at server or virtual host level.',
    action:
      'Move the line into the `<Directory>` or `<Location>` section whose access the line should set. If an Include reads the line, move the Include.',
    see: 'https://httpd.apache.org/docs/2.4/sections.html',
  },
  {
    id: 'unknown-authz-provider',
    covers: ['err-unknown-provider', 'authz-require-unknown', 'authz-require-case', 'authz-provider-modules'],
    says: /^Unknown Auth(?<kind>[zn]) provider: ?(?<name>\S*)/,
    directives: ['Require', 'AuthBasicProvider', 'AuthDigestProvider'],
    answer: unknownProvider,
  },
  {
    id: 'only-negatives',
    covers: ['err-negative', 'authz-negative-only'],
    codes: ['AH01624'],
    says: /^.* directive contains (?:only negative|no) authorization directives/,
    cause: '2.4 rejects a section that only excludes clients, because such a section lets nobody in.',
    action: 'Put the Require lines of the section into one `<RequireAll>`, and add `Require all granted` there.',
    mendedBy: ['authz-negative-only'],
    see: core,
  },
  {
    id: 'negative-alternative',
    covers: ['err-negative-any', 'authz-negative-only'],
    says: /^(?:negative Require|<RequireNone>) directive has no effect in <RequireAny> directive/,
    cause:
      '`Require not` has no effect beside other Require lines, because any one of those lines is enough to let a client in.',
    action:
      'Put `Require not` into a `<RequireAll>`, together with `Require all granted` or the lines that let clients in.',
    mendedBy: ['authz-negative-only'],
    see: core,
  },
  {
    id: 'comment-in-allow',
    covers: ['access-trailing-comment'],
    says: /^(?:No comments are allowed here|ip address '#' appears to be invalid)/,
    cause: '2.4 rejects a comment at the end of the line. 2.2 read the words after `#` as host names.',
    action: 'Move the comment to a line of its own.',
    mendedBy: ['access-trailing-comment'],
  },
  {
    id: 'require-all-word',
    covers: ['authz-require-unknown'],
    says: /^Argument for 'Require all' must be/,
    cause: '2.4 accepts only `granted` or `denied` after `Require all`, and no comment on the same line.',
    action: 'Write `Require all granted` or `Require all denied`, and move a comment to a line of its own.',
    mendedBy: ['access-trailing-comment', 'authz-require-unknown'],
    see: core,
  },
  {
    id: 'not-an-address',
    covers: ['access-ip-forms'],
    says: /^ip address '(?<name>[^']*)' appears to be invalid/,
    cause: '`Require ip` accepts only IP addresses. Allow and Deny also accepted host names.',
    action: 'For a host name, write `Require host NAME`.',
    mendedBy: ['access-ip-forms'],
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_host.html',
  },
  {
    id: 'unknown-method',
    covers: ['access-limit-other-methods'],
    says: /^Invalid Method '(?<name>[^']*)'/,
    cause: '`Require method` accepts only methods that httpd knows.',
    action:
      'If clients use the method, add `RegisterHttpMethod NAME` to the main configuration. Otherwise remove the method from the line.',
    mendedBy: ['access-limit-other-methods'],
    see: core,
  },
]

/** The module of each authentication provider. */
const authnProviders: Readonly<Record<string, string>> = {
  file: 'mod_authn_file',
  dbm: 'mod_authn_dbm',
  dbd: 'mod_authn_dbd',
  anon: 'mod_authn_anon',
  ldap: 'mod_authnz_ldap',
}

/** A sentence with the words by which third-party modules for 2.4 replace a word of Require; empty if there are none. */
function otherWords(name: string, modules = knownThirdPartyModules): string {
  const words = modules.flatMap(({ name: module, requires }) => {
    const renamed = requires?.renamed[name] ?? requires?.renamed[name.toLowerCase()]
    const word = renamed ?? (requires?.before && `${requires.before} ${name}`)
    return word && word !== name ? [`\`${word}\` (${module})`] : []
  })
  return words.length > 0
    ? ` If a third-party module handled this Require line, write that module's word for 2.4: ${words.join(', ')}.`
    : ''
}

/** The third-party modules that handle a Require line if a directive of theirs is beside the line, whatever the AuthType is. */
const besideAnyType = knownThirdPartyModules.filter(({ requires }) => requires && requires.usedBy !== 'authtype')

const requireWords = authzProviders.map(({ word }) => word)

function unknownProvider({ kind, name = '' }: MessageWords): MessageExplanation {
  const word = name.toLowerCase()
  const provider = authzProviderNamed(word)
  const module = provider?.module ?? authnProviders[word]
  const mendedBy = [
    'err-unknown-provider',
    'authz-provider-modules',
    'authz-require-case',
    'authz-require-unknown',
    'loadmodule-required',
  ]
  const isAuthentication = kind === 'n'
  const subject = isAuthentication ? `the provider \`${name || '…'}\`` : `\`Require ${name || '…'}\``
  if (/^(granted|denied)$/.test(word))
    return {
      cause: `2.4 accepts \`${name}\` only after \`Require all\`, on the same line.`,
      action: `Write \`Require all ${word}\`.`,
      mendedBy,
      see: core,
    }
  if (provider && word !== name && !isAuthentication)
    return {
      ...(provider.in22 && !provider.inLowerCaseOnly
        ? {
            cause: `2.4 needs the word after Require in lower case. 2.2 also accepted \`${name}\`.`,
            action: `Write \`${word}\` instead of \`${name}\`.`,
          }
        : {
            cause: `2.4 needs the word after Require in lower case. 2.2 did not know \`${name}\`, so the line let nobody in.`,
            action: `To let in the clients that the line means, write \`${word}\` instead of \`${name}\`. Otherwise remove the line.`,
          }),
      mendedBy,
      see: core,
    }
  if (module && moduleByName(module))
    return {
      cause: `In 2.4, ${subject} belongs to ${module}, which is not loaded.${isAuthentication ? '' : ' 2.2 started even without the module.'}`,
      action: `Load the module: \`${loadModuleLine(module)}\`.${isAuthentication ? '' : otherWords(name, besideAnyType)}`,
      mendedBy,
      see: core,
    }
  const other = knownThirdPartyModules.find(({ provider, requires }) =>
    isAuthentication ? provider === word : Object.values(requires?.renamed ?? {}).includes(word),
  )
  if (other)
    return {
      cause: `In 2.4, ${subject} belongs to ${other.name}, which is not part of httpd and is not loaded.`,
      action: `${installAdvice(other)}.${other.isUnmaintained ? '' : ' Then load the module.'}`,
      mendedBy: ['loadmodule-third-party'],
      see: core,
    }
  return {
    cause: `No loaded module knows ${subject}.${isAuthentication ? '' : ' 2.2 started anyway.'}`,
    action: `Load the module that knows this word, or correct the word.${isAuthentication ? '' : `${didYouMean(name, requireWords)}${otherWords(name)} If no module of 2.2 knew the word either, the line let nobody in.`}`,
    mendedBy,
    see: core,
  }
}
