/**
 * Texts that a regular expression matches: one for each of its alternatives, as short as can be, and one that repeats what may
 * be repeated. None where it says something that is not read here; whoever asks holds each against the pattern itself.
 */
export declare function samplesOf(pattern: string): readonly string[];
/** The samples as something stands before and behind them: a pattern without `^` or `$` matches inside of a text. */
export declare function textsMatching(pattern: string, before: string, behind: string): readonly string[];
/** Names that a pattern with wild-cards matches. */
export declare function wildSamples(pattern: string): readonly string[];
