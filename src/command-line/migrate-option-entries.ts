import { layouts } from '../httpd/layouts.js'
import { failLevels } from './fail-levels.js'
import { formats } from './formats.js'
import { flag, type OptionEntry, path, repeated, valued } from './option-entry.js'

/** What is checked and migrated, and how it is told. */
export const migrateOptions = {
  write: flag('Apply the fixes that cannot change behaviour; each file is written completely or not at all.'),
  diff: flag('Show the fixes as a patch that git apply and patch -p1 take, and change nothing.'),
  review: flag('With --write or --diff: also the fixes for review. Each assumes something; check that it is so.', {
    brief: "with either: also the fixes that need somebody's eye",
  }),
  staged: flag(
    'Check what is staged in git, with the rest of the configuration as it is in the index; writes nothing. PATH: only what is staged there.',
  ),
  changed: valued(
    'BASE',
    'Only findings on lines changed since the branch point from this commit or branch; with --staged, on staged lines.',
  ),
  context: path(
    'FOLDER',
    'Read the configuration in this folder, but report on and write only the PATHs: for hooks that pass on file names.',
  ),
  'stdin-filename': path(
    'FILE',
    'The name of what is on standard input (-), such as .htaccess: it is read as that file would be, and called so.',
  ),
  root: path('FOLDER', 'The folder that is / of a copied server, where its files do not tell.'),
  baseline: path('FILE', 'Leave out the findings that this file lists, so that only new ones count.'),
  'no-baseline': flag(
    'Ignore the baseline that the settings name: what it lists is found, and fixed, as if it were new.',
  ),
  'write-baseline': path('FILE', 'Write what is found now to this file, for --baseline.'),
  'assume-complete': flag('The given files are the whole configuration of the server, so nothing else can matter.', {
    brief: 'the given files are the whole configuration of the server',
  }),
  from: valued(
    'VERSION',
    'What the configuration runs on today: 2.2, 2.4 with mod_access_compat, or auto: 2.4 if directives that only 2.4 has show it.',
    { choices: ['auto', '2.2', '2.4'], brief: 'what it runs on today: 2.2, 2.4 (mod_access_compat) or auto' },
  ),
  define: repeated(
    'NAME',
    'httpd is started with -D NAME, which decides <IfDefine NAME>; !NAME for one that it is started without. May be given again.',
    { short: 'D' },
  ),
  modules: repeated(
    'WHAT',
    "What modules your 2.4 has: its modules folder, a command such as 'httpd -l' or 'apache2ctl -M', or a file with what that printed. May be given again.",
    { completes: 'file', brief: "what your 2.4 has: its modules folder, or 'httpd -l'" },
  ),
  layout: valued(
    'NAME',
    'Whose packages of 2.4 the configuration is for: debian (and Ubuntu), redhat (and what is made of it), suse or freebsd. They have other places, and read other files, than those of 2.2.',
    { choices: layouts },
  ),
  'drop-22': flag('Where access rules are written for both versions, keep only those for 2.4.'),
  'keep-22': flag('Write access rules for both versions, each in a guard of its own.'),
  'dead-allow': valued(
    'HOW',
    "How to read an Allow that never had an effect: as 2.2 did (exact), or as Apache's upgrade guide reads it.",
    { choices: ['exact', 'guide'] },
  ),
  unmeant: valued(
    'HOW',
    'Where an exact fix would spell out what was hardly meant: make it (write), leave it for review (review), or close what was open by accident (close).',
    { choices: ['write', 'review', 'close'] },
  ),
  defaults: valued(
    'HOW',
    "Where 2.4 has another default: write a line that keeps 2.2's (keep), only offer it where 2.4's protects the server (safer), or say what changes and write none (adopt).",
    { choices: ['keep', 'safer', 'adopt'] },
  ),
  only: repeated(
    'RULE,…',
    'Only these rules, separated by commas; the name of a group stands for its rules: access, starts, answers, defaults, modules, tidy.',
    { completes: 'rules' },
  ),
  skip: repeated('RULE,…', 'All rules except these, or those of these groups, separated by commas.', {
    completes: 'rules',
  }),
  include: repeated('GLOB', 'In folders, also read the files that match; may be repeated.'),
  exclude: repeated('GLOB', 'In folders, skip the files and folders that match; may be repeated.', {
    completes: 'file',
  }),
  format: valued(
    'FORMAT',
    'How to report: text, json, sarif (code scanning), github (annotations of a workflow), gitlab (code quality), rdjson or rdjsonl (reviewdog), markdown, or patch (as --diff). For an overview: statistics (how much is left, server by server), or files (what was read, by which line).',
    { choices: formats, brief: 'text, json, sarif, github, gitlab, rdjson, markdown, patch' },
  ),
  output: path('FILE', 'Write the report to this file, in one step, instead of standard output.'),
  'fail-on': valued(
    'LEVEL',
    'From which severity on a finding that is left makes the exit status 1: error, warning (unless it is said), or never.',
    { choices: failLevels },
  ),
  verify: valued(
    'COMMAND',
    "Try a migrated copy with your own 2.4: a command where {} stands for the copy's main file, such as 'httpd -t -f {}'.",
  ),
  config: path(
    'FILE',
    'Take the settings from this JSON file instead of the httpd-upgrade.json or package.json in the current folder or above it.',
  ),
  'no-config': flag('Take no settings from any file.'),
} as const satisfies Readonly<Record<string, OptionEntry>>
