/** What the name of everything begins with that is there only for a while. */
export declare const scratchPrefix = ".httpd-upgrade-";
