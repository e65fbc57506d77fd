import { request } from '../stamp';

/** The agent dials. Without a queue the agent's first voice queue is taken. */
export const dialRequested = request('calls/dialRequested')<{
  number: string;
  name: string | null;
  queue: string | null;
  contactId: string | null;
  /** The live call that is to be transferred after this one was asked. */
  consultOf: string | null;
}>();
/** The agent saw these missed calls, or calls back. */
export const missedSeenRequested = request('calls/missedSeenRequested')<{ ids: string[] }>();
/** The agent answers. */
export const answerRequested = request('calls/answerRequested')<{ callId: string }>();
/** The agent declines an offered call. */
export const declineRequested = request('calls/declineRequested')<{ callId: string }>();
/** The agent hangs up, or gives up a call that still rings. */
export const hangUpRequested = request('calls/hangUpRequested')<{ callId: string }>();
/** The agent ends the call of a voice conversation that is not on this page. */
export const hangUpElsewhereRequested = request('calls/hangUpElsewhereRequested')<{
  conversationId: string;
}>();
/** The agent puts a call on hold. */
export const holdRequested = request('calls/holdRequested')<{ callId: string }>();
/** The agent takes a call from hold; the others are held. */
export const resumeRequested = request('calls/resumeRequested')<{ callId: string }>();
/** The agent turned a volume, 0 to 100. */
export const volumeRequested = request('calls/volumeRequested')<{
  callId: string;
  side: 'speaker' | 'microphone';
  volume: number;
}>();
/** The agent muted or unmuted one side of a call. */
export const muteRequested = request('calls/muteRequested')<{
  callId: string;
  side: 'speaker' | 'microphone';
  muted: boolean;
}>();
/** The agent pressed a key of the dial pad during a call: 0-9, *, #. */
export const digitRequested = request('calls/digitRequested')<{ callId: string; digit: string }>();
/** The agent transfers a call to a number. */
export const blindTransferRequested = request('calls/blindTransferRequested')<{
  callId: string;
  number: string;
}>();
/** The agent connects a call with another live one. */
export const attendedTransferRequested = request('calls/attendedTransferRequested')<{
  callId: string;
  otherCallId: string;
}>();
/** The agent goes into the own conference room together with the other side of a call. */
export const conferenceRequested = request('calls/conferenceRequested')<{ callId: string }>();
/** The agent adds somebody to the room of a call: a colleague by extension, or anybody by name and number. */
export const participantAddRequested = request('calls/participantAddRequested')<{
  callId: string;
  name: string;
  number: string;
  extension: string | null;
}>();
/** The agent has somebody called once more who did not come. */
export const participantRetryRequested = request('calls/participantRetryRequested')<{
  callId: string;
  id: string;
}>();
/** The agent takes somebody out of the room, or the card of somebody who did not come off the list. */
export const participantRemoveRequested = request('calls/participantRemoveRequested')<{
  callId: string;
  id: string;
}>();
/** The agent opens the transfer dialog of a call. */
export const transferOpenRequested = request('calls/transferOpenRequested')<{ callId: string }>();
/** The agent leaves the transfer dialog. */
export const transferCloseRequested = request('calls/transferCloseRequested')();
/** The agent looks at a call. */
export const openRequested = request('calls/openRequested')<{ callId: string }>();
/** The agent opens the dial dialog, with a number to begin with. */
export const dialOpenRequested = request('calls/dialOpenRequested')<{
  number: string;
  name: string | null;
  contactId: string | null;
  /** The entry of the agenda that asks for this call. */
  scheduledId?: string;
}>();
/** The agent leaves the dial dialog. */
export const dialCloseRequested = request('calls/dialCloseRequested')();
/** The agent read why a call failed. */
export const failureDismissRequested = request('calls/failureDismissRequested')();
/** The agent asks for the sound of a call to be mended. */
export const repairRequested = request('calls/repairRequested')<{ callId: string }>();
/** The agent knows of the trouble with the sound. */
export const troubleDismissRequested = request('calls/troubleDismissRequested')<{ callId: string }>();
/** The agent classifies a call; it opens the dialog. */
export const classifyOpenRequested = request('calls/classifyOpenRequested')<{ callId: string }>();
/** The agent leaves the classification, where it may be left. */
export const classifyCloseRequested = request('calls/classifyCloseRequested')();
/** The agent saves the classification of a call (spec 2 §5). */
export const classifyRequested = request('calls/classifyRequested')<{
  callId: string;
  classificationId: string;
  subclassificationId: string | null;
  notes: string;
  protocol: string;
}>();
/** The agent leaves a required classification for later, with what is chosen so far. */
export const classifyDeferRequested = request('calls/classifyDeferRequested')<{
  callId: string;
  /** Null: nothing could be chosen. */
  classificationId: string | null;
  subclassificationId: string | null;
  notes: string;
  protocol: string;
}>();
