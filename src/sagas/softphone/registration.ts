import { cameOnline, woke } from '../../store/app/actions';
import { repairFailed } from '../../store/calls/actions';
import * as softphone from '../../store/softphone/actions';
import { registrationTrouble } from '../../store/softphone/registrationTrouble';
import { selectSoftphone } from '../../store/softphone/selectors';
import { toFailure } from '../../lib/failure';
import { voiceServices } from '../core/context';
import { call, put, race, select, take, type SagaGenerator } from '../core/effects';
import type { SipAccount } from '../../services/sip/softphone';
import type { ReadAccount } from './account';
import { answerOf, isRefusal, retryAfterOf } from './refusal';

/**
 * How an attempt to register ended, or how the registration stands. `refused` stays so until the agent asks again;
 * `unregistered` leaves the socket open, and only the REGISTER is sent again; `failed` needs a new socket, and `suspect`
 * needs one at once.
 */
export type RegistrationResult =
  | { kind: 'registered' }
  | { kind: 'refused' }
  | { kind: 'unregistered'; retryAfterS: number | null }
  | { kind: 'suspect' }
  | { kind: 'failed' };

/**
 * What makes a socket suspect that looks open: the machine slept or changed its network, or nobody answered over it
 * when a call was to be mended.
 */
export function isDoubt(action: { type: string }): boolean {
  const isUnheard = repairFailed.match(action) && action.payload.code === 'socketLost';
  return isUnheard || cameOnline.match(action) || woke.match(action);
}

/** After a loss the exchange is looked for first, which takes half a second where opening a socket may take ten. */
function* isThere(account: SipAccount): SagaGenerator<boolean> {
  const { softphone: phone } = yield* call(voiceServices);
  const { transport } = yield* select(selectSoftphone);
  return transport === 'connecting' || (yield* call(phone.probe, account));
}

/** Opens the socket. False when it did not open. */
export function* openSocket(read: ReadAccount, attempt: number): SagaGenerator<boolean> {
  const { softphone: phone } = yield* call(voiceServices);
  yield* put(softphone.connectStarted({ attempt }));
  try {
    const account = yield* call(read);
    if (yield* call(isThere, account)) {
      yield* call(phone.connect, account);
      yield* put(softphone.connected());
      return true;
    }
    yield* put(softphone.connectFailed({ code: 'socketFailed', message: 'unreachable' }));
    return false;
  } catch (error) {
    yield* put(softphone.connectFailed(toFailure(error)));
    return false;
  }
}

/** Gives a socket up that does not say that it is dead: what comes next is a new one. */
export function* giveUpSocket(reason: string): SagaGenerator<void> {
  const { transport } = yield* select(selectSoftphone);
  if (transport === 'connected') yield* put(softphone.lost({ code: null, reason }));
}

/** What a REGISTER that was not granted leaves behind. */
function* settle(error: unknown): SagaGenerator<RegistrationResult> {
  const failure = toFailure(error);
  if (failure.code === 'socketLost') return { kind: 'failed' };
  const retryAfterS = retryAfterOf(error);
  const answer = answerOf(failure.message);
  const status = answer?.status ?? null;
  if (failure.code === 'registrationRefused' && isRefusal(status, retryAfterS)) {
    yield* put(softphone.registrationRefused({ status, phrase: answer?.phrase ?? '' }));
    return { kind: 'refused' };
  }
  const trouble = registrationTrouble(answer);
  yield* put(softphone.registrationFailed({ ...failure, retryAfterS, trouble }));
  // An exchange that answered is there; one that says nothing may be behind a socket that is dead.
  return answer === null ? { kind: 'failed' } : { kind: 'unregistered', retryAfterS };
}

function* sendRegister(): SagaGenerator<RegistrationResult> {
  const { softphone: phone } = yield* call(voiceServices);
  try {
    const expiresInS = yield* call(phone.register);
    yield* put(softphone.registered({ expiresInS }));
    return { kind: 'registered' };
  } catch (error) {
    return yield* call(settle, error);
  }
}

/**
 * Registers over the open socket. One over which the network went and came is only seemingly open: the state has given
 * it up, and would not hear of a registration over it.
 */
export function* register(): SagaGenerator<RegistrationResult> {
  const { transport } = yield* select(selectSoftphone);
  if (transport === 'recovering') return { kind: 'suspect' };
  yield* put(softphone.registerStarted());
  const { suspect, result } = yield* race({
    lost: take(softphone.lost),
    suspect: take(isDoubt),
    result: call(sendRegister),
  });
  if (suspect !== undefined) return { kind: 'suspect' };
  return result ?? { kind: 'failed' };
}
