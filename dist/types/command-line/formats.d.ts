/** What a report can be written as; the first unless asked otherwise. */
export declare const formats: readonly ['text', 'json', 'sarif', 'github', 'gitlab', 'rdjson', 'rdjsonl', 'markdown', 'patch'];
export type Format = (typeof formats)[number];
