/** How a distribution lays out its configuration: Debian and Ubuntu, or Red Hat and what is made of it. */
export const layouts = ['debian', 'redhat'] as const
export type Layout = (typeof layouts)[number]
