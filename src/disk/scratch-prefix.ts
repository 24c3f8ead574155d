/** What the name of everything begins with that is there only for a while. */
export const scratchPrefix = '.httpd-upgrade-'

/** Whether it is what a run has left that was killed while it wrote; the next one that writes clears it. */
export const isLeftOver = (name: string): boolean => name.startsWith(scratchPrefix)
