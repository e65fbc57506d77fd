import { pageHidden } from '../../../src/store/app/actions';
import { loggedIn, loggedOut, sessionRestored } from '../../../src/store/auth/actions';
import * as calls from '../../../src/store/calls/actions';
import type { CallEnd } from '../../../src/store/calls/types';
import * as conversations from '../../../src/store/conversations/actions';
import * as figures from '../../../src/store/dayStats/actions';
import { midnightBefore } from '../../../src/store/dayStats/count';
import { median } from '../../../src/store/dayStats/spans';
import * as messages from '../../../src/store/messages/actions';
import {
  assigned,
  countOf,
  day,
  delivered,
  HOUR,
  MIDNIGHT,
  MINUTE,
  received,
  signsIn,
} from '../../support/figuresDay';
import { fold } from '../../support/fold';
import { sampleConversation, sampleFigures, sampleMessage } from '../../support/samples';
import { USER } from '../../support/world';

const END: CallEnd = { by: 'other', cause: 'completed', status: 200, q850: 16 };

const offered = (callId: string) =>
  calls.offered({
    callId,
    number: '11999',
    name: null,
    queue: null,
    uniqueId: null,
    data: {},
    autoAnswerAt: null,
  });

const dialed = (callId: string) =>
  calls.dialed({ callId, number: '1', name: null, queue: 'Voz', contactId: null, consultOf: null });

describe('conversations and messages of a day', () => {
  it('are counted once each, however often they are told', () => {
    const facts = day(
      signsIn,
      [9 * HOUR, () => assigned('1')],
      [9 * HOUR, () => assigned('2')],
      [9 * HOUR + 1, () => received('a')],
      [9 * HOUR + 2, () => received('a')],
      [9 * HOUR + 3, () => received('b')],
      [9 * HOUR + MINUTE, () => delivered('1', 'c1')],
      [9 * HOUR + MINUTE, () => delivered('1', 'c1')],
      [9 * HOUR + 2 * MINUTE, () => delivered('1', 'c2')],
      [10 * HOUR, () => conversations.ended({ conversationId: '1' })],
      [
        10 * HOUR,
        () => conversations.transferred({ conversationId: '2', to: { kind: 'queue', queue: 'B' } }),
      ],
    );
    expect(countOf(facts)).toMatchObject({ answered: 1, ended: 1, transferred: 1, sent: 2, received: 2 });
  });

  it('have a message of the agent’s once, whichever way the server tells of it first', () => {
    const message = sampleMessage({ id: 'm-c1', conversationId: '1', clientMsgId: 'c1', direction: 'agent' });
    const settled = { conversationId: '1', clientMsgId: 'c1', message, failure: null };
    const facts = day(
      signsIn,
      [9 * HOUR, () => assigned('1')],
      [9 * HOUR + MINUTE, () => messages.sendSettled(settled)],
      [9 * HOUR + 2 * MINUTE, () => messages.received({ message, conversation: null })],
      [9 * HOUR + 3 * MINUTE, () => delivered('1', 'c1')],
    );
    expect(countOf(facts)).toMatchObject({ sent: 1, answered: 1, received: 0, firstAnswerMs: MINUTE });
  });

  it('have what customers wrote before a conversation became the agent’s, today', () => {
    const at = (ms: number) => new Date(MIDNIGHT + ms).toISOString();
    const told = [
      sampleMessage({ id: 'a', conversationId: '1', sentAt: at(-HOUR) }),
      sampleMessage({ id: 'b', conversationId: '1', sentAt: at(8 * HOUR) }),
      sampleMessage({ id: 'c', conversationId: '1', sentAt: at(8 * HOUR), direction: 'agent' }),
    ];
    const loaded = (conversationId: string) => messages.loaded({ conversationId, messages: told });
    const looked = day(signsIn, [9 * HOUR, () => loaded('1')]);
    expect(countOf(looked).received).toBe(0);
    expect(
      countOf(day(signsIn, [9 * HOUR, () => assigned('1')], [9 * HOUR, () => loaded('1')])).received,
    ).toBe(1);
  });

  it('have both sides of what was written before this browser looked', () => {
    const at = (ms: number) => new Date(MIDNIGHT + ms).toISOString();
    const agent = (id: string, name: string | null, sentAt: string) =>
      sampleMessage({ id, conversationId: '1', sentAt, direction: 'agent', agent: name });
    const told = [
      sampleMessage({ id: 'a', conversationId: '1', sentAt: at(8 * HOUR), direction: 'customer' }),
      agent('b', USER.fullName, at(8 * HOUR + MINUTE)),
      agent('c', 'Outra Pessoa', at(8 * HOUR)),
      agent('d', null, at(8 * HOUR)),
      agent('e', USER.fullName, at(-HOUR)),
    ];
    const facts = day(
      signsIn,
      [9 * HOUR, () => assigned('1')],
      [9 * HOUR, () => messages.loaded({ conversationId: '1', messages: told })],
      [9 * HOUR, () => messages.newestLoaded({ conversationId: '1', messages: told, hasOlder: true })],
    );
    expect(countOf(facts)).toMatchObject({ received: 1, sent: 1, answered: 1, firstAnswerMs: null });
  });

  it('have what the agent writes in another browser, named by the server', () => {
    const written = (id: string, agent: string) =>
      messages.received({ message: sampleMessage({ id, agent, direction: 'agent' }), conversation: null });
    const facts = day(
      signsIn,
      [9 * HOUR, () => written('a', USER.fullName)],
      [9 * HOUR, () => written('b', 'Outra Pessoa')],
    );
    expect(countOf(facts)).toMatchObject({ sent: 1, received: 0 });
  });

  it('leave out services of calls, and messages that are not a customer’s', () => {
    const system = sampleMessage({ id: 's', direction: 'system' });
    const facts = day(
      signsIn,
      [9 * HOUR, () => assigned('1', 1)],
      [9 * HOUR, () => messages.received({ message: system, conversation: null })],
      [10 * HOUR, () => conversations.ended({ conversationId: '1' })],
    );
    expect(countOf(facts)).toMatchObject({ ended: 0, received: 0 });
  });

  it('have the median of first answers, of those who waited for one', () => {
    const begun = sampleConversation({ id: '9' });
    const facts = day(
      signsIn,
      [9 * HOUR, () => assigned('1')],
      [9 * HOUR, () => assigned('2')],
      [9 * HOUR, () => assigned('3')],
      [9 * HOUR, () => assigned('4')],
      [9 * HOUR, () => assigned('9')],
      [9 * HOUR, () => conversations.created({ conversation: begun, existing: false })],
      [9 * HOUR + 1, () => delivered('9', 'x')],
      [9 * HOUR + MINUTE, () => delivered('1', 'c1')],
      [9 * HOUR + 3 * MINUTE, () => delivered('2', 'c2')],
      [9 * HOUR + 9 * MINUTE, () => delivered('3', 'c3')],
      [9 * HOUR + 10 * MINUTE, () => delivered('3', 'c4')],
      [9 * HOUR, () => conversations.removed({ conversationId: '4', reason: 'taken', to: null })],
      [9 * HOUR, () => delivered('4', 'c5')],
    );
    expect(countOf(facts).firstAnswerMs).toBe(3 * MINUTE);
    expect(countOf(day(signsIn)).firstAnswerMs).toBeNull();
    expect([median([]), median([4]), median([1, 4])]).toEqual([null, 4, 3]);
  });

  it('begin at local midnight; what was before tells only where they begin', () => {
    const facts = day(
      [-2 * HOUR, () => loggedIn({ user: USER })],
      [-HOUR, () => assigned('1')],
      [-HOUR, () => received('a')],
      [-1, () => conversations.ended({ conversationId: '8' })],
      [0, () => conversations.ended({ conversationId: '9' })],
      [HOUR, () => delivered('1', 'c1')],
    );
    expect(countOf(facts)).toMatchObject({
      since: MIDNIGHT,
      received: 0,
      ended: 1,
      sent: 1,
      firstAnswerMs: 2 * HOUR,
    });
    expect(midnightBefore(MIDNIGHT)).toBe(MIDNIGHT);
    expect(midnightBefore(MIDNIGHT + 23 * HOUR)).toBe(MIDNIGHT);
    expect(midnightBefore(MIDNIGHT - 1)).toBe(new Date(2026, 2, 9).getTime());
  });
});

describe('calls of a day', () => {
  it('are those that came, those dialled, those missed, and the time spoken', () => {
    const facts = day(
      signsIn,
      [9 * HOUR, () => offered('in')],
      [9 * HOUR + 5, () => calls.answered({ callId: 'in' })],
      [9 * HOUR + 5 + 10 * MINUTE, () => calls.ended({ callId: 'in', end: END })],
      [10 * HOUR, () => dialed('out')],
      [10 * HOUR + 5, () => calls.answered({ callId: 'out' })],
      [10 * HOUR + 5 + MINUTE, () => calls.ended({ callId: 'out', end: END })],
      [11 * HOUR, () => offered('missed')],
      [11 * HOUR, () => calls.ended({ callId: 'missed', end: { ...END, cause: 'cancelled' } })],
      [11 * HOUR, () => offered('elsewhere')],
      [11 * HOUR, () => calls.ended({ callId: 'elsewhere', end: { ...END, cause: 'completedElsewhere' } })],
      [11 * HOUR, () => calls.offerMissed({ uniqueId: 'u1' })],
      [19 * HOUR + 50 * MINUTE, () => dialed('live')],
      [19 * HOUR + 50 * MINUTE, () => calls.answered({ callId: 'live' })],
    );
    expect(countOf(facts)).toMatchObject({ callsIn: 1, callsOut: 2, callsMissed: 2, talkMs: 21 * MINUTE });
  });

  it('end with the page that had them', () => {
    const facts = day(
      signsIn,
      [9 * HOUR, () => offered('in')],
      [9 * HOUR, () => calls.answered({ callId: 'in' })],
      [9 * HOUR + MINUTE, () => pageHidden()],
      [9 * HOUR + 2 * MINUTE, () => sessionRestored({ user: USER })],
    );
    expect(countOf(facts).talkMs).toBe(MINUTE);
  });
});

describe('the figures in the state', () => {
  it('are counted, fail and go with the session', () => {
    const day1 = sampleFigures();
    const counting = fold([figures.readRequested()]);
    expect(counting.dayStats).toMatchObject({ read: { status: 'loading' }, day: null });
    const told = fold([figures.counted({ stats: day1 })], counting);
    expect(told.dayStats).toMatchObject({ read: { status: 'loaded' }, day: day1 });
    const failed = fold([figures.countFailed({ code: 'storage', message: '' })], told);
    expect(failed.dayStats).toMatchObject({ read: { status: 'failed' }, day: day1 });
    expect(fold([loggedOut({ reason: 'agent', message: null })], failed).dayStats.day).toBeNull();
  });
});
