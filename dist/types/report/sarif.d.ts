import { type Report } from './summary.js';
/**
 * SARIF 2.1.0, for GitHub's code scanning and for others. The worst comes first, for only so many results are taken.
 * Lines and columns count from 1, columns in UTF-16 units.
 * @param version the version of this tool, where it is known
 */
export declare function sarif({ site, migration: { findings }, applied, rewritten }: Report, version?: string): string;
