import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { NetworkReport, RegistrationTrouble } from './types';

/** The agent asks for a new try after a refusal or a loss. */
export const retryRequested = request('softphone/retryRequested')();
/** The agent asked for the softphone's own log as a file. */
export const logDownloadRequested = request('softphone/logDownloadRequested')();
/** The socket to the exchange is being opened. */
export const connectStarted = fact('softphone/connectStarted')<{ attempt: number }>();
/** It is open. */
export const connected = fact('softphone/connected')();
/** It did not open: no answer in 10 s, or refused. */
export const connectFailed = fact('softphone/connectFailed')<Failure>();
/** The socket closed without being asked to; live calls go on. */
export const lost = fact('softphone/lost')<{ code: number | null; reason: string }>();
/** The next attempt is due then, ms since 1970. */
export const retryScheduled = fact('softphone/retryScheduled')<{ attempt: number; at: number }>();
/** A REGISTER went out. */
export const registerStarted = fact('softphone/registerStarted')();
/** The exchange knows the extension, for so long. */
export const registered = fact('softphone/registered')<{ expiresInS: number }>();
/** The exchange refused the extension (401/403/404 …): not tried again until the agent asks. */
export const registrationRefused = fact('softphone/registrationRefused')<{
  status: number;
  phrase: string;
}>();
/** No answer, a passing refusal, or a yes that binds somebody else: tried again later. Logs of before name no trouble. */
export const registrationFailed = fact('softphone/registrationFailed')<
  Failure & { retryAfterS: number | null; trouble?: RegistrationTrouble }
>();
/** The telephone has been out for a while, and the agent is there for calls. */
export const outageFound = fact('softphone/outageFound')();
/** The ICE servers that calls use from now on, and how they do. */
export const networkReported = fact('softphone/networkReported')<NetworkReport>();
/** Signed off and closed. */
export const closed = fact('softphone/closed')();
/** The softphone's log was handed to the browser. */
export const logDownloaded = fact('softphone/logDownloaded')<{ bytes: number }>();
