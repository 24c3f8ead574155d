/** One option: all that reading the arguments, --help, the completion and the manual page need to know of it. */
interface OptionEntry {
  readonly type: 'string' | 'boolean'
  readonly short?: string
  readonly multiple?: true
  /** What its value is called. */
  readonly value?: string
  readonly choices?: readonly string[]
  /** A word that may stand behind it. */
  readonly word?: string
  /** What to complete its value with, where that is no choice. */
  readonly completes?: 'file' | 'rules'
  /** A few words for the help that fits a screen; the others are only in `--help all`. */
  readonly brief?: string
  /** One or two sentences: for `--help all` and the manual page. */
  readonly about: string
}

/** What a report can be written as; the first unless asked otherwise. */
export const formats = ['text', 'json', 'sarif', 'github', 'gitlab', 'rdjson', 'rdjsonl', 'markdown', 'patch'] as const
export type Format = (typeof formats)[number]

/** Every option, in the order in which people are told of them. */
export const options = {
  write: {
    type: 'boolean',
    brief: 'put the fixes that cannot change behaviour into the files',
    about: 'Apply the fixes that cannot change behaviour; each file is written completely or not at all.',
  },
  diff: {
    type: 'boolean',
    brief: 'show them as a patch instead',
    about: 'Show the fixes as a patch that git apply and patch -p1 take, and change nothing.',
  },
  review: {
    type: 'boolean',
    brief: "with either: also the fixes that need somebody's eye",
    about: 'With --write or --diff: also the fixes for review, each of which is right only if what it assumes is true.',
  },
  staged: {
    type: 'boolean',
    brief: 'check what is staged in git, for a hook',
    about:
      'Check what is staged in git, with the rest of the configuration as it is in the index; writes nothing. PATH: only what is staged there.',
  },
  changed: {
    type: 'string',
    value: 'BASE',
    about:
      'Only findings on lines changed since the branch point from this commit or branch; with --staged, on staged lines.',
  },
  context: {
    type: 'string',
    value: 'FOLDER',
    completes: 'file',
    about:
      'Read the configuration in this folder, but report on and write only the PATHs: for hooks that pass on file names.',
  },
  baseline: {
    type: 'string',
    value: 'FILE',
    completes: 'file',
    about: 'Leave out the findings that this file lists, so that only new ones count.',
  },
  'no-baseline': {
    type: 'boolean',
    about: 'Ignore the baseline that the settings name: what it lists is found, and fixed, as if it were new.',
  },
  'write-baseline': {
    type: 'string',
    value: 'FILE',
    completes: 'file',
    about: 'Write what is found now to this file, for --baseline.',
  },
  'assume-complete': {
    type: 'boolean',
    brief: 'the given files are the whole configuration of the server',
    about: 'The given files are the whole configuration of the server, so nothing else can matter.',
  },
  from: {
    type: 'string',
    value: 'VERSION',
    choices: ['auto', '2.2', '2.4'],
    brief: 'what it runs on today: 2.2, 2.4 (mod_access_compat) or auto',
    about:
      'What the configuration runs on today: 2.2, 2.4 with mod_access_compat, or auto: 2.4 if directives that only 2.4 has show it.',
  },
  define: {
    type: 'string',
    short: 'D',
    multiple: true,
    value: 'NAME',
    about:
      'httpd is started with -D NAME, which decides <IfDefine NAME>; !NAME for one that it is started without. May be given again.',
  },
  modules: {
    type: 'string',
    multiple: true,
    value: 'WHAT',
    completes: 'file',
    brief: "what your 2.4 has: its modules folder, or 'httpd -l'",
    about:
      "What modules your 2.4 has: its modules folder, a command such as 'httpd -l' or 'apache2ctl -M', or a file with what that printed. May be given again.",
  },
  layout: {
    type: 'string',
    value: 'NAME',
    choices: ['debian', 'redhat'],
    about:
      'Whose packages of 2.4 the configuration is for: debian (and Ubuntu) or redhat (and what is made of it), which read other files, or in another order, than their 2.2.',
  },
  'drop-22': {
    type: 'boolean',
    about: 'Where access rules are written for both versions, keep only those for 2.4.',
  },
  'keep-22': {
    type: 'boolean',
    about: 'Write access rules for both versions, each in a guard of its own.',
  },
  'dead-allow': {
    type: 'string',
    value: 'HOW',
    choices: ['exact', 'guide'],
    about: "How to read an Allow that never had an effect: as 2.2 did (exact), or as Apache's upgrade guide reads it.",
  },
  unmeant: {
    type: 'string',
    value: 'HOW',
    choices: ['write', 'review'],
    about:
      'Where an exact fix would spell out what was hardly meant: make it (write), or leave it for review (review).',
  },
  defaults: {
    type: 'string',
    value: 'HOW',
    choices: ['keep', 'adopt'],
    about:
      "Where 2.4 has another default: write a line that keeps 2.2's (keep), or say what changes and write none (adopt).",
  },
  only: {
    type: 'string',
    multiple: true,
    value: 'RULE,…',
    completes: 'rules',
    about:
      'Only these rules, separated by commas; the name of a group stands for its rules: access, starts, answers, defaults, modules, tidy.',
  },
  skip: {
    type: 'string',
    multiple: true,
    value: 'RULE,…',
    completes: 'rules',
    about: 'All rules except these, or those of these groups, separated by commas.',
  },
  include: {
    type: 'string',
    multiple: true,
    value: 'GLOB',
    about: 'In folders, also read the files that match; may be repeated.',
  },
  exclude: {
    type: 'string',
    multiple: true,
    value: 'GLOB',
    completes: 'file',
    about: 'In folders, skip the files and folders that match; may be repeated.',
  },
  format: {
    type: 'string',
    value: 'FORMAT',
    choices: formats,
    brief: 'text, json, sarif, github, gitlab, rdjson, markdown, patch',
    about:
      'How to report: text, json, sarif (code scanning), github (annotations of a workflow), gitlab (code quality), rdjson or rdjsonl (reviewdog), markdown, or patch (as --diff).',
  },
  output: {
    type: 'string',
    value: 'FILE',
    completes: 'file',
    about: 'Write the report to this file, in one step, instead of standard output.',
  },
  verify: {
    type: 'string',
    value: 'COMMAND',
    brief: "try a migrated copy with your own 2.4: 'httpd -t -f {}'",
    about:
      "Try a migrated copy with your own 2.4: a command where {} stands for the copy's main file, such as 'httpd -t -f {}'.",
  },
  config: {
    type: 'string',
    value: 'FILE',
    completes: 'file',
    about:
      'Take the settings from this JSON file instead of the httpd-upgrade.json or package.json in the current folder or above it.',
  },
  'no-config': {
    type: 'boolean',
    about: 'Take no settings from any file.',
  },
  yes: {
    type: 'boolean',
    short: 'y',
    about: 'With init: do not ask, and take what fits the repository.',
  },
  'git-hook': {
    type: 'boolean',
    about: 'With init: a hook of git itself, for this clone alone.',
  },
  husky: {
    type: 'boolean',
    about: 'With init: a line in the hook of husky.',
  },
  'lint-staged': {
    type: 'boolean',
    about: 'With init: an entry for lint-staged.',
  },
  'pre-commit': {
    type: 'boolean',
    about: 'With init: an entry for the pre-commit framework.',
  },
  workflows: {
    type: 'boolean',
    about: 'With init: two workflows for GitHub Actions, one that reviews pull requests and one that upgrades.',
  },
  'with-baseline': {
    type: 'boolean',
    about:
      'With init: a baseline of what is found now, and a setting that names it, so that hooks stop only for what is new.',
  },
  path: {
    type: 'string',
    multiple: true,
    value: 'PATH',
    completes: 'file',
    about: 'With explain: a file or folder of the configuration that the message is about; may be repeated.',
  },
  start: {
    type: 'boolean',
    about:
      'With compare: start a copy of the configuration as it is and a migrated one on this machine, each on loopback, and compare these.',
  },
  'old-httpd': {
    type: 'string',
    value: 'PROGRAM',
    completes: 'file',
    about:
      'With compare --start: the httpd for the configuration as it is: a 2.2, or a 2.4 that has mod_access_compat.',
  },
  'new-httpd': {
    type: 'string',
    value: 'PROGRAM',
    completes: 'file',
    about: 'With compare --start: the httpd 2.4 for the migrated configuration; otherwise the one of this machine.',
  },
  migrated: {
    type: 'string',
    value: 'FOLDER',
    completes: 'file',
    about:
      'With requests and compare: the configuration as you migrated it, with the same names of files; otherwise it is migrated as --write would, with --review by every fix.',
  },
  log: {
    type: 'string',
    multiple: true,
    value: 'FILE',
    completes: 'file',
    about:
      'With requests and compare: also the commonest requests of this access log. Words in query strings that could be secrets are left out; may be repeated.',
  },
  'log-format': {
    type: 'string',
    value: 'FORMAT',
    about:
      'With --log: the words of the LogFormat line that wrote the log; otherwise those of the configuration, combined and common are tried.',
  },
  most: {
    type: 'string',
    value: 'NUMBER',
    about: 'With --log: how many requests to take from the log at most; 1000 by default.',
  },
  user: {
    type: 'string',
    multiple: true,
    value: 'NAME',
    about:
      'With compare: also ask as this user. The password is in the environment variable HTTPD_UPGRADE_PASSWORD, or HTTPD_UPGRADE_PASSWORD_NAME, or is asked for; may be repeated.',
  },
  header: {
    type: 'string',
    multiple: true,
    value: 'HEADER',
    about: "With compare: send this header, such as 'X-Test: 1', with every request; may be repeated.",
  },
  method: {
    type: 'string',
    multiple: true,
    value: 'METHOD,…',
    about:
      'With requests and compare: only requests with these methods; GET, HEAD and OPTIONS by default, and all with --start.',
  },
  'client-address': {
    type: 'string',
    value: 'HOW',
    about:
      'With compare: how a request can come from another address: by-header NAME, where both servers trust that header, or proxy-protocol.',
  },
  'tls-name': {
    type: 'string',
    value: 'NAME',
    about: 'With compare: the name that the certificates are for, where that is not the one in the Host header.',
  },
  insecure: {
    type: 'boolean',
    about: 'With compare: take every certificate.',
  },
  with: {
    type: 'string',
    multiple: true,
    value: 'WHAT,…',
    choices: ['etag', 'length', 'body'],
    about: 'With compare: also compare the ETag, the length or a digest of the body.',
  },
  timeout: {
    type: 'string',
    value: 'SECONDS',
    about: 'With compare: how long to wait for a whole answer; 10 seconds by default.',
  },
  retries: {
    type: 'string',
    value: 'NUMBER',
    about: 'With compare: how often to ask again where no answer came; twice by default.',
  },
  rate: {
    type: 'string',
    value: 'NUMBER',
    about:
      'With compare: how many requests to send to each server in a second at most; 50 by default, on loopback as many as it takes.',
  },
  concurrency: {
    type: 'string',
    value: 'NUMBER',
    about: 'With compare: how many requests to each server may be under way at once; 4 by default.',
  },
  quiet: {
    type: 'boolean',
    short: 'q',
    about: 'Print the last line only.',
  },
  color: {
    type: 'boolean',
    about: 'Use colours even if standard output is not a terminal.',
  },
  'no-color': {
    type: 'boolean',
    about: 'Use no colours.',
  },
  help: {
    type: 'boolean',
    short: 'h',
    word: 'all',
    about: 'Print a help that fits a screen; --help all describes every option.',
  },
  version: {
    type: 'boolean',
    short: 'v',
    about: 'Print the version.',
  },
} as const satisfies Readonly<Record<string, OptionEntry>>

/** The same with the type that all entries share, for whoever walks through them. */
export const optionEntries: readonly (readonly [name: string, entry: OptionEntry])[] = Object.entries(options)
