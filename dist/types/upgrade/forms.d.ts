import type { Choices, Finding } from '../migrate/rule.js';
import type { Site } from '../site/site.js';
import { type FormChoice, type Ticks } from './asked.js';
interface Found {
    readonly site: Site;
    readonly findings: readonly Finding[];
    readonly choices: Choices;
}
/** The forms that would make a difference here, and those that were asked for. Pure. */
export declare const formsFor: (found: Found, ticks: Ticks) => readonly FormChoice[];
export {};
