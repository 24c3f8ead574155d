/** What `init` writes without being asked. */
export declare const initOptions: {
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
};
