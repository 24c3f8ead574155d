/** The lowest severity of a remaining finding that makes the exit status 1. */
export const failLevels = ['error', 'warning', 'never'] as const
export type FailLevel = (typeof failLevels)[number]
