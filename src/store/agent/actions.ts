import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { AgentStatus, PauseReason } from './types';

/** The agent ticked a pause reason. */
export const pauseRequested = request('agent/pauseRequested')<{ reason: string }>();
/** The agent unticked the pause reason. */
export const unpauseRequested = request('agent/unpauseRequested')();
/** The agent opened the menu of pause reasons. */
export const pauseMenuOpenRequested = request('agent/pauseMenuOpenRequested')();
/** The agent asked again for the pause reasons after a failed read. */
export const pauseReasonsReadRequested = request('agent/pauseReasonsReadRequested')();
/** The server said what the agent's status is: at login, after an action, after a reconnection. */
export const statusReported = fact('agent/statusReported')<{
  status: AgentStatus;
  pauseReason: string | null;
}>();
/** The server did not pause or unpause. */
export const pauseFailed = fact('agent/pauseFailed')<Failure>();
/** The read of pause reasons went out. */
export const pauseReasonsReadStarted = fact('agent/pauseReasonsReadStarted')();
/** The pause reasons came. */
export const pauseReasonsLoaded = fact('agent/pauseReasonsLoaded')<{ reasons: PauseReason[] }>();
/** The read of pause reasons failed. */
export const pauseReasonsReadFailed = fact('agent/pauseReasonsReadFailed')<Failure>();
