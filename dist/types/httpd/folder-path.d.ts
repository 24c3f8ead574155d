/** The names that a path is made of, `..` resolved; in small letters on a drive, where case makes no difference. */
export declare function segmentsOf(path: string): string[];
/** Whether a place is the folder, or lies in it. */
export declare const liesWithin: (place: readonly string[], folder: readonly string[]) => boolean;
