import { type ConfigFile, type Section, type Version } from '../syntax/tree.js';
/** Whether a version of httpd reads what stands in a section: for sure, never, or depending on what cannot be seen. */
export type GuardReading = 'always' | 'never' | 'maybe';
/** What `version` makes of this section's condition; `always` for a section that has none. */
export declare function readingOf(section: Section, version: Version): GuardReading;
/** A template's branch for one version, `<IfModule>`, `<IfVersion>`, `<IfDefine>` and 2.4's `<IfFile>` and the like: read or skipped when httpd starts. */
export declare const isGuard: (section: Section) => boolean;
/** Whether there is a guard in a file: most have none, and then none of its lines has to be asked. */
export declare const hasGuards: ({ keys }: ConfigFile) => boolean;
