/** The package with a module, by its name (`mod_ldap`), where that is not the one of httpd. */
export declare const packageOf: (module: string) => string | undefined;
