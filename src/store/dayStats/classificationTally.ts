import * as calls from '../calls/actions';
import * as classification from '../classification/actions';
import * as history from '../history/actions';
import { isOf, type Day } from './spans';
import type { Hear } from './tally';
import type { ClassificationFigure } from './types';

/** Counts what the agent classified, each thing once: as it was classified last. */
export function classificationTally(hear: Hear, day: Day): () => ClassificationFigure[] {
  const names = new Map<string, string>();
  const chosen = new Map<string, string>();
  const asked = new Map<string, string>();

  function note(key: string, classificationId: string, at: number): void {
    if (isOf(day, at)) chosen.set(key, classificationId);
  }

  hear(classification.loaded, ({ payload }) => {
    for (const { id, name } of payload.classifications) names.set(id, name);
  });
  hear(classification.saved, ({ payload: { conversationId, row }, meta }) => {
    names.set(row.classificationId, row.classification);
    note(`services ${conversationId}`, row.classificationId, meta.at);
  });
  // `classifyRequested` has what the agent chose; `classified` says only that the server took it.
  hear(calls.classifyRequested, ({ payload }) => void asked.set(payload.callId, payload.classificationId));
  hear(calls.classified, ({ payload: { callId }, meta }) => {
    const classificationId = asked.get(callId);
    if (classificationId !== undefined) note(`calls ${callId}`, classificationId, meta.at);
  });
  hear(history.classified, ({ payload: { table, id, classificationId }, meta }) =>
    note(`${table} ${id}`, classificationId, meta.at),
  );

  return () => {
    const counts = new Map<string, number>();
    for (const id of chosen.values()) {
      const name = names.get(id) ?? id;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
  };
}
