import type { NamedPost, Post, UnnamedPost } from '../../services/storage/posts';
import { rangAtServer } from '../../store/calls/actions';
import { selectUniqueId } from '../../store/calls/selectors';
import { selectIsLive } from '../../store/connection/selectors';
import { services } from '../core/context';
import { call, select, take, type SagaGenerator } from '../core/effects';

/** The centre's ids of calls that it told of since the session began, by SIP Call-ID: also of calls long over. */
export type Names = Map<string, string>;

/** A centre that can be heard has named a call by then. */
export const NAMED_MS = 10 * 60_000;

/** Why an unnamed call's classification cannot go out: whoever could name it cannot be heard. */
export function notHeard(): Error {
  return Object.assign(new Error(''), { code: 'offline' });
}

/** Notes what the centre calls the calls that it tells of. */
export function* collectNames(names: Names): SagaGenerator<never> {
  while (true) {
    const { callId, uniqueId } = (yield* take(rangAtServer)).payload.call;
    if (callId !== null) names.set(callId, uniqueId);
  }
}

/** What was said as the server takes it; null while the centre has not named the call. */
export function* named(post: Post, names: Names): SagaGenerator<NamedPost | null> {
  if (post.kind !== 'unnamedCall') return post;
  const { callId, ...form } = post.form;
  const uniqueId = names.get(callId) ?? (yield* select(selectUniqueId, callId));
  return uniqueId === null ? null : { kind: 'call', form: { ...form, uniqueId }, savedAt: post.savedAt };
}

/** Whether the centre may still name the call. */
export function* mayBeNamed({ savedAt }: UnnamedPost): SagaGenerator<boolean> {
  const { clock } = yield* call(services);
  return !(yield* select(selectIsLive)) || clock.now() - savedAt < NAMED_MS;
}
