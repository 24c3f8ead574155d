/** A folder for the copies, which is removed however this program ends. */
export declare function scratchForCopies(): {
    readonly folder: string;
    readonly remove: () => void;
};
