/** How a distribution lays out its configuration: Debian and Ubuntu, or Red Hat and what is made of it. */
export declare const layouts: readonly ['debian', 'redhat'];
export type Layout = (typeof layouts)[number];
