/** What the name of everything begins with that is there only for a while. */
export declare const scratchPrefix = ".httpd-upgrade-";
/** Whether it is what a run has left that was killed while it wrote; the next one that writes clears it. */
export declare const isLeftOver: (name: string) => boolean;
