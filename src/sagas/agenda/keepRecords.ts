import type { UnknownAction } from '@reduxjs/toolkit';
import { toFailure, type Failure } from '../../lib/failure';
import { entryOf } from '../../lib/records';
import type { AgentStore } from '../../services/storage/agentStore';
import { selectUser } from '../../store/auth/selectors';
import type { RootState } from '../../store/rootReducer';
import { services } from '../core/context';
import { call, fork, put, select, take, type SagaGenerator } from '../core/effects';

/** Records of a domain that are kept on this browser. */
interface RecordsOf<T> {
  storage: AgentStore<T>;
  idOf: (item: T) => string;
  /** How long an item is kept after its last change, ms. */
  keptMs: number;
  selectAll: (state: RootState) => Readonly<Record<string, T>>;
  /** The types of what changes them. */
  changes: string[];
  /** Whether an item is not for the disk. */
  isForPage?: (item: T) => boolean;
  restored: (items: T[]) => UnknownAction;
  /** Of one item, or (null) of their reading. */
  failed: (id: string | null, failure: Failure) => UnknownAction;
}

function* store<T>(of: RecordsOf<T>, agent: string, id: string, now: T | undefined): SagaGenerator<void> {
  try {
    if (now === undefined || of.isForPage?.(now) === true) yield* call(of.storage.remove, agent, id);
    else yield* call(of.storage.put, agent, now);
  } catch (error) {
    yield* put(of.failed(id, toFailure(error)));
  }
}

/** Brings back those of earlier pages, but for what is long past; gives what there is on disk. */
function* restore<T extends { changedAt: number }>(
  { failed, idOf, keptMs, restored, storage }: RecordsOf<T>,
  agent: string,
): SagaGenerator<Readonly<Record<string, T>>> {
  const { clock } = yield* call(services);
  try {
    const found = yield* call(storage.all, agent);
    yield* put(restored(found.filter(({ changedAt }) => clock.now() - changedAt < keptMs)));
    return Object.fromEntries(found.map((one) => [idOf(one), one]));
  } catch (error) {
    yield* put(failed(null, toFailure(error)));
    return {};
  }
}

/** Brings records back from disk and writes each one that changes; what is not in the state any more leaves the disk. */
export function* keepRecords<T extends { changedAt: number }>(of: RecordsOf<T>): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  let written = yield* call(restore<T>, of, user.login);
  while (true) {
    const current = yield* select(of.selectAll);
    const ids = new Set([...Object.keys(written), ...Object.keys(current)]);
    const changed = [...ids].filter((id) => entryOf(written, id) !== entryOf(current, id));
    written = current;
    // Not one after the other: what is typed as the page goes must not wait for what was typed before.
    for (const id of changed) yield* fork(store<T>, of, user.login, id, entryOf(current, id));
    yield* take(of.changes);
  }
}
