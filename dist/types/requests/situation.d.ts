import type { Leaf } from '../access/read/condition.js';
import type { Asker } from './asking.js';
import type { ReadServer } from './containers.js';
import type { Ruling } from './decided.js';
import type { Endpoint } from './endpoints.js';
import { type VersionModel } from './model.js';
import type { Reached } from './reach.js';
import { type UrlSample } from './url-samples.js';
/** What both versions meet for one URL. */
export interface Situation {
    readonly endpoint: Endpoint;
    readonly sample: UrlSample;
    readonly old: Side;
    readonly young: Side;
}
export interface Side {
    readonly model: VersionModel;
    readonly server: ReadServer;
    readonly reached: Reached;
    readonly ruling: Ruling;
}
/** @param endpoint of the old version's server */
export declare function situationOf(old: VersionModel, young: VersionModel, endpoint: Endpoint, sample: UrlSample): Situation;
/** As httpd looks at it: without a query, and with single slashes. */
export declare function plainUrl(url: string): string;
/** Every question that either version asks, once. */
export declare const questionsIn: ({ old, young }: Situation) => readonly Leaf[];
/** Tells sections and lines apart by numbers, so that sets of them are texts. */
export interface Numbers {
    readonly of: (all: readonly object[]) => string;
}
export declare function numbers(): Numbers;
/** Two situations of one key differ in nothing that a server looks at. An error page is a situation of its own, and so is a root. */
export declare const situationKey: ({ of }: Numbers, { old, young, sample, endpoint }: Situation) => string;
/** Two situations of one ruling are decided by the same rules of access, merged in the same order. */
export declare function rulingKey({ of }: Numbers, situation: Situation): string;
/** Who asks where it makes no difference. */
export declare const anybody: Asker;
