import { pageHidden } from '../app/actions';
import { loggedIn, sessionRestored } from '../auth/actions';
import { answered, dialed, ended, offered, offerMissed } from '../calls/actions';
import { createMoments, isOf, within, type Day } from './spans';
import type { Hear } from './tally';
import type { DayStats } from './types';

type Figures = Pick<DayStats, 'callsIn' | 'callsOut' | 'callsMissed' | 'talkMs'>;

interface Told {
  figures: Figures;
  /** When each was answered, dialled or missed. */
  moments: Readonly<Record<'callsIn' | 'callsOut' | 'callsMissed', readonly number[]>>;
}

interface KnownCall {
  direction: 'in' | 'out';
  /** Takes the place of another one: the same conversation with the same person. */
  replaces: boolean;
  answeredAt: number | null;
}

/** Counts calls: those that came and were answered, those that were dialled, those that were missed. */
export function callTally(hear: Hear, day: Day): () => Told {
  const live = new Map<string, KnownCall>();
  const seen = { in: createMoments(), out: createMoments(), missed: createMoments() };
  let talkMs = 0;

  hear(offered, ({ payload: { callId, replaces } }) => {
    live.set(callId, { direction: 'in', replaces: replaces !== undefined, answeredAt: null });
  });
  hear(dialed, ({ payload: { callId }, meta }) => {
    live.set(callId, { direction: 'out', replaces: false, answeredAt: null });
    if (isOf(day, meta.at)) seen.out.note(callId, meta.at);
  });
  hear(answered, ({ payload: { callId }, meta }) => {
    const call = live.get(callId);
    if (call === undefined || call.answeredAt !== null) return;
    live.set(callId, { ...call, answeredAt: meta.at });
    if (call.direction === 'in' && !call.replaces && isOf(day, meta.at)) seen.in.note(callId, meta.at);
  });
  hear(ended, ({ payload: { callId, end }, meta }) => {
    const call = live.get(callId);
    if (call === undefined) return;
    live.delete(callId);
    if (call.answeredAt !== null) talkMs += within(day, call.answeredAt, meta.at);
    else if (call.direction === 'in' && end.cause !== 'completedElsewhere' && isOf(day, meta.at))
      seen.missed.note(callId, meta.at);
  });
  // A call ends with its page, which may go without an `ended` fact.
  let leftAt = 0;
  function begin(): void {
    for (const { answeredAt } of live.values()) {
      if (answeredAt !== null) talkMs += within(day, answeredAt, leftAt);
    }
    live.clear();
  }
  hear(pageHidden, ({ meta }) => {
    leftAt = meta.at;
  });
  hear(sessionRestored, begin);
  hear(loggedIn, begin);

  hear(offerMissed, ({ payload: { uniqueId }, meta }) => {
    if (isOf(day, meta.at)) seen.missed.note(uniqueId, meta.at);
  });

  return () => {
    const underWay = [...live.values()].reduce(
      (sum, { answeredAt }) => sum + (answeredAt === null ? 0 : within(day, answeredAt, day.to)),
      0,
    );
    const moments = { callsIn: seen.in.all(), callsOut: seen.out.all(), callsMissed: seen.missed.all() };
    return {
      figures: {
        callsIn: moments.callsIn.length,
        callsOut: moments.callsOut.length,
        callsMissed: moments.callsMissed.length,
        talkMs: talkMs + underWay,
      },
      moments,
    };
  };
}
