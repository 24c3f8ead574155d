import type { Report } from './summary.js';
/** The Reviewdog Diagnostic Format (reviewdog: proto/rdf/reviewdog.proto): one object. Columns count bytes of UTF-8. */
export declare const rdjson: (report: Report) => string;
/** The same, a diagnostic a line. */
export declare const rdjsonl: (report: Report) => string;
