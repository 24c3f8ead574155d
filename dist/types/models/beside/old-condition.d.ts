/** A condition of 2.2 (mod_include.c, get_ptoken and parse_expr). Strings still hold their variables. */
export type OldCondition = {
    readonly type: 'truth';
    readonly of: string;
} | {
    readonly type: 'access';
    readonly of: string;
} | {
    readonly type: 'compare';
    readonly left: string;
    readonly operator: string;
    readonly right: string;
} | {
    readonly type: 'match';
    readonly left: string;
    readonly operator: string;
    readonly regex: string;
} | {
    readonly type: 'not';
    readonly of: OldCondition;
} | {
    readonly type: 'group';
    readonly of: OldCondition;
} | {
    readonly type: 'join';
    readonly left: OldCondition;
    readonly operator: string;
    readonly right: OldCondition;
};
/** Read a condition as 2.2 did with SSIAccessEnable on; undefined where it could not. */
export declare function parseCondition(source: string): OldCondition | undefined;
