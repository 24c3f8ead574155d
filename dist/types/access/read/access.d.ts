import { type Methods, type PerMethod } from '../../httpd/methods.js';
import type { Site } from '../../site/site.js';
import { type Directive, type Section } from '../../syntax/tree.js';
import { type AccessLine } from './access-lines.js';
import { type AuthzTree } from './authz-tree.js';
import type { Condition } from './condition.js';
import { type GuideReading } from './host-rules.js';
import { type Dual } from './read-scope.js';
import { type Requirement } from './requirements.js';
/** What one section, or one .htaccess file, says of access in 2.2's terms. */
export interface Access {
    readonly lines: readonly AccessLine[];
    /** H of its own host lines by method; undefined where it has none, so that those of its parent stay in force. */
    readonly host: PerMethod<Condition> | undefined;
    /** Its Require lines; undefined where it has none. */
    readonly require: readonly Requirement[] | undefined;
    /** Satisfy by its methods, the last one last. */
    readonly satisfy: readonly {
        readonly methods: Methods;
        readonly any: boolean;
    }[];
    /** On or Off by directive name, in lower case. */
    readonly authoritative: ReadonlyMap<string, boolean>;
    readonly authType: boolean;
    readonly groupFile: boolean;
    readonly dbmGroupFile: boolean;
    /** `url`: it says AuthLDAPURL; `lost`: directives of mod_authnz_ldap without it, beside which none of above counts. */
    readonly ldap: 'url' | 'lost' | undefined;
    readonly ssl: boolean;
    /** 2.4's own reading, where the configuration runs on 2.4 with mod_access_compat; undefined on 2.2. */
    readonly authz: AuthzTree | undefined;
    /** Lines that 2.2 read and 2.4 does not, beside lines that only 2.4 reads. */
    readonly dual: Dual | undefined;
    /** It says something of access in guards for 2.4 alone. */
    readonly isFor24: boolean;
    /** How Apache's upgrade guide reads its host lines, where an Allow among them had no effect; undefined elsewhere. */
    readonly guide: GuideReading | undefined;
    /** Ends of clients' names that stand behind # on an Allow line, where 2.2 did not read a comment. */
    readonly domains: readonly string[];
    /** Guards ask for mod_access_compat: it suits servers with and without it already. */
    readonly forBoth: boolean;
    /** `<RequireAny>` and the like, outermost ones. */
    readonly containers: readonly Section[];
    /** Why nobody can tell what it means: a phrase that ends "…, which …". */
    readonly unclear: string | undefined;
    /** What is unclear is the host lines, and nothing else. */
    readonly onlyHostsUnclear: boolean;
    /** Where it is written for 2.4: what of the rules for 2.2 that it was made of cannot be told. */
    readonly leaves?: 'require' | 'both';
}
/**
 * Read what the nodes of one scope say (mod_authz_host.c; server/core.c, require, satisfy, ap_limit_section).
 * @param branch the block of a template that they all stand in, where they are one branch of a section
 */
export declare function accessOf(site: Site, nodes: readonly (Directive | Section)[], branch?: string): Access;
