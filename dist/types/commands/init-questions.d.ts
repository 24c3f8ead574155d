import { type InitPart } from '../command-line/arguments.js';
/**
 * Ask for each part, line by line, for what is typed ahead counts too. Whoever ends the input wants none of it.
 * @param fitting what a mere Enter takes
 * @param already what is to be said, of these parts, of findings that are here already
 */
export declare function ask(fitting: readonly InitPart[], already: (parts: readonly InitPart[]) => Promise<string | undefined>): Promise<readonly InitPart[]>;
