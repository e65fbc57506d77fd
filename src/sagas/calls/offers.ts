import { roomOfHeaders } from '../../lib/rooms';
import { SIP_HEADER, headerValue } from '../../lib/sipHeaders';
import type { Offer } from '../../services/sip/softphone';
import * as calls from '../../store/calls/actions';
import { reportOf } from '../../store/calls/reported';
import { selectCall, selectCalls, selectLiveCalls } from '../../store/calls/selectors';
import { selectConfiguration } from '../../store/config/selectors';
import { selectVoiceQueues } from '../../store/queues/selectors';
import { selectDoNotDisturb } from '../../store/softphone/selectors';
import type { StampedAction } from '../../store/stamp';
import { services, voiceServices } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { FULL, setLevel } from './controls';

/** Time to look up before a call is answered by itself (spec 2 §9). */
const AUTO_ANSWER_MS = 1_000;

/** More than any room has. */
const MOST_USERS = 30;

/** Refuses a call so that its queue offers it to somebody else. */
const BUSY_HERE = 486 as const;

/** Refuses a call of somebody who asked for this agent alone (RFC 3261 §21.4.18). */
const TEMPORARILY_UNAVAILABLE = 480 as const;

/** What decides what becomes of a call that comes in. */
export interface OfferContext {
  /** A call is there already; one is offered at a time (spec 2 §4). */
  isBusy: boolean;
  /** Direct calls are refused. */
  doNotDisturb?: boolean;
  /** The queue that the centre named for this call on its own channel. */
  queueAtServer?: string | null;
  /** Calls that name no queue are of this one. */
  firstVoiceQueue: string | null;
  autoAnswer: boolean;
  /** ms since 1970. */
  now: number;
}

type RoomOffer = NonNullable<Parameters<typeof calls.offered>[0]['conference']>;

/** Who is in the room that an INVITE leads to: X-Sala or X-Conferencia, and X-Nome and X-Numero with a number each. */
export function roomOffer(data: Record<string, string>): RoomOffer | null {
  const room = roomOfHeaders(data) ?? '';
  if (!/^\d+$/.test(room)) return null;
  const users: RoomOffer['users'] = [];
  for (let index = 1; index <= MOST_USERS; index += 1) {
    const number = headerValue(data, `${SIP_HEADER.roomUserNumber}${index}`);
    if (number !== null)
      users.push({ name: headerValue(data, `${SIP_HEADER.roomUserName}${index}`), number });
  }
  return { room, users };
}

/** Whether somebody called this extension: no queue is named, and no call of the agent's goes on in it. */
function isDirect({ data, replaces }: Offer, { queueAtServer = null }: OfferContext): boolean {
  return replaces === undefined && headerValue(data, SIP_HEADER.queue) === null && queueAtServer === null;
}

/** The one fact of an INVITE. */
export function offerFact(offer: Offer, context: OfferContext): StampedAction {
  const { callId, number, name, data, replaces } = offer;
  const isAutomatic = offer.answersItself || context.autoAnswer;
  const conference = roomOffer(data);
  if (context.doNotDisturb === true && isDirect(offer, context)) {
    const uniqueId = headerValue(data, SIP_HEADER.uniqueId);
    return calls.offerRefused({ callId, number, name, why: 'doNotDisturb', uniqueId });
  }
  if (context.isBusy && replaces === undefined) return calls.offerRefused({ callId, number, name });
  return calls.offered({
    callId,
    number,
    name,
    data,
    queue: headerValue(data, SIP_HEADER.queue) ?? context.firstVoiceQueue,
    uniqueId: headerValue(data, SIP_HEADER.uniqueId),
    contactId: headerValue(data, SIP_HEADER.contact),
    ...(replaces === undefined ? {} : { replaces }),
    ...(conference === null ? {} : { conference }),
    autoAnswerAt: isAutomatic && replaces === undefined ? context.now + AUTO_ANSWER_MS : null,
  });
}

/** The header of an INVITE that says for which queue the agent dials. */
export function queueHeader(queue: string): string {
  return `${SIP_HEADER.queue}: ${queue.replace(/[\r\n]+/g, ' ')}`;
}

function* readContext({ callId, number, data }: Offer): SagaGenerator<OfferContext> {
  const { clock } = yield* call(services);
  const now = clock.now();
  const live = yield* select(selectLiveCalls);
  const report = reportOf(yield* select(selectCalls), {
    id: callId,
    uniqueId: headerValue(data, SIP_HEADER.uniqueId),
    number,
    direction: 'incoming',
    startedAt: now,
  });
  const [queue] = yield* select(selectVoiceQueues);
  const configuration = yield* select(selectConfiguration);
  return {
    // A call that is being hung up keeps nobody from the next one.
    isBusy: live.some(({ phase }) => phase !== 'ending'),
    doNotDisturb: yield* select(selectDoNotDisturb),
    queueAtServer: report?.call.queue ?? null,
    firstVoiceQueue: queue?.queue ?? null,
    autoAnswer: configuration?.autoAnswer ?? false,
    now,
  };
}

const SIDES = ['speaker', 'microphone'] as const;

/** The softphone answers in the place of the other call by itself; who was muted there stays so. */
function* takePlace(callId: string, replaced: string): SagaGenerator<void> {
  yield* put(calls.answerStarted({ callId, automatic: true }));
  const former = yield* select(selectCall, replaced);
  if (former === null) return;
  for (const side of SIDES) {
    const { volume, muted } = former[side];
    if (muted || volume < FULL) yield* call(setLevel, callId, side, { volume, muted });
  }
}

/** Refuses a call, or ends it where the softphone answers by itself. */
function* refuse({ callId, replaces }: Offer, status: 480 | 486): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  const end = () => (replaces === undefined ? softphone.decline(callId, status) : softphone.hangUp(callId));
  // A caller who is gone meanwhile needs no answer any more.
  yield* call(() => void end().catch(() => undefined));
}

/** Takes an INVITE in, or sends it on while the agent is in a call or not to be disturbed. Never waits. */
export function* takeOffer(offer: Offer): SagaGenerator<void> {
  const { callId, replaces } = offer;
  const answer = offerFact(offer, yield* call(readContext, offer));
  yield* put(answer);
  if (calls.offerRefused.match(answer)) {
    const status = answer.payload.why === undefined ? BUSY_HERE : TEMPORARILY_UNAVAILABLE;
    yield* call(refuse, offer, status);
    return;
  }
  // A call that the state does not know nobody would see, nor could end.
  if ((yield* select(selectCall, callId)) === null) yield* call(refuse, offer, BUSY_HERE);
  else if (replaces !== undefined) yield* call(takePlace, callId, replaces);
}
