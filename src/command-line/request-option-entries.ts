import { flagOption, type OptionEntry, pathOption, repeatableOption, valueOption } from './option-entry.js'

/** The options of `requests` and `compare`: which servers, which requests, and how they are sent. */
export const requestOptionEntries = {
  start: flagOption(
    'With compare: start a copy of the current and of the migrated configuration on this machine, on loopback, and compare them.',
  ),
  'old-httpd': pathOption(
    'PROGRAM',
    'With upgrade, or compare --start: the httpd for the current configuration: a 2.2, or a 2.4 with mod_access_compat.',
  ),
  'new-httpd': pathOption(
    'PROGRAM',
    'With upgrade, or compare --start: the httpd 2.4 for the upgraded configuration; default: the one on this machine.',
  ),
  migrated: pathOption(
    'FOLDER',
    'With requests and compare: your own migrated configuration, with the same file names. By default, the configuration is migrated with the safe fixes, or with all fixes if --review is given.',
  ),
  log: repeatableOption(
    'FILE',
    'With requests and compare: also the commonest requests in this access log, without query values that could be secrets; may be repeated.',
    { completes: 'file' },
  ),
  'log-format': valueOption(
    'FORMAT',
    'With --log: the format from the LogFormat line that wrote the log. By default the formats in the configuration, combined and common are tried.',
  ),
  most: valueOption('NUMBER', 'With --log: the maximum number of requests to take from the log; default: 1000.'),
  user: repeatableOption(
    'NAME',
    'With compare: also send requests as this user; may be repeated. The password is in the environment variable HTTPD_UPGRADE_PASSWORD or HTTPD_UPGRADE_PASSWORD_NAME, or is typed.',
  ),
  header: repeatableOption(
    'HEADER',
    "With compare: send this header, such as 'X-Test: 1', with every request; may be repeated.",
  ),
  method: repeatableOption(
    'METHOD,…',
    'With requests and compare: only requests with these methods; default: GET, HEAD and OPTIONS, or all with --start.',
  ),
  'client-address': valueOption(
    'HOW',
    'With compare: how to send requests from other addresses: by-header NAME, if both servers trust that header, or proxy-protocol.',
  ),
  'tls-name': valueOption('NAME', 'With compare: the name in the certificates, if it differs from the Host header.'),
  insecure: flagOption('With compare: accept any certificate.'),
  with: repeatableOption('WHAT,…', 'With compare: also compare the ETag, the length or a digest of the body.', {
    choices: ['etag', 'length', 'body'],
  }),
  timeout: valueOption('SECONDS', 'With compare: how long to wait for a complete response; default: 10 seconds.'),
  retries: valueOption('NUMBER', 'With compare: how many times to retry a request that gets no response; default: 2.'),
  rate: valueOption(
    'NUMBER',
    'With compare: the maximum number of requests per second to each server; default: 50, or no limit on loopback.',
  ),
  concurrency: valueOption(
    'NUMBER',
    'With compare: the maximum number of requests to each server at once; default: 4.',
  ),
} as const satisfies Readonly<Record<string, OptionEntry>>
