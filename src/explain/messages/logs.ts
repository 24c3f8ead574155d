import type { KnownMessage } from '../message.js'

/** Messages about logs, locks and other files of the running server. */
export const runtimeFileMessages: readonly KnownMessage[] = [
  {
    id: 'piped-log',
    covers: ['piped-log-shell'],
    codes: ['AH00089', 'AH00103', 'AH00104', 'AH00106', 'AH00107', 'AH00108'],
    says: /^(?:Couldn't start (?:ErrorLog|piped log) process|(?:unable to start )?piped log program|piped_log_\w+: unable to (?:respawn|setup child process)) '?(?<name>[^']*)'?/,
    directives: ['ErrorLog', 'CustomLog', 'TransferLog'],
    cause:
      '2.4 starts the program of a piped log without a shell; 2.2 used a shell. Without a shell, PATH, redirections and variables have no effect.',
    action:
      'To use a shell, write `"|$command"` instead of `"|command"`. To use none, write the full path of the program.',
    mendedBy: ['piped-log-shell'],
  },
  {
    id: 'lock-not-made',
    covers: ['runtime-dir'],
    codes: ['AH00023'],
    says: /^Couldn't create the (?<name>\S+) mutex/,
    cause:
      'httpd could not create a lock. Lock files are in the folder of the Mutex line, or else of DefaultRuntimeDir, or else in the `logs` folder.',
    action:
      "Create this folder, and make httpd's user the owner. Or name another folder with `DefaultRuntimeDir /FOLDER` or `Mutex file:/FOLDER default`.",
    mendedBy: ['accept-mutex', 'ssl-mutex', 'rewrite-lock'],
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#defaultruntimedir',
  },
  {
    id: 'cgi-socket',
    covers: ['default-scriptsock'],
    codes: ['AH01243', 'AH01255', 'AH01257'],
    says: /^(?:(?:mod_cgid: )?Couldn't (?:bind|create|listen|unlink|set permissions|change owner|spawn cgid)|unable to (?:connect|create socket) to cgi daemon|cgid daemon|The length of the ScriptSock|couldn't set child process)/i,
    cause:
      'mod_cgid could not use its socket. In 2.4, the socket is in the folder of DefaultRuntimeDir unless ScriptSock names another path.',
    action: "Create the folder of the socket, or name another path with ScriptSock. httpd's user must own the folder.",
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_cgid.html#scriptsock',
  },
]
