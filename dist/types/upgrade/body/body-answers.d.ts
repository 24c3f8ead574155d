import { type Commit } from '../../action/place-link.js';
import type { ComparedAnswers } from '../compared-answers.js';
/** What the answers of both copies come to, in one sentence: Markdown. */
export declare function answersSentence(answers: ComparedAnswers): string;
/** Whether somebody is let in whom the old rules refuse. */
export declare const isOpened: (answers: ComparedAnswers | undefined) => boolean;
/** How it was tried, what differs, and what could not be asked: Markdown, a paragraph or a list each. */
export declare function answersParts(answers: ComparedAnswers | undefined, commit: Commit): string[];
