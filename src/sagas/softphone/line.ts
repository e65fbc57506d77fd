import type { Task } from 'redux-saga';
import * as softphone from '../../store/softphone/actions';
import { call, cancel, fork, race, take, type SagaGenerator } from '../core/effects';
import { accountOf, type AgentLine } from './account';
import { recover } from './recovery';
import { answerOf } from './refusal';
import { giveUpSocket, isDoubt, openSocket, register, type RegistrationResult } from './registration';
import { awaitRetry } from './retry';

/** Until the registration ends. */
function* whileRegistered(): SagaGenerator<RegistrationResult> {
  const { refused, failed, suspect } = yield* race({
    lost: take(softphone.lost),
    suspect: take(isDoubt),
    refused: take(softphone.registrationRefused),
    failed: take(softphone.registrationFailed),
  });
  if (refused !== undefined) return { kind: 'refused' };
  if (suspect !== undefined) return { kind: 'suspect' };
  if (failed === undefined || answerOf(failed.payload.message) === null) return { kind: 'failed' };
  return { kind: 'unregistered', retryAfterS: failed.payload.retryAfterS };
}

function* untilAsked(): SagaGenerator<void> {
  yield* take(softphone.retryRequested);
}

/** Waits until a REGISTER may be sent again. A refusal outlasts the socket: only the agent ends it. */
function* awaitTurn(result: RegistrationResult, waits: number): SagaGenerator<'again' | 'lost'> {
  const isRefused = result.kind === 'refused';
  const retryAfterS = result.kind === 'unregistered' ? result.retryAfterS : null;
  const { lost } = yield* race({
    lost: take(softphone.lost),
    turn: isRefused ? call(untilAsked) : call(awaitRetry, { attempt: waits + 1, waits, retryAfterS }),
  });
  if (lost === undefined) return 'again';
  if (isRefused) yield* call(untilAsked);
  return 'lost';
}

/** What a socket was: never registered over, registered over and lost, or not to be trusted any more. */
type Use = 'none' | 'used' | 'suspect';

/**
 * One socket from its registration to its end. With the first registration the calls are taken along; a REGISTER that
 * fails later on the same socket does not break that off.
 */
function* useSocket(): SagaGenerator<Use> {
  let recovering: Task | null = null;
  let waits = 0;
  try {
    let result = yield* call(register);
    while (result.kind !== 'failed' && result.kind !== 'suspect') {
      if (result.kind === 'registered') {
        recovering ??= yield* fork(recover);
        result = yield* call(whileRegistered);
        waits = 0;
        continue;
      }
      waits += 1;
      if ((yield* call(awaitTurn, result, waits)) === 'lost') break;
      result = yield* call(register);
    }
    if (result.kind === 'suspect') return 'suspect';
    return recovering === null ? 'none' : 'used';
  } finally {
    if (recovering !== null) yield* cancel(recovering);
  }
}

/**
 * Keeps the extension registered on a line: each attempt, wait and cause is a fact. Calls outlive the socket
 * and are taken over to the next one.
 */
export function* keepLine(line: AgentLine): SagaGenerator<void> {
  const account = accountOf(line);
  let attempt = 1;
  let waits = 0;
  while (true) {
    const isOpen = yield* call(openSocket, account, attempt);
    const use = isOpen ? yield* call(useSocket) : 'none';
    if (isOpen) yield* call(giveUpSocket, use === 'suspect' ? 'suspect' : 'silence');
    attempt = use === 'none' ? attempt + 1 : 1;
    waits = use === 'none' ? waits + 1 : 1;
    if (use !== 'suspect') yield* call(awaitRetry, { attempt, waits });
  }
}
