/** @throws UsageError for a value that is none of the choices */
export declare function oneOf<T extends string>(option: string, value: string, choices: readonly T[]): T;
