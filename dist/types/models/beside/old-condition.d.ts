/** A condition of 2.2 (mod_include.c, get_ptoken and parse_expr). Strings still hold their variables. */
export type Condition = {
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
    readonly of: Condition;
} | {
    readonly type: 'group';
    readonly of: Condition;
} | {
    readonly type: 'join';
    readonly left: Condition;
    readonly operator: string;
    readonly right: Condition;
};
/** Read a condition as 2.2 did with SSIAccessEnable on; undefined where it could not. */
export declare function parseCondition(source: string): Condition | undefined;
