import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { Offer, SipEvent, Softphone } from '../../services/sip/softphone';
import * as calls from '../../store/calls/actions';
import type { SoundTrouble } from '../../store/calls/types';
import * as presence from '../../store/presence/actions';
import * as softphone from '../../store/softphone/actions';
import { registrationTrouble } from '../../store/softphone/registrationTrouble';
import type { StampedAction } from '../../store/stamp';
import { call, put, take, type SagaGenerator } from '../core/effects';
import { isRefusal } from '../softphone/refusal';

/** Events that are a fact each; what an offer becomes depends on the agent's state. */
type DirectEvent = Exclude<SipEvent, { kind: 'offered' }>;

const TROUBLES: Record<'in' | 'out', SoundTrouble> = { in: 'hearingNothing', out: 'notHeard' };

/** Text like the softphone's own errors: `503 Service Unavailable`, or nothing where nobody answered. */
function textOf(status: number | null, phrase: string): string {
  return status === null ? '' : `${status} ${phrase}`.trim();
}

function registrationFact(event: Extract<DirectEvent, { kind: 'registrationLost' }>): StampedAction {
  const { status, phrase, retryAfterS } = event;
  const trouble = registrationTrouble(status === null ? null : { status, phrase });
  if (isRefusal(status, retryAfterS)) return softphone.registrationRefused({ status, phrase });
  const code = trouble.kind === 'notBound' ? 'notBound' : 'timeout';
  return softphone.registrationFailed({ code, message: textOf(status, phrase), retryAfterS, trouble });
}

/** The fact of an event of the exchange or of a peer connection. */
export function sipFact(event: DirectEvent): StampedAction {
  switch (event.kind) {
    case 'socketLost':
      return softphone.lost({ code: event.code, reason: event.reason });
    case 'registrationRefreshed':
      return softphone.registered({ expiresInS: event.expiresInS });
    case 'registrationLost':
      return registrationFact(event);
    case 'presenceReported':
      return presence.reported({ extension: event.extension, presence: event.presence });
    case 'presenceUnknown':
      return presence.unknown({ extension: event.extension });
    case 'networkReported': {
      const { stun, turn, relayOnly, fault } = event;
      return softphone.networkReported({ stun, turn, relayOnly, fault });
    }
    default:
      return callFact(event);
  }
}

type CallEvent = Extract<DirectEvent, { callId: string }>;

function callFact(event: CallEvent): StampedAction {
  const { callId } = event;
  switch (event.kind) {
    case 'progressed':
      return calls.progressed({ callId, status: event.status, earlyMedia: event.earlyMedia });
    case 'established':
      return calls.answered({ callId });
    case 'identityChanged':
      return calls.identityChanged({ callId, number: event.number, name: event.name });
    case 'remoteHoldChanged':
      return calls.remoteHoldChanged({ callId, held: event.held });
    case 'transferProgressed':
      return calls.transferProgressed({ callId, status: event.status });
    case 'mediaChanged':
      return calls.mediaChanged({ callId, media: event.media });
    case 'measured':
      return calls.qualityMeasured({ callId, ...event.sample });
    case 'soundMissed':
      return calls.troubleFound({ callId, trouble: TROUBLES[event.direction] });
    case 'soundHeard':
      return calls.troubleEnded({ callId, trouble: TROUBLES[event.direction] });
    case 'ended': {
      const { kind: _kind, callId: _callId, ...end } = event;
      return calls.ended({ callId, end });
    }
  }
}

/** Events of the softphone from now on; the creator closes the channel. */
export function sipChannel(phone: Pick<Softphone, 'subscribe'>): EventChannel<SipEvent> {
  return eventChannel<SipEvent>((emit) => phone.subscribe(emit), buffers.expanding());
}

/**
 * Dispatches events of the softphone in order: an offer goes to `takeOffer`, which must not wait, so that
 * the end of a call never overtakes its beginning. The channel stays open for the next run after a throw.
 */
export function* pumpSip(
  channel: EventChannel<SipEvent>,
  takeOffer: (offer: Offer) => SagaGenerator<void>,
): SagaGenerator<void> {
  while (true) {
    const event = yield* take(channel);
    if (event.kind === 'offered') yield* call(takeOffer, event);
    else yield* put(sipFact(event));
  }
}
