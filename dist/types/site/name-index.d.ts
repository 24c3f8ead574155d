import { type ConfigFile } from '../syntax/tree.js';
import type { Site } from './site.js';
/** The directives and sections of some files by name, without what stands in branches that 2.4 never reads. */
export type NameIndex = Pick<Site, 'names' | 'directives' | 'says' | 'sections' | 'directivesIn' | 'sectionsIn' | 'directivesWith' | 'sectionsWith' | 'isLive'>;
export declare function nameIndex(files: readonly ConfigFile[]): NameIndex;
