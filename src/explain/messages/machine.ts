import type { KnownMessage } from '../message.js'

/** What the machine lacks, or has otherwise than the configuration says. */
export const machineMessages: readonly KnownMessage[] = [
  {
    id: 'logs-not-opened',
    codes: ['AH00015', 'AH00019', 'AH00091'],
    says: /^(?:Unable to open logs|could not open error log file (?<name>\S+?)\.?$)/,
    directives: ['ErrorLog', 'CustomLog', 'TransferLog'],
    cause: 'httpd could not open a log, or a module refused to start while logs are opened.',
    action: 'Look whether the folder of each log exists and may be written to, and at the message before this one.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#errorlog',
  },
  {
    id: 'log-folder',
    codes: ['AH02291', 'AH02297'],
    says: /^Cannot access directory '(?<name>[^']*)' for (?:.* defined at (?<path>\S.*):(?<line>\d+))?/,
    directives: ['ErrorLog', 'CustomLog', 'TransferLog'],
    cause: 'The folder of a log is not there; 2.4 looks before it starts.',
    action: 'Make the folder, or name another: packages of 2.4 may log elsewhere.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#errorlog',
  },
  {
    id: 'servername',
    covers: ['err-servername'],
    codes: ['AH00558', 'AH00557'],
    says: /^(?:Could not reliably determine the server's fully qualified domain name|apr_sockaddr_info_get\(\) failed for)/,
    cause: 'No ServerName stands outside of the virtual hosts, so httpd asked the system for a name. 2.2 said so too.',
    action: 'Nothing has to be done; `ServerName localhost` at server level ends the message.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#servername',
  },
  {
    id: 'documentroot',
    covers: ['documentroot-missing'],
    codes: ['AH00112'],
    says: /^(?:Warning: )?DocumentRoot (?:\[|')(?<name>[^'\]]*)(?:' is not a directory|\] does not exist)/,
    directives: ['DocumentRoot'],
    cause: 'The folder of a DocumentRoot is not there, or may not be read by whoever starts httpd. 2.2 minded too.',
    action: 'Make the folder, or correct the path; `httpd -t -T` checks without looking for it.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#documentroot',
  },
  {
    id: 'no-user',
    codes: ['AH00543', 'AH00544'],
    says: /^bad (?:user|group) name (?<name>\S+)/,
    directives: ['User', 'Group'],
    cause: 'The machine has no user or group of this name.',
    action: 'Write the one that the 2.4 of this machine runs as (apache, www-data, www, …), or make it.',
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_unixd.html#user',
  },
  {
    id: 'mpm-limits',
    covers: ['mpm-limit-order'],
    codes: ['AH00180', 'AH00181', 'AH00315', 'AH00316', 'AH00317', 'AH00513', 'AH00514', 'AH00515', 'AH00516'],
    says: /^(?:WARNING: |: )?(?:(?:changing )?(?:MaxRequestWorkers|ThreadsPerChild|ServerLimit|ThreadLimit|StartServers|MinSpare\w+|ThreadStackSize)\b.*(?:decreasing|increasing|not allowed|default)|gprof: error)/,
    cause: 'The numbers of workers, threads and servers do not fit each other, so 2.4 takes others.',
    action:
      'Make the numbers fit each other; 2.2 cut them down in the order of the lines, 2.4 when it has read them all.',
    mendedBy: ['maxclients'],
    see: 'https://httpd.apache.org/docs/2.4/mod/mpm_common.html#maxrequestworkers',
  },
  {
    id: 'address-in-use',
    codes: ['AH00072'],
    says: /^make_sock: could not bind to address (?<name>\S+)/,
    directives: ['Listen'],
    cause:
      'Something listens on this address and port already, such as the 2.2 that still runs, or another Listen line of this configuration.',
    action: 'Stop the other server first, or delete the Listen line that asks for the same port again.',
    mendedBy: ['listen-duplicate'],
    see: 'https://httpd.apache.org/docs/2.4/bind.html',
  },
]
