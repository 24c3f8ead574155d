/** The prefix of temporary files and folders, except for copies that httpd itself must read. */
export const scratchPrefix = '.httpd-upgrade-'

/** Whether a file or folder with this name is a temporary one of this tool, perhaps left behind by a killed run. */
export const isScratchName = (name: string): boolean => name.startsWith(scratchPrefix)
