import { knownLayouts } from '../httpd/layouts.js'
import { failLevels } from './fail-levels.js'
import { formats } from './formats.js'
import { flagOption, type OptionEntry, pathOption, repeatableOption, valueOption } from './option-entry.js'

/** Options for checks, fixes and reports. */
export const migrateOptionEntries = {
  write: flagOption('Apply the safe fixes; each file is written completely or not at all.'),
  diff: flagOption('Show the fixes as a patch for git apply or patch -p1, and change nothing.'),
  review: flagOption(
    'With --write or --diff: also the fixes for review. Each of these has a condition, which you must check first.',
    {
      brief: 'with --write, --diff: also the fixes for review',
    },
  ),
  staged: flagOption(
    'Check the files staged in git, with the rest of the configuration from the index; writes nothing. With PATH, only the staged files in PATH.',
  ),
  changed: valueOption(
    'BASE',
    'Report only findings on lines changed since HEAD branched off this commit or branch. With --staged: only on staged lines.',
  ),
  context: pathOption(
    'FOLDER',
    'Read the configuration in this folder, but report on and fix only the files in PATH. For hooks that pass file names.',
  ),
  'stdin-filename': pathOption(
    'FILE',
    'The name under which standard input (-) is read and reported, such as .htaccess.',
  ),
  root: pathOption('FOLDER', 'The folder that is the root (/) of a copied server, if the files do not show it.'),
  baseline: pathOption('FILE', 'Leave out the findings that this file lists, and report only new findings.'),
  'no-baseline': flagOption(
    'Ignore the baseline that the settings name, and report and fix the findings in the baseline too.',
  ),
  'write-baseline': pathOption('FILE', 'Write the current findings to this file, for --baseline.'),
  'assume-complete': flagOption(
    'Assume that the given files are the whole configuration of the server, and that no other file sets anything.',
    {
      brief: 'the given files are the whole configuration of the server',
    },
  ),
  from: valueOption(
    'VERSION',
    'The version in use today: 2.2, 2.4 (with mod_access_compat), or auto, which takes the files for 2.4 if they have directives that only 2.4 knows.',
    { choices: ['auto', '2.2', '2.4'], brief: 'version in use today: 2.2, 2.4 (mod_access_compat), auto' },
  ),
  define: repeatableOption(
    'NAME',
    'httpd is started with -D NAME, which decides <IfDefine NAME>; !NAME if it is started without -D NAME. May be repeated.',
    { short: 'D' },
  ),
  modules: repeatableOption(
    'WHAT',
    "The modules of your 2.4: its modules folder, a command such as 'httpd -l' or 'apache2ctl -M', or a file with its output. May be repeated.",
    { completes: 'file', brief: "modules of your 2.4: its modules folder, or 'httpd -l'" },
  ),
  layout: valueOption(
    'NAME',
    'The packages of the target 2.4: debian (and Ubuntu), redhat (and its derivatives), suse or freebsd. The paths of these packages, and the files that their httpd reads, differ from 2.2.',
    { choices: knownLayouts },
  ),
  'drop-22': flagOption('If access rules exist for both versions, keep only the rules for 2.4.'),
  'keep-22': flagOption(
    'Write access rules for both versions: 2.2 reads its lines in <IfModule !mod_authz_core.c>, 2.4 in <IfModule mod_authz_core.c>.',
  ),
  'ineffective-allow': valueOption(
    'HOW',
    "Allow lines that never worked: leave them without effect (exact), or read them as Apache's upgrade guide does (guide).",
    { choices: ['exact', 'guide'] },
  ),
  'likely-mistakes': valueOption(
    'HOW',
    'Fixes that keep a likely mistake of 2.2: write them (write), make them fixes for review (review), or close what was open by mistake (close).',
    { choices: ['write', 'review', 'close'] },
  ),
  defaults: valueOption(
    'HOW',
    "Changed defaults: write a line that keeps 2.2's (keep), only offer it if 2.4's protects the server (safer), or only report the change (adopt).",
    { choices: ['keep', 'safer', 'adopt'] },
  ),
  only: repeatableOption(
    'RULE,…',
    'Only these rules, comma-separated; a group name means all its rules: access, starts, answers, defaults, modules, tidy.',
    { completes: 'rules' },
  ),
  skip: repeatableOption('RULE,…', 'All rules except these rules or groups, comma-separated.', {
    completes: 'rules',
  }),
  include: repeatableOption('GLOB', 'In folders, also read files that match GLOB; may be repeated.'),
  exclude: repeatableOption('GLOB', 'In folders, skip files and folders that match GLOB; may be repeated.', {
    completes: 'file',
  }),
  format: valueOption(
    'FORMAT',
    'Report format: text, json, sarif (code scanning), github (workflow annotations), gitlab (code quality), rdjson or rdjsonl (reviewdog), markdown, or patch (as --diff). For an overview: statistics (remaining work for each server), or files (the files read, and the lines that name them).',
    { choices: formats, brief: 'text, json, sarif, github, gitlab, rdjson, markdown, patch' },
  ),
  output: pathOption(
    'FILE',
    'Write the report to this file instead of to standard output. The file is replaced only once the report is complete.',
  ),
  'fail-on': valueOption(
    'LEVEL',
    'Lowest severity of a remaining finding that makes the exit status 1: error, warning (default), or never.',
    { choices: failLevels },
  ),
  verify: valueOption(
    'COMMAND',
    "Test a migrated copy with your own 2.4: a command with {} for the copy's main file, such as 'httpd -t -f {}'.",
  ),
  config: pathOption(
    'FILE',
    'Read settings from this JSON file instead of httpd-upgrade.json or package.json in the current folder or above it.',
  ),
  'no-config': flagOption('Read no settings file.'),
} as const satisfies Readonly<Record<string, OptionEntry>>
