import { didYouMean } from '../../base/nearest-name.js'
import { authzProviderNamed, authzProviders } from '../../httpd/authz-providers.js'
import { moduleByName } from '../../httpd/modules.js'
import { knownThirdPartyModules } from '../../httpd/third-party-modules/known-modules.js'
import { installAdvice } from '../../httpd/third-party-modules/third-party-module.js'
import type { KnownMessage, MessageExplanation, MessageWords } from '../message.js'
import { loadModuleLine } from './invalid-command.js'

const core = 'https://httpd.apache.org/docs/2.4/mod/mod_authz_core.html'

/** Messages about access control and logins that httpd logs when it starts. */
export const accessMessages: readonly KnownMessage[] = [
  {
    id: 'access-outside-directory',
    says: /^(?<directive><?(?:Require\w*|Order|Allow|Deny|Satisfy|AuthMerging|AuthType|AuthName))>? not allowed here/i,
    cause: 'Neither 2.2 nor 2.4 accepts access rules or login lines at server or virtual host level.',
    action: 'Move the line, or the Include that reads it, into the right <Directory> or <Location>.',
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
    cause: '2.4 rejects a section that only excludes clients, because it lets nobody in.',
    action: 'Add `Require all granted` to the <RequireAll>.',
    mendedBy: ['authz-negative-only'],
    see: core,
  },
  {
    id: 'negative-alternative',
    covers: ['err-negative-any', 'authz-negative-only'],
    says: /^(?:negative Require|<RequireNone>) directive has no effect in <RequireAny> directive/,
    cause: '`Require not` lets nobody in, and has no effect beside other Require lines, because they are alternatives.',
    action: 'Put it into a <RequireAll> together with `Require all granted` or the lines that let people in.',
    mendedBy: ['authz-negative-only'],
    see: core,
  },
  {
    id: 'comment-in-allow',
    covers: ['access-trailing-comment'],
    says: /^(?:No comments are allowed here|ip address '#' appears to be invalid)/,
    cause: 'httpd has no comments at the end of a line: 2.2 read the words after # as host names.',
    action: 'Move the comment to a line of its own.',
    mendedBy: ['access-trailing-comment'],
  },
  {
    id: 'require-all-word',
    covers: ['authz-require-unknown'],
    says: /^Argument for 'Require all' must be/,
    cause:
      '2.4 accepts exactly one word after `Require all`: granted or denied. A comment on the line counts as words.',
    action: 'Write `Require all granted` or `Require all denied`, and move a comment to a line of its own.',
    mendedBy: ['access-trailing-comment', 'authz-require-unknown'],
    see: core,
  },
  {
    id: 'not-an-address',
    covers: ['access-ip-forms'],
    says: /^ip address '(?<name>[^']*)' appears to be invalid/,
    cause: '`Require ip` accepts only addresses; Allow and Deny also accepted names.',
    action: 'Write `Require host` for a name.',
    mendedBy: ['access-ip-forms'],
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_host.html',
  },
  {
    id: 'unknown-method',
    covers: ['access-limit-other-methods'],
    says: /^Invalid Method '(?<name>[^']*)'/,
    cause: '`Require method` accepts only methods that httpd knows.',
    action: 'Add `RegisterHttpMethod NAME` to the main configuration, or remove the method.',
    mendedBy: ['access-limit-other-methods'],
    see: core,
  },
]

/** Providers of authentication, by the module that brings them. */
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
    ? ` If a third-party module checked it, write that module's word for 2.4: ${words.join(', ')}.`
    : ''
}

/** Modules that handle a Require line because of their own directive beside it, whatever the AuthType. */
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
  const what = kind === 'n' ? 'the provider' : 'Require'
  if (/^(granted|denied)$/.test(word))
    return {
      cause: `${name} must follow \`Require all\`, on the same line.`,
      action: `Write \`Require all ${word}\`.`,
      mendedBy,
      see: core,
    }
  if (provider && word !== name && kind !== 'n')
    return {
      ...(provider.in22 && !provider.inLowerCaseOnly
        ? {
            cause: `2.4 needs the word after Require in lower case; 2.2 also accepted ${name}.`,
            action: `Write ${word}.`,
          }
        : {
            cause: `2.4 needs the word after Require in lower case. 2.2 did not know ${name}, so the line let nobody in.`,
            action: `Write ${word} to let these clients in, or remove the line.`,
          }),
      mendedBy,
      see: core,
    }
  if (module && moduleByName(module))
    return {
      cause: `In 2.4 ${what} ${name} belongs to ${module}, which is not loaded. 2.2 checked that only at each request.`,
      action: `Load the module: \`${loadModuleLine(module)}\`.${kind === 'n' ? '' : otherWords(name, besideAnyType)}`,
      mendedBy,
      see: core,
    }
  const other = knownThirdPartyModules.find(({ provider, requires }) =>
    kind === 'n' ? provider === word : Object.values(requires?.renamed ?? {}).includes(word),
  )
  if (other)
    return {
      cause: `${kind === 'n' ? 'The provider' : 'Require'} ${name} belongs to ${other.name}, which is not part of httpd and is not loaded.`,
      action: `${installAdvice(other)}, and load it.`,
      mendedBy: ['loadmodule-third-party'],
      see: core,
    }
  return {
    cause: `No loaded module knows ${what} ${name || '…'}; 2.2 started anyway.`,
    action: `Load the module that knows it, or correct the word.${kind === 'n' ? '' : `${didYouMean(name, requireWords)}${otherWords(name)}`} If no module of 2.2 knew the word either, the line let nobody in.`,
    mendedBy,
    see: core,
  }
}
