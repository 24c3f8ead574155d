import { flag, type OptionEntry, path, repeated, valued } from './option-entry.js'

/** For `requests` and `compare`: who is asked, what, and how. */
export const askingOptions = {
  start: flag(
    'With compare: start a copy of the configuration as it is and a migrated one on this machine, each on loopback, and compare these.',
  ),
  'old-httpd': path(
    'PROGRAM',
    'With compare --start: the httpd for the configuration as it is: a 2.2, or a 2.4 that has mod_access_compat.',
  ),
  'new-httpd': path(
    'PROGRAM',
    'With compare --start: the httpd 2.4 for the migrated configuration; otherwise the one of this machine.',
  ),
  migrated: path(
    'FOLDER',
    'With requests and compare: the configuration as you migrated it, with the same names of files; otherwise it is migrated as --write would, with --review by every fix.',
  ),
  log: repeated(
    'FILE',
    'With requests and compare: also the commonest requests of this access log. Words in query strings that could be secrets are left out; may be repeated.',
    { completes: 'file' },
  ),
  'log-format': valued(
    'FORMAT',
    'With --log: the words of the LogFormat line that wrote the log; otherwise those of the configuration, combined and common are tried.',
  ),
  most: valued('NUMBER', 'With --log: how many requests to take from the log at most; 1000 by default.'),
  user: repeated(
    'NAME',
    'With compare: also ask as this user. The password is in the environment variable HTTPD_UPGRADE_PASSWORD, or HTTPD_UPGRADE_PASSWORD_NAME, or is asked for; may be repeated.',
  ),
  header: repeated(
    'HEADER',
    "With compare: send this header, such as 'X-Test: 1', with every request; may be repeated.",
  ),
  method: repeated(
    'METHOD,…',
    'With requests and compare: only requests with these methods; GET, HEAD and OPTIONS by default, and all with --start.',
  ),
  'client-address': valued(
    'HOW',
    'With compare: how a request can come from another address: by-header NAME, where both servers trust that header, or proxy-protocol.',
  ),
  'tls-name': valued(
    'NAME',
    'With compare: the name that the certificates are for, where that is not the one in the Host header.',
  ),
  insecure: flag('With compare: take every certificate.'),
  with: repeated('WHAT,…', 'With compare: also compare the ETag, the length or a digest of the body.', {
    choices: ['etag', 'length', 'body'],
  }),
  timeout: valued('SECONDS', 'With compare: how long to wait for a whole answer; 10 seconds by default.'),
  retries: valued('NUMBER', 'With compare: how often to ask again where no answer came; twice by default.'),
  rate: valued(
    'NUMBER',
    'With compare: how many requests to send to each server in a second at most; 50 by default, on loopback as many as it takes.',
  ),
  concurrency: valued(
    'NUMBER',
    'With compare: how many requests to each server may be under way at once; 4 by default.',
  ),
} as const satisfies Readonly<Record<string, OptionEntry>>
