import type { Plan } from './plan.js';
/** What is said of plans that are alike, worked out for the first of them. */
export declare function saidOnce<Said>(ask: (plan: Plan) => Said): (plan: Plan) => Said;
