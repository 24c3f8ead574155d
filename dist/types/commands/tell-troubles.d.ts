import type { Trouble } from '../disk/troubles.js';
/**
 * Say what could not be read, a line each; links that lead to nothing, which a copied folder can be full of, are one line.
 * @param more what to add to a sentence
 */
export declare function tellTroubles(troubles: readonly Trouble[], more?: (trouble: Trouble) => string): void;
