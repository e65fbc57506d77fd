import {
  answerRequested,
  declineRequested,
  hangUpRequested,
  holdRequested,
  muteRequested,
  resumeRequested,
} from '../../store/calls/actions';
import { controlsOf } from '../../store/calls/controlSelectors';
import { selectCurrentCall, selectOfferedCall } from '../../store/calls/selectors';
import type { Command } from './command';

/** Answers the call that rings. */
export const answer: Command = ({ state, request }) => {
  const call = selectOfferedCall(state);
  if (call !== null && controlsOf(call).answers) request(answerRequested({ callId: call.id }));
};

/** Declines the call that rings. */
export const decline: Command = ({ state, request }) => {
  const call = selectOfferedCall(state);
  if (call !== null && controlsOf(call).answers) request(declineRequested({ callId: call.id }));
};

/** Turns the microphone of the call off, and on again. */
export const mute: Command = ({ state, request }) => {
  const call = selectCurrentCall(state);
  if (call === null || call.phase === 'ending' || !controlsOf(call).sound) return;
  request(muteRequested({ callId: call.id, side: 'microphone', muted: !call.microphone.muted }));
};

/** Puts the call on hold, and takes it from there. */
export const hold: Command = ({ state, request }) => {
  const call = selectCurrentCall(state);
  if (call?.phase !== 'active' || call.transfer !== null || !controlsOf(call).hold) return;
  if (call.hold === 'off') request(holdRequested({ callId: call.id }));
  if (call.hold === 'on') request(resumeRequested({ callId: call.id }));
};

/** Hangs up, or gives up a call that nobody answered yet. */
export const hangUp: Command = ({ state, request, isSettled }) => {
  const call = selectCurrentCall(state);
  if (call !== null && call.phase !== 'ending' && isSettled()) request(hangUpRequested({ callId: call.id }));
};
