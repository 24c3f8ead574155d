/** The formats of a report; the first is the default. */
export const formats = [
  ...(['text', 'json', 'sarif', 'github', 'gitlab', 'rdjson', 'rdjsonl', 'markdown', 'patch'] as const),
  ...(['statistics', 'files'] as const),
] as const
export type Format = (typeof formats)[number]
