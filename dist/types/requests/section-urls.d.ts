import type { Container } from './containers.js';
import { type UrlPlace } from './url-places.js';
/** Of a path with wild-cards, those that it matches in one way or another. */
export declare const foldersNamed: ({ path }: Container) => readonly string[];
/** URLs inside of what a section is for, and just outside. */
export declare function urlsIn(container: Container, place: UrlPlace): readonly string[];
