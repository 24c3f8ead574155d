import type { KnownMessage } from '../message.js'

/** Messages at the start about the configuration as a whole: its sections, Includes, variables and outdated directives. */
export const startMessages: readonly KnownMessage[] = [
  {
    id: 'syntax-error',
    covers: ['err-syntax'],
    codes: ['AH00526'],
    says: /^(?:Syntax error)?$/,
    cause: 'httpd rejected a line of the configuration; the next line of its output gives the reason.',
    action:
      'Correct the line in the message, for the reason on the next line of the output. If the line is continued, the message names its last part.',
  },
  {
    id: 'configuration-failed',
    covers: ['err-config-failed'],
    codes: ['AH00013', 'AH00014', 'AH00016', 'AH00017', 'AH00018', 'AH00020'],
    says: /^(?:Pre-configuration failed|Configuration check failed|Configuration Failed)/i,
    cause: 'A module failed to start with this configuration.',
    action: 'Read the messages before this one, on the terminal and in the ErrorLog. One of them gives the reason.',
  },
  {
    id: 'not-closed',
    says: /^(?<path>\S.*?):(?<line>\d+): <[^>]+> was not closed/,
    cause:
      '2.4 finds no closing tag for a section. If 2.2 found the tag, the line before the tag ends in two backslashes, and 2.4 joins the two lines.',
    action:
      'Add the closing tag. If the line before the tag ends in two backslashes, write the last argument of that line in quotes instead.',
    mendedBy: ['double-backslash-eol'],
    see: 'https://httpd.apache.org/docs/2.4/configuring.html#syntax',
  },
  {
    id: 'tags-cross',
    says: /^(?:Expected (?<open><\/?\w+>) but saw <\/(?<name>\w+)>|<\/\w+> without matching)/,
    answer: ({ name = '' }) => ({
      cause: /^Require/i.test(name)
        ? `mod_authz_core is not loaded, so httpd does not know <${name}>.`
        : 'The closing tag does not match the section that is open, or no loaded module knows the opening tag.',
      action: /^Require/i.test(name)
        ? 'Load the module: `LoadModule authz_core_module modules/mod_authz_core.so`.'
        : 'Correct the tags. If a module is missing, load the module above the section.',
      mendedBy: ['moved-require', 'loadmodule-required', 'double-backslash-eol'],
      see: 'https://httpd.apache.org/docs/2.4/sections.html',
    }),
  },
  {
    id: 'include-no-match',
    covers: ['err-include'],
    says: /^Include\/IncludeOptional: No matches for the wildcard '(?<name>[^']*)'/,
    cause: '2.4 does not start if the pattern of an Include matches no file; 2.2 accepted that.',
    action: 'Write IncludeOptional instead of Include.',
    mendedBy: ['include-no-match'],
  },
  {
    id: 'include-missing',
    says: /^(?:Could not open configuration file|Include\/IncludeOptional: Could not open directory) (?<name>.+?): /,
    cause: 'An Include names a file or folder that does not exist or cannot be read.',
    action:
      'Correct the path. Packages of 2.4 may have the file in another folder, or may not have the file. If the file may be missing, write IncludeOptional.',
    mendedBy: ['include-no-match'],
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#include',
  },
  {
    id: 'config-variable',
    covers: ['err-config-var'],
    codes: ['AH00111'],
    says: /^Config variable \$\{(?<name>[^}]+)\} is not defined/,
    answer: ({ name = '' }) => ({
      cause: `Neither Define nor the environment sets \${${name || 'NAME'}}, so httpd uses the text itself as the value.`,
      action: name.startsWith('APACHE_')
        ? 'On Debian, start httpd with `apache2ctl`, which reads /etc/apache2/envvars. On other systems, add a Define line for the variable.'
        : 'Add `Define NAME VALUE` for the variable, or set the variable in the environment in which httpd starts.',
      mendedBy: ['config-variable'],
      see: 'https://httpd.apache.org/docs/2.4/mod/core.html#define',
    }),
  },
  {
    id: 'name-virtual-host',
    covers: ['err-namevirtualhost'],
    codes: ['AH00548'],
    says: /^NameVirtualHost has no effect and will be removed in the next release(?: (?<path>\S.*):(?<line>\d+))?/,
    cause: '2.4 ignores NameVirtualHost: virtual hosts that share an address are always chosen by name.',
    action: 'Delete the line.',
    mendedBy: ['name-virtual-host'],
  },
  {
    id: 'default-type',
    covers: ['err-defaulttype'],
    codes: ['AH00117'],
    says: /^Ignoring deprecated use of DefaultType in line (?<line>\d+) of (?<path>.+?)\.?$/,
    cause: '2.4 ignores DefaultType and sends files of unknown type without a Content-Type.',
    action: 'Delete the line, and set the types of such files with AddType or ForceType.',
    mendedBy: ['default-type'],
  },
  {
    id: 'of-1-3',
    covers: ['upgrade-from-2.0'],
    says: /^(?:(?<old>Port) was replaced with Listen|The (?<directive>FancyIndexing) directive is no longer supported)/,
    cause: 'The line has a directive of httpd 1.3, which 2.2 rejected too.',
    action: 'Write Listen instead of Port, and `IndexOptions FancyIndexing` instead of FancyIndexing.',
    mendedBy: ['upgrade-from-2.0'],
  },
  {
    id: 'new-name',
    covers: ['maxclients', 'maxrequestsperchild'],
    codes: ['AH00188', 'AH00324', 'AH00521', 'AH00545'],
    says: /^(?<directive>MaxClients|MaxRequestsPerChild) is deprecated/,
    cause: 'The directive has a new name in 2.4; the old name still works.',
    action: 'Write MaxRequestWorkers instead of MaxClients, and MaxConnectionsPerChild instead of MaxRequestsPerChild.',
    mendedBy: ['maxclients', 'maxrequestsperchild'],
  },
]
