import type { LogReading } from '../../requests/access-log.js';
import type { ChosenRequest } from '../../requests/chosen-request.js';
import type { VersionModel } from '../../requests/model.js';
/** The requests of a log, each at the server that it was sent to as far as the log tells, or else at the first. */
export declare function loggedRequests({ configuration }: VersionModel, logged: LogReading | undefined): readonly ChosenRequest[];
