import type { Site } from '../site/site.js';
import { type Container, type ReadConfiguration, type ReadServer } from './containers.js';
import { type Ruling } from './decided.js';
import { type Documents, type Reach, type Reached } from './reach.js';
import { type VariableLine } from './variables.js';
/** What one version makes of requests: the old configuration, or the new one. */
export interface VersionModel {
    readonly site: Site;
    readonly configuration: ReadConfiguration;
    readonly reach: Reach['reach'];
    /** The `.htaccess` files that requests to a server may meet, with the sections in them. */
    readonly htaccessOf: (server: ReadServer) => readonly Container[];
    ruling(reached: Reached): Ruling;
    variables(server: ReadServer, reached: Reached): readonly VariableLine[];
}
export declare function versionModel(site: Site, documents: Documents): VersionModel;
/** The same server in another version's reading: virtual hosts are told by their order. */
export declare function sameServer(server: ReadServer, from: ReadConfiguration, to: ReadConfiguration): ReadServer | undefined;
