import type { HttpdProgram } from './httpd-program.js';
/** A server that runs, or why none does. */
export type Launched = {
    readonly stop: () => Promise<void>;
    readonly log: () => string;
} | {
    readonly said: string;
};
export interface Launch {
    readonly program: HttpdProgram;
    readonly main: string;
    /** Words of the command line besides `-f`. */
    readonly words: readonly string[];
    /** Where one of its Listen lines is. */
    readonly listens: {
        readonly host: string;
        readonly port: number;
    };
    readonly errorLog: string;
    /** In milliseconds, for it to come up. */
    readonly patience: number;
}
/** Start an httpd in the foreground, and wait until it takes connections. It ends with this program, however that ends. */
export declare function launch(given: Launch): Promise<Launched>;
