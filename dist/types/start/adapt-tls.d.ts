import { type Edit } from '../edit/edit.js';
import type { Directive } from '../syntax/tree.js';
import type { MadeCertificate } from './made-certificate.js';
/**
 * The edits of a line of mod_ssl; undefined for one of another module. Who has no certificate of a client is not sent away
 * before anything is asked.
 */
export declare function tlsEdits(line: Directive, made: () => MadeCertificate): readonly Edit[] | undefined;
