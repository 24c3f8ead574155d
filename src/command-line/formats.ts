/** What a report can be written as; the first unless asked otherwise. */
export const formats = [
  ...(['text', 'json', 'sarif', 'github', 'gitlab', 'rdjson', 'rdjsonl', 'markdown', 'patch'] as const),
  ...(['statistics', 'files'] as const),
] as const
export type Format = (typeof formats)[number]
