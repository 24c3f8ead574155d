/** For `requests` and `compare`: who is asked, what, and how. */
export declare const askingOptions: {
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
};
