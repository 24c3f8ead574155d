import type { KnownMessage } from '../message.js'

/** Messages about logs, locks and other files of the running server. */
export const logMessages: readonly KnownMessage[] = [
  {
    id: 'piped-log',
    covers: ['piped-log-shell'],
    codes: ['AH00089', 'AH00103', 'AH00104', 'AH00106', 'AH00107', 'AH00108'],
    says: /^(?:Couldn't start (?:ErrorLog|piped log) process|(?:unable to start )?piped log program|piped_log_\w+: unable to (?:respawn|setup child process)) '?(?<name>[^']*)'?/,
    directives: ['ErrorLog', 'CustomLog', 'TransferLog'],
    cause:
      '2.4 starts the program of a piped log without a shell, so there is no PATH, redirection or variable; 2.2 used a shell.',
    action: 'Write `"|$command"` instead of `"|command"` to use a shell, or the full path of the program.',
    mendedBy: ['piped-log-shell'],
  },
  {
    id: 'lock-not-made',
    covers: ['runtime-dir'],
    codes: ['AH00023'],
    says: /^Couldn't create the (?<name>\S+) mutex/,
    cause:
      'httpd could not create a lock. Lock files go to DefaultRuntimeDir (the logs folder unless it is set), or where a Mutex line says.',
    action:
      "Create the folder, make httpd's user its owner, or name another one with `DefaultRuntimeDir` or `Mutex file:/FOLDER default`.",
    mendedBy: ['accept-mutex', 'ssl-mutex', 'rewrite-lock'],
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#defaultruntimedir',
  },
  {
    id: 'cgi-socket',
    covers: ['default-scriptsock'],
    codes: ['AH01243', 'AH01255', 'AH01257'],
    says: /^(?:(?:mod_cgid: )?Couldn't (?:bind|create|listen|unlink|set permissions|change owner|spawn cgid)|unable to (?:connect|create socket) to cgi daemon|cgid daemon|The length of the ScriptSock|couldn't set child process)/i,
    cause: 'mod_cgid uses a socket. In 2.4 it is below DefaultRuntimeDir unless ScriptSock names it.',
    action: "Create the folder of the socket, or name another one with ScriptSock. httpd's user must own it.",
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_cgid.html#scriptsock',
  },
]
