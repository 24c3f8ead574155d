import type { Rule } from '../migrate/rule.js';
import { type LogMessage } from './log.js';
import { type Answer, type KnownMessage } from './message.js';
import { type LoggedConfiguration, type MessagePlace } from './place.js';
/** What is to be said of one message, however often it was logged. */
export interface Explanation {
    /** The first time that it was said. */
    readonly said: LogMessage;
    readonly count: number;
    /** Undefined where the message is not known. */
    readonly message: KnownMessage | undefined;
    readonly answer: Answer | undefined;
    /** The rules that mend it. */
    readonly rules: readonly Rule[];
    /** The places in the given configuration that it is about. */
    readonly places: readonly MessagePlace[];
    /** Of a message that is not known: the module that says it. */
    readonly module: string | undefined;
    /** A page of httpd's manual. */
    readonly see: string | undefined;
}
export interface Explained {
    /** In the order in which they were first said. */
    readonly explanations: readonly Explanation[];
    /** How many messages are not known but only notices, of the level notice or lower. */
    readonly notices: number;
}
/**
 * Explain one message, or all of a log or of the output of `httpd -t`. Pure.
 * @param config the configuration that httpd read, to find the very lines
 */
export declare function explain(log: string, config?: LoggedConfiguration): Explained;
