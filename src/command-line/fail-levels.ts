/** From which severity on what is left is told by the exit status. */
export const failLevels = ['error', 'warning', 'never'] as const
export type FailLevel = (typeof failLevels)[number]
