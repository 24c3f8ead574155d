/** What can stand in the place of the first PATH, with what follows it. */
interface CommandEntry {
    readonly name: string;
    readonly argument?: string;
    readonly choices?: readonly string[];
    readonly completes?: 'rules';
    readonly brief: string;
    readonly about: string;
}
/** The shells that `completion` writes for. */
export declare const shells: readonly ['bash', 'zsh', 'fish'];
/** Every command, in the order in which people are told of them. */
export declare const commands: readonly CommandEntry[];
export {};
