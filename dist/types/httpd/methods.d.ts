/** The HTTP methods that something is said for: those named, or all but those named. */
export interface Methods {
    readonly except: boolean;
    readonly names: readonly string[];
}
export declare const everyMethod: Methods;
/** HEAD counts as GET (server/protocol.c); other names keep their case, since a method is what it is written as. */
export declare const methodsNamed: (names: readonly string[], { except }?: {
    except?: boolean | undefined;
}) => Methods;
export declare const covers: (methods: Methods, name: string) => boolean;
/** Stands for every method that nobody names: no real method is called so. */
export declare const otherMethod = "*";
/** Those that 2.4 knows by itself (modules/http/http_protocol.c, ap_method_registry_init; modules/dav/main/mod_dav.c). */
export declare const builtInMethods: readonly string[];
/** Something said of each method; names that are missing share `other`. */
export interface PerMethod<T> {
    readonly named: ReadonlyMap<string, T>;
    readonly other: T;
}
export declare const atMethod: <T>(said: PerMethod<T>, name: string) => T;
/** Ask for each of the names and for all others. */
export declare function perMethod<T>(names: readonly string[], ask: (name: string) => T): PerMethod<T>;
/** Names that make a difference in any of these. */
export declare function namesIn(...said: readonly PerMethod<unknown>[]): readonly string[];
