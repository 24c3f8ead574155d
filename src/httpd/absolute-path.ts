/** Whether httpd takes a path as absolute on any system: from the root, or from a drive. */
export const isAbsolute = (path: string): boolean => /^(\/|[A-Za-z]:)/.test(path)
