import { type Options } from '../../command-line/arguments.js';
import type { AskOptions } from '../../command-line/ask-options.js';
import { type LogReading } from '../../requests/access-log.js';
import type { Site } from '../../site/site.js';
import { type AskedConfiguration } from '../../start/asked-configuration.js';
import { type Input } from '../input.js';
/** The configuration that requests are made for, and what was asked of the command. */
export interface AskedSite extends AskedConfiguration {
    readonly input: Input;
}
/**
 * Read the configuration, and work out what becomes of it.
 * @returns the exit status where there is nothing to ask about
 */
export declare function readAsking(asked: Options, ask: AskOptions): Promise<AskedSite | 2>;
/** What the logs tell of, or undefined where none was named. */
export declare function readLogs({ logs, logFormat, most }: AskOptions, site: Site, canSend: (method: string) => boolean): Promise<LogReading | undefined>;
