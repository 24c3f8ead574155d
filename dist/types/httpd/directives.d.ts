/** What one version's manual and source say of a directive. */
export interface DirectiveForm {
    /** The module, as the manual names it: `core`, `mod_ssl`, `mpm_common`. */
    readonly module: string;
    /** Where it may stand: s server, v virtual host, d directory, h .htaccess, p proxy section; ? where no manual says. */
    readonly contexts: string;
    /** The override class it needs in .htaccess, such as `AuthConfig`; empty where there is none. */
    readonly override: string;
    /** How httpd takes its arguments: TAKE1, ITERATE, FLAG, RAW_ARGS … (include/http_config.h); ? where it has no one way. */
    readonly kind: string;
}
/** A directive of 2.2, of 2.4 or of both. */
export interface KnownDirective {
    readonly name: string;
    readonly in22: DirectiveForm | undefined;
    readonly in24: DirectiveForm | undefined;
}
/** The directive or section of this name, in any letter case; undefined for one that is not part of httpd. */
export declare function directiveNamed(name: string): KnownDirective | undefined;
/** Every directive and section of both versions. */
export declare const knownDirectives: () => readonly KnownDirective[];
