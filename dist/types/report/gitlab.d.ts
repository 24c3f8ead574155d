import type { Report } from './summary.js';
/** GitLab's code quality report: what it takes of Code Climate's format (docs.gitlab.com/ci/testing/code_quality). */
export declare function gitlab(report: Report): string;
