/** The prefix of all temporary files and folders. */
export const scratchPrefix = '.httpd-upgrade-'

/** Whether the name is one that a killed run has left behind. The next run that writes deletes it. */
export const isNameOfLeftover = (name: string): boolean => name.startsWith(scratchPrefix)
