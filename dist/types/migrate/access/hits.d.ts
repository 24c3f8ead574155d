import type { Site } from '../../site/site.js';
import type { Choices, Hit } from '../rule.js';
/** What is to be said of the access rules of a site, one finding for each section. */
export declare function accessHits(site: Site, choices: Choices): Generator<Hit>;
