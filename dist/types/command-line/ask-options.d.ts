import type { Values } from './parse-words.js';
/** What `requests` and `compare` are asked for besides what every command takes. */
export interface AskOptions {
    readonly format: string;
    readonly oldHttpd: string | undefined;
    readonly newHttpd: string | undefined;
    readonly migrated: string | undefined;
    readonly logs: readonly string[];
    readonly logFormat: string | undefined;
    readonly most: number;
    readonly users: readonly string[];
    readonly headers: readonly (readonly [name: string, value: string])[];
    /** Undefined for those that change nothing on a server, or all where the servers are copies. */
    readonly methods: readonly string[] | undefined;
    readonly clientAddress: {
        readonly header: string;
    } | 'proxy-protocol' | undefined;
    readonly tlsName: string | undefined;
    readonly insecure: boolean;
    readonly also: ReadonlySet<'etag' | 'length' | 'body'>;
    /** In milliseconds. */
    readonly timeout: number;
    readonly retries: number;
    /** Requests in a second; undefined where nobody said. */
    readonly rate: number | undefined;
    readonly concurrency: number;
}
/** The options that no other command takes. */
export declare const askOptionNames: ("client-address" | "concurrency" | "header" | "insecure" | "log" | "log-format" | "method" | "migrated" | "most" | "new-httpd" | "old-httpd" | "rate" | "retries" | "start" | "timeout" | "tls-name" | "user" | "with")[];
/** What can be written of requests, and of a comparison; the first unless asked otherwise. */
export declare const requestFormats: readonly ['text', 'jsonl', 'http', 'curl'];
export declare const comparisonFormats: readonly ['text', 'json', 'markdown', 'junit'];
/** @throws UsageError where an option makes no sense */
export declare function askOptionsOf(command: 'requests' | 'compare', values: Values): AskOptions;
