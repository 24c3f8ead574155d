/**
 * Have V8 wait longer before it optimizes a function: for a run of a second that takes more of the processor than it saves, and
 * of a small site little is asked often enough to be optimized at all.
 */
export declare const optimizeLater: () => void;
