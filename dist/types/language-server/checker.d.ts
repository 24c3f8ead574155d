/**
 * Check one site for the server that started this process in the folder that the site is told from, until it goes: as the
 * command line would from there, with what is open in the editor in the place of what is on the disk. A process of its own,
 * so that the server has time for the next keystroke while the rules are at work, and each folder has its own settings.
 * @param paths what to look at; the whole folder, or what its settings say, unless given
 */
export declare function runChecker(paths: readonly string[]): Promise<number>;
