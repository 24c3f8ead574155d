/**
 * Have V8 wait longer before it optimizes a function. Before Node 22 it has nothing between its quick compiler and the one that
 * thinks long, and for a run of a second the latter takes more of the processor than it saves. Later ones count otherwise.
 */
export declare function optimizeLater(): void;
