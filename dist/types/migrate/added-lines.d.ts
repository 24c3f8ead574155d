import { type Edit } from '../edit/edit.js';
import { type Directive } from '../syntax/tree.js';
/**
 * A line after another one, after the modules that are loaded there, and after what an earlier run has added: in however many
 * runs lines are added, they come out in one order.
 * @param text the line, which begins with one of those directives
 */
export declare function insertAmongAdded(at: Directive, text: string): Edit;
