import { type Fix, type TextFile } from './edit.js';
/**
 * Take each fix whole or not at all, first come first served. A fix is refused when it changes text that an earlier one
 * changes too, unless both make the very same edit. Edits that touch end to end do not clash, nor do insertions at one
 * place: they come out in the order of the fixes.
 */
export declare function choose<F extends {
    readonly fix: Fix<TextFile>;
}>(candidates: readonly F[]): {
    taken: F[];
    refused: F[];
};
