/** The prefix of all temporary files and folders. */
export const scratchPrefix = '.httpd-upgrade-'

/** Whether a killed run has left it behind; the next run that writes deletes it. */
export const isLeftOver = (name: string): boolean => name.startsWith(scratchPrefix)
