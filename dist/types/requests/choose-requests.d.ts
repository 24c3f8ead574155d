import type { Choice, KnownWorld } from './chosen-request.js';
import { type VersionModel } from './model.js';
/**
 * The requests that tell the decisions of two versions apart: of each set of sections that some URL meets, each method that
 * one of them names, and each way in which clients and users answer what they ask, one.
 */
export declare function chooseRequests(old: VersionModel, young: VersionModel, known: KnownWorld): Choice;
