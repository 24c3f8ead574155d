/** The options as they were written, by name. */
export type Values = ReturnType<typeof parseWords>['values'];
/**
 * The words after the program's name, as options and what stands between them.
 * @throws UsageError for an option that there is not, and a value that is missing or too many
 */
export declare function parseWords(argv: readonly string[]): {
    values: {
        start?: boolean;
        'old-httpd'?: string;
        'new-httpd'?: string;
        migrated?: string;
        log?: string[];
        'log-format'?: string;
        most?: string;
        user?: string[];
        header?: string[];
        method?: string[];
        'client-address'?: string;
        'tls-name'?: string;
        insecure?: boolean;
        with?: string[];
        timeout?: string;
        retries?: string;
        rate?: string;
        concurrency?: string;
        yes?: boolean;
        'git-hook'?: boolean;
        husky?: boolean;
        'lint-staged'?: boolean;
        'pre-commit'?: boolean;
        workflows?: boolean;
        'with-baseline'?: boolean;
        write?: boolean;
        diff?: boolean;
        review?: boolean;
        staged?: boolean;
        changed?: string;
        context?: string;
        baseline?: string;
        'no-baseline'?: boolean;
        'write-baseline'?: string;
        'assume-complete'?: boolean;
        from?: string;
        define?: string[];
        modules?: string[];
        layout?: string;
        'drop-22'?: boolean;
        'keep-22'?: boolean;
        'dead-allow'?: string;
        unmeant?: string;
        defaults?: string;
        only?: string[];
        skip?: string[];
        include?: string[];
        exclude?: string[];
        format?: string;
        output?: string;
        verify?: string;
        config?: string;
        'no-config'?: boolean;
        path?: string[];
        quiet?: boolean;
        color?: boolean;
        'no-color'?: boolean;
        help?: boolean;
        version?: boolean;
    };
    positionals: string[];
};
