import type { ChecklistItem } from '../checklist/checklist.js';
import { type Rewritten } from './rewritten.js';
/** The checklist as `--format json` has it. Lines count from 1. */
export declare const checklistObjects: (items: readonly ChecklistItem[], rewritten?: Rewritten) => {
    id: string;
    what: string;
    why: string;
    see: string;
    places: {
        path: string;
        line: number;
    }[];
}[];
