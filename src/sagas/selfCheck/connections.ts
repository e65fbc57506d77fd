import { selectClockOffset, selectIsLive } from '../../store/connection/selectors';
import { selectSelfCheck } from '../../store/selfCheck/selectors';
import type { CheckResult } from '../../store/selfCheck/types';
import { selectHasVoice, selectLacksForCalls, selectSoftphone } from '../../store/softphone/selectors';
import { services } from '../core/context';
import { call, select, type SagaGenerator } from '../core/effects';
import { ended, fine, selfCheckServices } from './result';

/** A read that takes longer is felt with every click, ms. */
const SLOW_MS = 1_500;

/** From here on the times of messages and calls mislead, ms. */
const CLOCK_LIMIT_MS = 30_000;

/** Reads what every console reads, the reasons for a pause, and takes the time. */
export function* checkServer(): SagaGenerator<CheckResult> {
  const { agentApi, clock } = yield* call(services);
  const askedAt = clock.now();
  try {
    yield* call(agentApi.pauseReasons);
  } catch {
    return ended('failed', 'unreachable');
  }
  const tookMs = clock.now() - askedAt;
  return tookMs > SLOW_MS ? ended('warning', 'slow', { tookMs }) : fine({ tookMs });
}

/** The contract has no request for the round trip alone: since when the socket lives is told. */
export function* checkSocket(): SagaGenerator<CheckResult> {
  const { liveSince } = yield* select(selectSelfCheck);
  if (!(yield* select(selectIsLive)) || liveSince === null) return ended('failed', 'socketDown');
  return fine({ since: liveSince });
}

/** Whether calls can come. */
export function* checkRegistration(): SagaGenerator<CheckResult> {
  if (!(yield* select(selectHasVoice))) return ended('skipped', 'noTelephone');
  const lacks = yield* select(selectLacksForCalls);
  if (lacks !== null) return ended('failed', 'browserLacks', { lacks });
  const { expiresAt, refusal, registration, transport } = yield* select(selectSoftphone);
  if (refusal !== null) return ended('failed', 'extensionRefused');
  const { registeredSince } = yield* select(selectSelfCheck);
  if (transport !== 'connected' || registration !== 'registered' || registeredSince === null)
    return ended('failed', 'exchangeAway');
  return fine({ since: registeredSince, ...(expiresAt === null ? {} : { expiresAt }) });
}

/** Compares the clocks: by the contract's own time where the server told it, else by the page's server. */
export function* checkClock(): SagaGenerator<CheckResult> {
  const { serverClock } = yield* call(selfCheckServices);
  const measured = yield* call(serverClock.offset);
  const told = yield* select(selectClockOffset);
  const offsetMs = told === 0 ? measured : told;
  if (offsetMs === null) return ended('skipped', 'clockUnknown');
  const figures = { offsetMs: Math.round(offsetMs) };
  return Math.abs(offsetMs) > CLOCK_LIMIT_MS ? ended('warning', 'clockWrong', figures) : fine(figures);
}

/** Whether a relay lets the sound of calls through, where one is set. */
export function* checkTurn(): SagaGenerator<CheckResult> {
  const { relay } = yield* call(selfCheckServices);
  if (!relay.hasServers()) return ended('skipped', 'noRelayServers');
  const lacks = yield* select(selectLacksForCalls);
  if (lacks !== null) return ended('skipped', 'browserLacks', { lacks });
  const leaving = new AbortController();
  try {
    const tookMs = yield* call(relay.reach, leaving.signal);
    return tookMs === null ? ended('failed', 'relayAway') : fine({ tookMs: Math.round(tookMs) });
  } finally {
    leaving.abort();
  }
}
