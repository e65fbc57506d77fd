import { fact, request } from '../stamp';
import type { DesktopPermission, News, Notice, Trial, TrialOutcome } from './types';

/** The agent lets the browser be asked whether it shows notifications. */
export const permissionRequested = request('notifications/permissionRequested')();
/** The agent does not want to be asked for that again. */
export const askDismissRequested = request('notifications/askDismissRequested')();
/** The agent lets the browser play sound. */
export const soundUnlockRequested = request('notifications/soundUnlockRequested')();
/** The agent wants to see and hear a notice. */
export const testRequested = request('notifications/testRequested')<Trial>();
/** What the browser says of notifications: at the start, when it was asked, when the agent changed it there. */
export const permissionReported = fact('notifications/permissionReported')<{
  permission: DesktopPermission;
}>();
/** The agent was told of something; in which ways is the settings' matter. */
export const raised = fact('notifications/raised')<{ notices: Notice[] }>();
/** Something could not be shown on the desktop, because nobody asked the browser yet. */
export const missed = fact('notifications/missed')();
/** What came in elsewhere lately, to be read out. */
export const summarized = fact('notifications/summarized')<News>();
/**
 * Something of the agent's was not delivered in a conversation that they do not look at; `clientMsgId` where it waits in
 * the outbox.
 */
export const sendFailed = fact('notifications/sendFailed')<{
  conversationId: string;
  clientMsgId?: string;
}>();
/** The agent clicked a notice. */
export const clicked = fact('notifications/clicked')<{ conversationId: string | null }>();
/** The browser keeps the sound of notices from being played until the agent clicks. */
export const soundLocked = fact('notifications/soundLocked')();
/** Sound plays. */
export const soundUnlocked = fact('notifications/soundUnlocked')();
/** A trial is over. */
export const tested = fact('notifications/tested')<TrialOutcome>();
