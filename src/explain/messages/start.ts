import type { KnownMessage } from '../message.js'

/** Wrappers and summaries: the reason stands beside them. */
export const startMessages: readonly KnownMessage[] = [
  {
    id: 'syntax-error',
    covers: ['err-syntax'],
    codes: ['AH00526'],
    says: /^(?:Syntax error)?$/,
    cause: 'httpd could not take a line of the configuration; the next line of its output says why.',
    action: 'Look at that reason: file and line are exact (of a continued line, its last).',
  },
  {
    id: 'configuration-failed',
    covers: ['err-config-failed'],
    codes: ['AH00013', 'AH00014', 'AH00016', 'AH00017', 'AH00018', 'AH00020'],
    says: /^(?:Pre-configuration failed|Configuration check failed|Configuration Failed)/i,
    cause: 'A module refused to start with this configuration.',
    action: 'Look at the messages before this one, on the terminal and in the ErrorLog: they hold the reason.',
  },
  {
    id: 'not-closed',
    says: /^(?<path>\S.*?):(?<line>\d+): <[^>]+> was not closed/,
    cause:
      'A section has no closing tag that 2.4 sees. Where 2.2 saw one, a line before it ends in two backslashes, which swallows the next line in 2.4.',
    action: 'Close the section, or quote the argument that ends in backslashes.',
    mendedBy: ['double-backslash-eol'],
    see: 'https://httpd.apache.org/docs/2.4/configuring.html#syntax',
  },
  {
    id: 'tags-cross',
    says: /^(?:Expected (?<open><\/?\w+>) but saw <\/(?<name>\w+)>|<\/\w+> without matching)/,
    answer: ({ name = '' }) => ({
      cause: /^Require/i.test(name)
        ? `mod_authz_core is not loaded, so that httpd does not take <${name}> for a section.`
        : 'This tag closes another section than the one that is open, or one that no loaded module knows.',
      action: /^Require/i.test(name)
        ? 'Load the module: `LoadModule authz_core_module modules/mod_authz_core.so`.'
        : 'Correct the tags, or load the module that knows the section above it.',
      mendedBy: ['moved-require', 'loadmodule-required', 'double-backslash-eol'],
      see: 'https://httpd.apache.org/docs/2.4/sections.html',
    }),
  },
  {
    id: 'include-no-match',
    covers: ['err-include'],
    says: /^Include\/IncludeOptional: No matches for the wildcard '(?<name>[^']*)'/,
    cause: '2.4 does not start when the pattern of an Include matches no file; 2.2 did not mind.',
    action: 'Write IncludeOptional for Include.',
    mendedBy: ['include-no-match'],
  },
  {
    id: 'include-missing',
    says: /^(?:Could not open configuration file|Include\/IncludeOptional: Could not open directory) (?<name>.+?): /,
    cause: 'An Include names a file or a folder that is not there or may not be read.',
    action:
      'Correct the path: packages of 2.4 may keep the file elsewhere, or not have it. IncludeOptional does not mind.',
    mendedBy: ['include-no-match'],
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#include',
  },
  {
    id: 'config-variable',
    covers: ['err-config-var'],
    codes: ['AH00111'],
    says: /^Config variable \$\{(?<name>[^}]+)\} is not defined/,
    answer: ({ name = '' }) => ({
      cause: `Nothing defines \${${name || 'NAME'}}, neither Define nor the environment, so the text stays as it is.`,
      action: name.startsWith('APACHE_')
        ? 'On Debian, start httpd with apache2ctl, which reads /etc/apache2/envvars; elsewhere define it with Define.'
        : 'Define it with `Define NAME value`, or in the environment that httpd is started in.',
      mendedBy: ['config-variable'],
      see: 'https://httpd.apache.org/docs/2.4/mod/core.html#define',
    }),
  },
  {
    id: 'name-virtual-host',
    covers: ['err-namevirtualhost'],
    codes: ['AH00548'],
    says: /^NameVirtualHost has no effect and will be removed in the next release(?: (?<path>\S.*):(?<line>\d+))?/,
    cause:
      '2.4 chooses virtual hosts by name wherever several share an address, and does nothing with NameVirtualHost.',
    action: 'Delete the line.',
    mendedBy: ['name-virtual-host'],
  },
  {
    id: 'default-type',
    covers: ['err-defaulttype'],
    codes: ['AH00117'],
    says: /^Ignoring deprecated use of DefaultType in line (?<line>\d+) of (?<path>.+?)\.?$/,
    cause: '2.4 sends files whose type it does not know without Content-Type, whatever DefaultType says.',
    action: 'Delete the line, and give the files that need it a type with AddType or ForceType.',
    mendedBy: ['default-type'],
  },
  {
    id: 'of-1-3',
    covers: ['upgrade-from-2.0'],
    says: /^(?:(?<old>Port) was replaced with Listen|The (?<directive>FancyIndexing) directive is no longer supported)/,
    cause: 'The directive is of httpd 1.3; 2.2 refused it too.',
    action: 'Write Listen for Port, and `IndexOptions FancyIndexing` for FancyIndexing.',
    mendedBy: ['upgrade-from-2.0'],
  },
  {
    id: 'new-name',
    covers: ['maxclients', 'maxrequestsperchild'],
    codes: ['AH00188', 'AH00324', 'AH00521', 'AH00545'],
    says: /^(?<directive>MaxClients|MaxRequestsPerChild) is deprecated/,
    cause: 'The directive has a new name in 2.4; the old one still works.',
    action: 'Write MaxRequestWorkers for MaxClients, and MaxConnectionsPerChild for MaxRequestsPerChild.',
    mendedBy: ['maxclients', 'maxrequestsperchild'],
  },
]
