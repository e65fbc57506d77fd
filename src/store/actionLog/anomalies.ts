import * as app from '../app/actions';
import * as connection from '../connection/actions';
import type { StampedAction } from '../stamp';
import type { Anomaly, TimelineEntry } from './types';

type Finding = Pick<Anomaly, 'kind' | 'detail'>;

/** What an action tells of trouble by itself. */
function findingOf(action: StampedAction): Finding | null {
  if (connection.eventRejected.match(action))
    return { kind: 'rejected', detail: `${action.payload.event}: ${action.payload.reason}` };
  if (connection.eventIgnored.match(action)) return { kind: 'ignored', detail: action.payload.event };
  if (connection.eventDropped.match(action))
    return { kind: 'dropped', detail: `${action.payload.event}: ${action.payload.reason}` };
  if (app.sagaFailed.match(action)) {
    const { saga, code, message } = action.payload;
    return { kind: 'sagaFailed', detail: `${saga}: ${code} ${message}`.trim() };
  }
  if (app.featureLost.match(action)) return { kind: 'featureLost', detail: action.payload.feature };
  return null;
}

/** A file may hold any payload. */
function findingOfAny(action: StampedAction): Finding | null {
  try {
    return findingOf(action);
  } catch {
    return null;
  }
}

/** What is odd about an action and what it did; null for most of them. `detail` says why a reducer threw. */
export function anomalyOf({ position, action, effect }: TimelineEntry, detail: string): Anomaly | null {
  const place = { position, at: action.meta.at, type: action.type };
  const finding = findingOfAny(action);
  if (finding !== null) return { ...place, ...finding };
  if (effect === 'nothing' || effect === 'seenBefore' || effect === 'threw') {
    return { ...place, kind: effect, detail };
  }
  return null;
}
