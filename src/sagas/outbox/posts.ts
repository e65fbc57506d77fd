import { buffers } from 'redux-saga';
import type { NamedPost, Post } from '../../services/storage/posts';
import { cameOnline } from '../../store/app/actions';
import { rangAtServer } from '../../store/calls/actions';
import { selectUser } from '../../store/auth/selectors';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { SERVER_CODE, toFailure } from '../../lib/failure';
import { postDelivered, postDelayed, postRefused } from '../../store/outbox/actions';
import { selectIsKept } from '../../store/outbox/selectors';
import { alertRaised } from '../../store/ui/actions';
import { RESEND, backoffDelay, isTransient } from '../../lib/retry';
import { services } from '../core/context';
import {
  actionChannel,
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from '../core/effects';
import { collectNames, mayBeNamed, named, NAMED_MS, notHeard, type Names } from './naming';

/** So long a refusal without a code counts as one of a gateway whose server is away. */
const GATEWAY_MS = 24 * 60 * 60_000;

/** Tells the server once; what it calls the classification. */
function* send(post: NamedPost): SagaGenerator<string> {
  const { callApi, classificationApi } = yield* call(services);
  if (post.kind === 'call') {
    yield* call(callApi.classify, post.form);
    return post.form.reqId;
  }
  const agent = (yield* select(selectUser))?.fullName ?? '';
  return (yield* call(classificationApi.classify, post.form, agent)).id;
}

/** Whether the browser could keep it. */
function* isKept(post: Post): SagaGenerator<boolean> {
  const { posts } = yield* call(services);
  try {
    yield* call(posts.put, (yield* select(selectUser))?.login ?? '', post);
    return true;
  } catch {
    return false;
  }
}

/** The agent saved again what waited: it waits no more. */
function* waitsNoMore(settled: ReturnType<typeof postDelivered | typeof postRefused>): SagaGenerator<void> {
  const { posts } = yield* call(services);
  const { reqId } = settled.payload;
  yield* call(posts.remove, reqId);
  if (yield* select(selectIsKept, reqId)) yield* put(settled);
}

/**
 * Tells the server, with the classification on disk meanwhile. Where nobody answers it stays there and goes out later:
 * then its own id is what it is called. Throws what the server refuses.
 */
export function* postOrKeep(post: Post): SagaGenerator<string> {
  const { reqId } = post.form;
  const wasKept = yield* call(isKept, post);
  try {
    if (post.kind === 'unnamedCall') throw notHeard();
    const id = yield* call(send, post);
    if (wasKept) yield* call(waitsNoMore, postDelivered({ reqId }));
    return id;
  } catch (error) {
    const failure = toFailure(error);
    if (wasKept && isTransient(failure.code)) {
      yield* put(postDelayed({ reqId }));
      return reqId;
    }
    if (wasKept) yield* call(waitsNoMore, postRefused({ reqId, ...failure }));
    throw error;
  }
}

/** Whether another time may bring another answer; an agent whom the server no longer knows signs in again. */
function* mayPass({ savedAt }: Post, code: string): SagaGenerator<boolean> {
  const { clock } = yield* call(services);
  const isYoung = clock.now() - savedAt < GATEWAY_MS;
  return isTransient(code) || code === SERVER_CODE.notAuthenticated || (code === 'http' && isYoung);
}

type Told = 'done' | 'unnamed' | 'silent';

/** The centre does not know the call: the agent finds it in the history, if it is there. */
function* giveUp({ form: { reqId } }: Post): SagaGenerator<void> {
  const { posts } = yield* call(services);
  yield* put(postRefused({ reqId, code: SERVER_CODE.notFound, message: '' }));
  yield* put(alertRaised({ textId: 'outbox.postUnnamed', detail: null }));
  yield* call(posts.remove, reqId);
}

function* sendNamed(post: NamedPost): SagaGenerator<Told> {
  const { posts } = yield* call(services);
  const { reqId } = post.form;
  try {
    yield* call(send, post);
    yield* put(postDelivered({ reqId }));
  } catch (error) {
    const { code, message } = toFailure(error);
    if (yield* call(mayPass, post, code)) return 'silent';
    yield* put(postRefused({ reqId, code, message }));
    yield* put(alertRaised({ textId: 'outbox.postRefused', detail: message === '' ? null : message }));
  }
  yield* call(posts.remove, reqId);
  return 'done';
}

function* sendKept(post: Post, names: Names): SagaGenerator<Told> {
  const known = yield* call(named, post, names);
  if (known !== null) return yield* call(sendNamed, known);
  if (post.kind === 'unnamedCall' && (yield* call(mayBeNamed, post))) return 'unnamed';
  yield* call(giveUp, post);
  return 'done';
}

/** What is kept; nothing where the browser forbids storage. */
function* keptPosts(): SagaGenerator<readonly Post[]> {
  const { posts } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  try {
    return yield* call(posts.all, agent);
  } catch {
    return [];
  }
}

/** Sends what is kept, the oldest first. `silent`: nobody answers now; `unnamed`: one waits for its call's name. */
function* sendAll(names: Names): SagaGenerator<Told> {
  let outcome: Told = 'done';
  for (const post of yield* call(keptPosts)) {
    const told = yield* call(sendKept, post, names);
    if (told === 'silent') return 'silent';
    if (told === 'unnamed') outcome = 'unnamed';
  }
  return outcome;
}

/** Sends classifications that were made while the server was away, also by a page before this one. */
export function* sendPosts(): SagaGenerator<void> {
  const { random } = yield* call(services);
  const kept = yield* actionChannel(postDelayed, buffers.sliding<ReturnType<typeof postDelayed>>(1));
  const names: Names = new Map();
  yield* fork(collectNames, names);
  let failures = 0;
  while (true) {
    const told = yield* call(sendAll, names);
    failures = told === 'silent' ? failures + 1 : 0;
    if (told === 'done') yield* take(kept);
    if (told === 'unnamed')
      yield* race({ kept: take(kept), named: take(rangAtServer), late: delay(NAMED_MS) });
    // Whoever did not answer a moment ago is not asked at once.
    const wait = backoffDelay(RESEND, Math.max(1, failures), random);
    yield* race({ due: delay(wait), sooner: take([authenticated, handshakeUnanswered, cameOnline]) });
  }
}
