/** The help that fits a screen of 24 lines and 80 columns: what most people need. */
export declare const help: () => string;
/** The help that tells of every option and command. */
export declare const helpAll: () => string;
