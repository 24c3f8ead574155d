import type { OptionEntry } from './option-entry.js';
/** Every option, in the order in which people are told of them. */
export declare const options: {
    readonly start: {
        readonly type: 'boolean';
        readonly about: 'With compare: start a copy of the configuration as it is and a migrated one on this machine, each on loopback, and compare these.';
    };
    readonly 'old-httpd': {
        readonly type: 'string';
        readonly value: 'PROGRAM';
        readonly completes: 'file';
        readonly about: 'With compare --start: the httpd for the configuration as it is: a 2.2, or a 2.4 that has mod_access_compat.';
    };
    readonly 'new-httpd': {
        readonly type: 'string';
        readonly value: 'PROGRAM';
        readonly completes: 'file';
        readonly about: 'With compare --start: the httpd 2.4 for the migrated configuration; otherwise the one of this machine.';
    };
    readonly migrated: {
        readonly type: 'string';
        readonly value: 'FOLDER';
        readonly completes: 'file';
        readonly about: 'With requests and compare: the configuration as you migrated it, with the same names of files; otherwise it is migrated as --write would, with --review by every fix.';
    };
    readonly log: {
        readonly type: 'string';
        readonly multiple: true;
        readonly value: 'FILE';
        readonly completes: 'file';
        readonly about: 'With requests and compare: also the commonest requests of this access log. Words in query strings that could be secrets are left out; may be repeated.';
    };
    readonly 'log-format': {
        readonly type: 'string';
        readonly value: 'FORMAT';
        readonly about: 'With --log: the words of the LogFormat line that wrote the log; otherwise those of the configuration, combined and common are tried.';
    };
    readonly most: {
        readonly type: 'string';
        readonly value: 'NUMBER';
        readonly about: 'With --log: how many requests to take from the log at most; 1000 by default.';
    };
    readonly user: {
        readonly type: 'string';
        readonly multiple: true;
        readonly value: 'NAME';
        readonly about: 'With compare: also ask as this user. The password is in the environment variable HTTPD_UPGRADE_PASSWORD, or HTTPD_UPGRADE_PASSWORD_NAME, or is asked for; may be repeated.';
    };
    readonly header: {
        readonly type: 'string';
        readonly multiple: true;
        readonly value: 'HEADER';
        readonly about: "With compare: send this header, such as 'X-Test: 1', with every request; may be repeated.";
    };
    readonly method: {
        readonly type: 'string';
        readonly multiple: true;
        readonly value: 'METHOD,…';
        readonly about: 'With requests and compare: only requests with these methods; GET, HEAD and OPTIONS by default, and all with --start.';
    };
    readonly 'client-address': {
        readonly type: 'string';
        readonly value: 'HOW';
        readonly about: 'With compare: how a request can come from another address: by-header NAME, where both servers trust that header, or proxy-protocol.';
    };
    readonly 'tls-name': {
        readonly type: 'string';
        readonly value: 'NAME';
        readonly about: 'With compare: the name that the certificates are for, where that is not the one in the Host header.';
    };
    readonly insecure: {
        readonly type: 'boolean';
        readonly about: 'With compare: take every certificate.';
    };
    readonly with: {
        readonly type: 'string';
        readonly multiple: true;
        readonly value: 'WHAT,…';
        readonly choices: readonly ["etag", "length", "body"];
        readonly about: 'With compare: also compare the ETag, the length or a digest of the body.';
    };
    readonly timeout: {
        readonly type: 'string';
        readonly value: 'SECONDS';
        readonly about: 'With compare: how long to wait for a whole answer; 10 seconds by default.';
    };
    readonly retries: {
        readonly type: 'string';
        readonly value: 'NUMBER';
        readonly about: 'With compare: how often to ask again where no answer came; twice by default.';
    };
    readonly rate: {
        readonly type: 'string';
        readonly value: 'NUMBER';
        readonly about: 'With compare: how many requests to send to each server in a second at most; 50 by default, on loopback as many as it takes.';
    };
    readonly concurrency: {
        readonly type: 'string';
        readonly value: 'NUMBER';
        readonly about: 'With compare: how many requests to each server may be under way at once; 4 by default.';
    };
    readonly yes: {
        readonly type: 'boolean';
        readonly short: 'y';
        readonly about: 'With init: do not ask, and take what fits the repository.';
    };
    readonly 'git-hook': {
        readonly type: 'boolean';
        readonly about: 'With init: a hook of git itself, for this clone alone.';
    };
    readonly husky: {
        readonly type: 'boolean';
        readonly about: 'With init: a line in the hook of husky.';
    };
    readonly 'lint-staged': {
        readonly type: 'boolean';
        readonly about: 'With init: an entry for lint-staged.';
    };
    readonly 'pre-commit': {
        readonly type: 'boolean';
        readonly about: 'With init: an entry for the pre-commit framework.';
    };
    readonly workflows: {
        readonly type: 'boolean';
        readonly about: 'With init: two workflows for GitHub Actions, one that reviews pull requests and one that upgrades.';
    };
    readonly 'with-baseline': {
        readonly type: 'boolean';
        readonly about: 'With init: a baseline of what is found now, and a setting that names it, so that hooks stop only for what is new.';
    };
    readonly write: {
        readonly type: 'boolean';
        readonly brief: 'put the fixes that cannot change behaviour into the files';
        readonly about: 'Apply the fixes that cannot change behaviour; each file is written completely or not at all.';
    };
    readonly diff: {
        readonly type: 'boolean';
        readonly brief: 'show them as a patch instead';
        readonly about: 'Show the fixes as a patch that git apply and patch -p1 take, and change nothing.';
    };
    readonly review: {
        readonly type: 'boolean';
        readonly brief: "with either: also the fixes that need somebody's eye";
        readonly about: 'With --write or --diff: also the fixes for review, each of which is right only if what it assumes is true.';
    };
    readonly staged: {
        readonly type: 'boolean';
        readonly brief: 'check what is staged in git, for a hook';
        readonly about: 'Check what is staged in git, with the rest of the configuration as it is in the index; writes nothing. PATH: only what is staged there.';
    };
    readonly changed: {
        readonly type: 'string';
        readonly value: 'BASE';
        readonly about: 'Only findings on lines changed since the branch point from this commit or branch; with --staged, on staged lines.';
    };
    readonly context: {
        readonly type: 'string';
        readonly value: 'FOLDER';
        readonly completes: 'file';
        readonly about: 'Read the configuration in this folder, but report on and write only the PATHs: for hooks that pass on file names.';
    };
    readonly baseline: {
        readonly type: 'string';
        readonly value: 'FILE';
        readonly completes: 'file';
        readonly about: 'Leave out the findings that this file lists, so that only new ones count.';
    };
    readonly 'no-baseline': {
        readonly type: 'boolean';
        readonly about: 'Ignore the baseline that the settings name: what it lists is found, and fixed, as if it were new.';
    };
    readonly 'write-baseline': {
        readonly type: 'string';
        readonly value: 'FILE';
        readonly completes: 'file';
        readonly about: 'Write what is found now to this file, for --baseline.';
    };
    readonly 'assume-complete': {
        readonly type: 'boolean';
        readonly brief: 'the given files are the whole configuration of the server';
        readonly about: 'The given files are the whole configuration of the server, so nothing else can matter.';
    };
    readonly from: {
        readonly type: 'string';
        readonly value: 'VERSION';
        readonly choices: readonly ["auto", "2.2", "2.4"];
        readonly brief: 'what it runs on today: 2.2, 2.4 (mod_access_compat) or auto';
        readonly about: 'What the configuration runs on today: 2.2, 2.4 with mod_access_compat, or auto: 2.4 if directives that only 2.4 has show it.';
    };
    readonly define: {
        readonly type: 'string';
        readonly short: 'D';
        readonly multiple: true;
        readonly value: 'NAME';
        readonly about: 'httpd is started with -D NAME, which decides <IfDefine NAME>; !NAME for one that it is started without. May be given again.';
    };
    readonly modules: {
        readonly type: 'string';
        readonly multiple: true;
        readonly value: 'WHAT';
        readonly completes: 'file';
        readonly brief: "what your 2.4 has: its modules folder, or 'httpd -l'";
        readonly about: "What modules your 2.4 has: its modules folder, a command such as 'httpd -l' or 'apache2ctl -M', or a file with what that printed. May be given again.";
    };
    readonly layout: {
        readonly type: 'string';
        readonly value: 'NAME';
        readonly choices: readonly ["debian", "redhat"];
        readonly about: 'Whose packages of 2.4 the configuration is for: debian (and Ubuntu) or redhat (and what is made of it), which read other files, or in another order, than their 2.2.';
    };
    readonly 'drop-22': {
        readonly type: 'boolean';
        readonly about: 'Where access rules are written for both versions, keep only those for 2.4.';
    };
    readonly 'keep-22': {
        readonly type: 'boolean';
        readonly about: 'Write access rules for both versions, each in a guard of its own.';
    };
    readonly 'dead-allow': {
        readonly type: 'string';
        readonly value: 'HOW';
        readonly choices: readonly ["exact", "guide"];
        readonly about: "How to read an Allow that never had an effect: as 2.2 did (exact), or as Apache's upgrade guide reads it.";
    };
    readonly unmeant: {
        readonly type: 'string';
        readonly value: 'HOW';
        readonly choices: readonly ["write", "review"];
        readonly about: 'Where an exact fix would spell out what was hardly meant: make it (write), or leave it for review (review).';
    };
    readonly defaults: {
        readonly type: 'string';
        readonly value: 'HOW';
        readonly choices: readonly ["keep", "adopt"];
        readonly about: "Where 2.4 has another default: write a line that keeps 2.2's (keep), or say what changes and write none (adopt).";
    };
    readonly only: {
        readonly type: 'string';
        readonly multiple: true;
        readonly value: 'RULE,…';
        readonly completes: 'rules';
        readonly about: 'Only these rules, separated by commas; the name of a group stands for its rules: access, starts, answers, defaults, modules, tidy.';
    };
    readonly skip: {
        readonly type: 'string';
        readonly multiple: true;
        readonly value: 'RULE,…';
        readonly completes: 'rules';
        readonly about: 'All rules except these, or those of these groups, separated by commas.';
    };
    readonly include: {
        readonly type: 'string';
        readonly multiple: true;
        readonly value: 'GLOB';
        readonly about: 'In folders, also read the files that match; may be repeated.';
    };
    readonly exclude: {
        readonly type: 'string';
        readonly multiple: true;
        readonly value: 'GLOB';
        readonly completes: 'file';
        readonly about: 'In folders, skip the files and folders that match; may be repeated.';
    };
    readonly format: {
        readonly type: 'string';
        readonly value: 'FORMAT';
        readonly choices: readonly ["text", "json", "sarif", "github", "gitlab", "rdjson", "rdjsonl", "markdown", "patch"];
        readonly brief: 'text, json, sarif, github, gitlab, rdjson, markdown, patch';
        readonly about: 'How to report: text, json, sarif (code scanning), github (annotations of a workflow), gitlab (code quality), rdjson or rdjsonl (reviewdog), markdown, or patch (as --diff).';
    };
    readonly output: {
        readonly type: 'string';
        readonly value: 'FILE';
        readonly completes: 'file';
        readonly about: 'Write the report to this file, in one step, instead of standard output.';
    };
    readonly verify: {
        readonly type: 'string';
        readonly value: 'COMMAND';
        readonly brief: "try a migrated copy with your own 2.4: 'httpd -t -f {}'";
        readonly about: "Try a migrated copy with your own 2.4: a command where {} stands for the copy's main file, such as 'httpd -t -f {}'.";
    };
    readonly config: {
        readonly type: 'string';
        readonly value: 'FILE';
        readonly completes: 'file';
        readonly about: 'Take the settings from this JSON file instead of the httpd-upgrade.json or package.json in the current folder or above it.';
    };
    readonly 'no-config': {
        readonly type: 'boolean';
        readonly about: 'Take no settings from any file.';
    };
    readonly path: {
        readonly type: 'string';
        readonly multiple: true;
        readonly value: 'PATH';
        readonly completes: 'file';
        readonly about: 'With explain: a file or folder of the configuration that the message is about; may be repeated.';
    };
    readonly quiet: {
        readonly type: 'boolean';
        readonly short: 'q';
        readonly about: 'Print the last line only.';
    };
    readonly color: {
        readonly type: 'boolean';
        readonly about: 'Use colours even if standard output is not a terminal.';
    };
    readonly 'no-color': {
        readonly type: 'boolean';
        readonly about: 'Use no colours.';
    };
    readonly help: {
        readonly type: 'boolean';
        readonly short: 'h';
        readonly word: 'all';
        readonly about: 'Print a help that fits a screen; --help all describes every option.';
    };
    readonly version: {
        readonly type: 'boolean';
        readonly short: 'v';
        readonly about: 'Print the version.';
    };
};
/** The same with the type that all entries share, for whoever walks through them. */
export declare const optionEntries: readonly (readonly [name: string, entry: OptionEntry])[];
