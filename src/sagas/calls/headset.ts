import type { Lamps } from '../../services/headset/lamps';
import * as calls from '../../store/calls/actions';
import { selectCurrentCall, selectOfferedCall } from '../../store/calls/selectors';
import type { Call } from '../../store/calls/types';
import { headsetReported } from '../../store/devices/actions';
import type { HeadsetPress, HeadsetStatus } from '../../store/devices/types';
import * as headset from '../../store/headset/actions';
import type { RootState } from '../../store/rootReducer';
import type { StampedAction } from '../../store/stamp';
import { isMeant, nextInHand, NONE_IN_HAND, type CallInHand } from '../../lib/callInHand';
import { toFailure } from '../../lib/failure';
import { actionsOf, pump } from '../channels/pump';
import { services, voiceServices } from '../core/context';
import { call, fork, put, select, take, takeEvery, takeLeading, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

const DARK: Lamps = { ring: false, offHook: false, mute: false, hold: false };

/** The call that the agent is in, until it is hung up; one that rings is none. */
function ownCall(state: RootState): Call | null {
  const current = selectCurrentCall(state);
  return current === null || current.phase === 'ending' ? null : current;
}

/** What a headset shows: derived from the calls, so that no lamp can stay behind. */
export function selectLamps(state: RootState): Lamps {
  const current = ownCall(state);
  const ring = selectOfferedCall(state) !== null;
  if (current === null) return { ...DARK, ring };
  return { ring, offHook: true, mute: current.microphone.muted, hold: current.hold === 'on' };
}

/** Answers what rings where the switch goes up, hangs up where it goes down; a button does the one that is due. */
function hookAction(state: RootState, press: HeadsetPress['state']): StampedAction | null {
  const offered = selectOfferedCall(state);
  const current = ownCall(state);
  if (offered !== null && press !== 'off') return calls.answerRequested({ callId: offered.id });
  if (current !== null && press !== 'on') return calls.hangUpRequested({ callId: current.id });
  return null;
}

function dropAction(state: RootState): StampedAction | null {
  const offered = selectOfferedCall(state);
  const current = ownCall(state);
  if (offered !== null) return calls.declineRequested({ callId: offered.id });
  return current === null ? null : calls.hangUpRequested({ callId: current.id });
}

function muteAction(state: RootState, press: HeadsetPress['state']): StampedAction | null {
  const current = ownCall(state);
  if (current === null) return null;
  const muted = press === 'pressed' ? !current.microphone.muted : press === 'on';
  return calls.muteRequested({ callId: current.id, side: 'microphone', muted });
}

function holdAction(state: RootState): StampedAction | null {
  const current = ownCall(state);
  if (current?.phase !== 'active') return null;
  const { id: callId, hold } = current;
  return hold === 'on' ? calls.resumeRequested({ callId }) : calls.holdRequested({ callId });
}

/** What the agent asks for by a press; null: nothing, as without a call. */
export function actionOfPress(
  state: RootState,
  { control, state: press }: HeadsetPress,
): StampedAction | null {
  switch (control) {
    case 'hook':
      return hookAction(state, press);
    case 'mute':
      return muteAction(state, press);
    case 'hold':
      return holdAction(state);
    case 'drop':
      return dropAction(state);
  }
}

/** What the presses go by, beside the state. */
interface Hand {
  call: CallInHand;
}

/** Notes when another call takes the place of the one that the agent is in. */
function* keepInHand(hand: Hand): SagaGenerator<void> {
  const { clock } = yield* call(services);
  while (true) {
    hand.call = nextInHand(hand.call, yield* select(selectCurrentCall), clock.now());
    yield* take('*');
  }
}

/**
 * The call that a press would end or answer, with when it came: a press may have been for the one before. A switch that
 * goes up is meant for what rings, and whatever else is asked for can be asked back.
 */
function meantFor(
  action: StampedAction | null,
  press: HeadsetPress['state'],
  inHand: CallInHand,
  offered: Call | null,
): CallInHand {
  if (calls.hangUpRequested.match(action)) return inHand;
  const isOfOffer = calls.answerRequested.match(action) || calls.declineRequested.match(action);
  if (!isOfOffer || offered === null || press === 'on') return NONE_IN_HAND;
  return { id: offered.id, since: offered.startedAt };
}

function following(hand: Hand) {
  return function* follow({ payload }: ReturnType<typeof headset.pressed>): SagaGenerator<void> {
    const { clock } = yield* call(services);
    const { headset: device } = yield* call(voiceServices);
    const action = yield* select(actionOfPress, payload);
    const meant = meantFor(action, payload.state, hand.call, yield* select(selectOfferedCall));
    if (action !== null && isMeant(meant, clock.now())) yield* put(action);
    // The headset's own switch may have moved where no call followed it.
    yield* call(device.show, yield* select(selectLamps));
  };
}

function isSame(one: Lamps, other: Lamps): boolean {
  return (
    one.ring === other.ring &&
    one.offHook === other.offHook &&
    one.mute === other.mute &&
    one.hold === other.hold
  );
}

/** Shows what the calls say after every action, whatever it was. */
function* keepLamps(): SagaGenerator<void> {
  const { headset: device } = yield* call(voiceServices);
  let shown = DARK;
  while (true) {
    const due = yield* select(selectLamps);
    if (!isSame(due, shown)) yield* call(device.show, due);
    shown = due;
    yield* take('*');
  }
}

const TROUBLES: Readonly<Record<string, HeadsetStatus['trouble']>> = {
  headsetUnfit: 'unfit',
  headsetBusy: 'busy',
};

/** Within the agent's click, as browsers demand. */
function* connect(): SagaGenerator<void> {
  const { headset: device } = yield* call(voiceServices);
  try {
    yield* call(device.connect);
  } catch (error) {
    const trouble = TROUBLES[toFailure(error).code];
    if (trouble === undefined) throw error;
    const name = yield* select(({ devices }: RootState) => devices.headset?.name ?? null);
    yield* put(headsetReported({ isSupported: device.isSupported, name, trouble }));
  }
}

function* forget(): SagaGenerator<void> {
  const { headset: device } = yield* call(voiceServices);
  yield* call(device.forget);
}

/** The buttons of the agent's headset control the calls, its lamps follow them. */
export function* watchHeadset(): SagaGenerator<void> {
  const { headset: device, callSession } = yield* call(voiceServices);
  const { isSupported } = device;
  const hand: Hand = { call: NONE_IN_HAND };
  const channel = actionsOf((emit) => {
    const ends = [
      device.subscribe((event) => {
        if (event.kind === 'pressed') emit(headset.pressed({ ...event.press, by: 'headset' }));
        else emit(headsetReported({ isSupported, name: event.name, trouble: null }));
      }),
      callSession.subscribe((press) => emit(headset.pressed({ ...press, by: 'system' }))),
    ];
    return () => ends.forEach((end) => end());
  });
  try {
    yield* fork(keepInHand, hand);
    yield* takeEvery(headset.pressed, guarded('headsetPress', following(hand)));
    yield* takeLeading(headset.connectRequested, guarded('headsetConnect', connect));
    yield* takeLeading(headset.forgetRequested, guarded('headsetForget', forget));
    yield* put(headsetReported({ isSupported, name: null, trouble: null }));
    yield* fork(keepLamps);
    yield* fork(device.start);
    yield* call(pump, channel);
  } finally {
    channel.close();
    void device.stop();
  }
}
