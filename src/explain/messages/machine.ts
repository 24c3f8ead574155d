import type { KnownMessage } from '../message.js'

/** Messages about missing or different users, folders and addresses on the machine. */
export const machineMessages: readonly KnownMessage[] = [
  {
    id: 'logs-not-opened',
    codes: ['AH00015', 'AH00019', 'AH00091'],
    says: /^(?:Unable to open logs|could not open error log file (?<name>\S+?)\.?$)/,
    directives: ['ErrorLog', 'CustomLog', 'TransferLog'],
    cause: 'httpd could not open a log, or a module failed while logs were opened.',
    action:
      'Check that the folder of each log exists, and that httpd can write to this folder. The message before this one may give the reason.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#errorlog',
  },
  {
    id: 'log-folder',
    codes: ['AH02291', 'AH02297'],
    says: /^Cannot access directory '(?<name>[^']*)' for (?:.* defined at (?<path>\S.*):(?<line>\d+))?/,
    directives: ['ErrorLog', 'CustomLog', 'TransferLog'],
    cause: '2.4 does not start, because the folder of a log does not exist.',
    action:
      'Create the folder, or write another path on the line of the log. Packages of 2.4 may have another folder for logs.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#errorlog',
  },
  {
    id: 'servername',
    covers: ['err-servername'],
    codes: ['AH00558', 'AH00557'],
    says: /^(?:Could not reliably determine the server's fully qualified domain name|apr_sockaddr_info_get\(\) failed for)/,
    cause:
      'There is no ServerName outside the virtual hosts, so httpd asked the system for a name. 2.2 logged this message too.',
    action: 'Nothing to do. To stop the message, write `ServerName localhost` at server level.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#servername',
  },
  {
    id: 'documentroot',
    covers: ['documentroot-missing'],
    codes: ['AH00112'],
    says: /^(?:Warning: )?DocumentRoot (?:\[|')(?<name>[^'\]]*)(?:' is not a directory|\] does not exist)/,
    directives: ['DocumentRoot'],
    cause:
      'The folder of a DocumentRoot does not exist, or the user who starts httpd cannot read it. 2.2 logged this message too.',
    action:
      'Create the folder, or correct the path after DocumentRoot. `httpd -t -T` tests the configuration without this check.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#documentroot',
  },
  {
    id: 'no-user',
    codes: ['AH00543', 'AH00544'],
    says: /^bad (?:user|group) name (?<name>\S+)/,
    directives: ['User', 'Group'],
    cause: 'This machine has no user or group with the name in the message.',
    action:
      'After User and Group, write names that exist on this machine, such as `apache`, `www-data` or `www`. Or create the missing user or group.',
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_unixd.html#user',
  },
  {
    id: 'mpm-limits',
    covers: ['mpm-limit-order'],
    codes: ['AH00180', 'AH00181', 'AH00315', 'AH00316', 'AH00317', 'AH00513', 'AH00514', 'AH00515', 'AH00516'],
    says: /^(?:WARNING: |: )?(?:(?:changing )?(?:MaxRequestWorkers|ThreadsPerChild|ServerLimit|ThreadLimit|StartServers|MinSpare\w+|ThreadStackSize)\b.*(?:decreasing|increasing|not allowed|default)|gprof: error)/,
    cause: 'The numbers of workers, threads and servers contradict each other, so 2.4 uses different numbers.',
    action:
      'Correct the numbers of the directives in the message. 2.2 checked each line by itself; 2.4 checks the numbers after it has read all lines.',
    mendedBy: ['maxclients'],
    see: 'https://httpd.apache.org/docs/2.4/mod/mpm_common.html#maxrequestworkers',
  },
  {
    id: 'address-in-use',
    codes: ['AH00072'],
    says: /^make_sock: could not bind to address (?<name>\S+)/,
    directives: ['Listen'],
    cause:
      'This address and port are in use, for example by the old 2.2 or by another Listen line of this configuration.',
    action: 'Stop the other server first, or delete the second Listen line for this address and port.',
    mendedBy: ['listen-duplicate'],
    see: 'https://httpd.apache.org/docs/2.4/bind.html',
  },
]
