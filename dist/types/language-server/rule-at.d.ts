import type { SiteCheck } from './check.js';
import type { Answers, TextPlace } from './messages.js';
/** The pages of the rules that have something to say at this place, as Markdown. */
export declare function pageAt(check: SiteCheck, path: string, at: TextPlace): Answers['page'];
