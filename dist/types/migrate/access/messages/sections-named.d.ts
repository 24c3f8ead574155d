import type { Plan } from '../plan.js';
/**
 * Sections by name: `<Location "/x">` (conf/httpd.conf:12), as far as a sentence has room for them.
 * @param remark what is to be said of the first
 */
export declare function sectionsNamed(plans: readonly Pick<Plan, 'scope'>[], remark?: string): string;
/** Where a section begins: conf/httpd.conf:12. */
export declare function placeNamed({ at, file, nodes }: Plan['scope']): string;
