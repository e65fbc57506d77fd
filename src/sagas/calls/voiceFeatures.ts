import type { EventChannel } from 'redux-saga';
import type { SipEvent } from '../../services/sip/softphone';
import { pageHidden, shown } from '../../store/app/actions';
import type { StampedAction } from '../../store/stamp';
import { audioChannel } from '../channels/audio';
import { pumpSip, sipChannel } from '../channels/sip';
import { services, voiceServices } from '../core/context';
import { call, fork, put, race, take, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { keepRegistered } from '../softphone/keepRegistered';
import { watchNetwork } from '../softphone/network';
import { watchEchoCheck } from '../selfCheck/echoCall';
import { watchOutage } from '../softphone/outage';
import { watchPresence } from '../softphone/presence';
import { supervise } from '../core/supervise';
import { serve } from '../core/workers';
import { watchTelLinks } from '../softphone/telLinks';
import { watchCalls } from './callLifecycle';
import { keepCallSession } from './callSession';
import { watchControls } from './controls';
import { watchDevices } from './devices';
import { classificationSteps, watchForcedClassification } from './forcedClassification';
import { watchHeadset } from './headset';
import { watchHolding } from './holding';
import { takeOffer } from './offers';
import { watchDialling } from './outgoingCalls';
import { keepRinging } from './ring';
import { voiceWorkers } from './voiceWorkers';

function* serveVoice(): SagaGenerator<void> {
  const { rooms } = yield* call(voiceServices);
  yield* call(serve, voiceWorkers(rooms));
}

/**
 * The table of contents of voice. Those that follow what comes in stand before those that make it come: the
 * registration is last.
 */
const FEATURES: readonly (readonly [string, () => SagaGenerator<void>])[] = [
  ['calls', watchCalls],
  ['workers', serveVoice],
  ['ring', keepRinging],
  ['dialling', watchDialling],
  ['holding', watchHolding],
  ['controls', watchControls],
  ['presence', watchPresence],
  ['outage', watchOutage],
  ['network', watchNetwork],
  ['devices', watchDevices],
  ['echoCheck', watchEchoCheck],
  ['headset', watchHeadset],
  ['callSession', keepCallSession],
  ['telLinks', watchTelLinks],
];

function* pumpAudio(channel: EventChannel<StampedAction>): SagaGenerator<void> {
  while (true) {
    const action = yield* take(channel);
    yield* put(action);
  }
}

function* features(
  sipEvents: EventChannel<SipEvent>,
  audioActions: EventChannel<StampedAction>,
): SagaGenerator<void> {
  const steps = yield* call(classificationSteps);
  yield* fork(supervise, 'forcedClassification', () => watchForcedClassification(steps));
  for (const [name, feature] of FEATURES) yield* fork(supervise, name, feature);
  yield* fork(supervise, 'sip', () => pumpSip(sipEvents, guarded('offer', takeOffer)));
  yield* fork(supervise, 'audio', () => pumpAudio(audioActions));
  yield* fork(supervise, 'softphone', keepRegistered);
}

/** The page goes: every call gets its last word at once, since nothing that has to be waited for comes about. */
function* untilPageGoes(): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  yield* take(pageHidden);
  yield* call(softphone.dispose);
}

/** The channels outlive a pump that throws, so that nothing of a call is missed until it runs again. */
function* onThisPage(): SagaGenerator<void> {
  const { audio, softphone } = yield* call(voiceServices);
  const sipEvents = sipChannel(softphone);
  const audioActions = audioChannel(audio);
  const { callLevels } = yield* call(services);
  callLevels.follow(audio.levels);
  try {
    yield* race({ run: call(features, sipEvents, audioActions), gone: call(untilPageGoes) });
  } finally {
    callLevels.follow(null);
    sipEvents.close();
    audioActions.close();
  }
}

/** Runs everything of voice side by side, and again on a page that the browser brings back as it left it. */
export function* runVoice(): SagaGenerator<void> {
  while (true) {
    yield* call(onThisPage);
    yield* take(shown);
  }
}
