import { type HttpdProgram } from './httpd-program.js';
/**
 * The httpd 2.4 that a command runs on this machine: the first word of one of its parts, or what a control script such as
 * `apachectl` stands for. Undefined where it runs none, or one that is elsewhere.
 */
export declare function programInCommand(command: string): Promise<HttpdProgram | undefined>;
