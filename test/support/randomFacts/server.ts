import * as connection from '../../../src/store/connection/actions';
import * as queues from '../../../src/store/queues/actions';
import * as trace from '../../../src/store/trace/actions';
import * as wire from '../../../src/store/wire/actions';
import type { Dice } from '../random';
import { customerAddress, secretText } from './secrets';
import type { FactsOf } from './table';
import { conversationIds, failure, isoTime, memberships, queueNames } from './values';

const waitingItem = (dice: Dice) => ({
  id: dice.pick(conversationIds),
  name: dice.pick(['Maria', customerAddress(dice)]),
  since: isoTime(dice),
});

const totals = (dice: Dice) => ({ chat: dice.int(5), whatsapp: dice.int(5), email: 0, voice: dice.int(2) });

/** Random facts of the connection and the queues. */
export const serverFacts: FactsOf<'connection' | 'queues' | 'trace' | 'wire'> = {
  'trace/requestEnded': (dice) =>
    trace.requestEnded({
      method: dice.pick(['GET', 'POST']),
      path: '/api/v2/chats',
      query: { texto: secretText(dice) },
      status: dice.pick([200, 500, null]),
      ms: dice.int(900),
    }),
  'trace/sipMessagePassed': (dice) =>
    trace.sipMessagePassed({
      direction: dice.pick(['in', 'out']),
      method: 'INVITE',
      status: null,
      cseq: '1 INVITE',
      callId: 'call-1',
    }),
  'trace/longTaskMeasured': (dice) => trace.longTaskMeasured({ ms: 200 + dice.int(900) }),
  'trace/rejectionUnhandled': (dice) => trace.rejectionUnhandled({ message: secretText(dice), stack: [] }),
  'connection/retryRequested': () => connection.retryRequested(),
  'connection/attemptStarted': (dice) => connection.attemptStarted({ attempt: 1 + dice.int(5) }),
  'connection/opened': () => connection.opened({ socketId: 's1' }),
  'connection/authenticated': (dice) =>
    connection.authenticated({
      epoch: dice.pick(['e1', 'e1', 'e2']),
      seq: dice.int(30),
      replay: dice.pick(['nothing', 'complete', 'gap']),
      serverTime: isoTime(dice),
      memberships: memberships(dice),
      status: dice.pick([1, 5, 10]),
      pauseReason: null,
      limits: null,
    }),
  'connection/handshakeUnanswered': () => connection.handshakeUnanswered(),
  'connection/handshakeRefused': (dice) => connection.handshakeRefused(failure(dice)),
  'connection/attemptFailed': (dice) => connection.attemptFailed(failure(dice)),
  'connection/lost': () => connection.lost({ cause: 'transport close' }),
  'connection/lossNoticed': () => connection.lossNoticed(),
  'connection/retryScheduled': (dice) => connection.retryScheduled({ attempt: 2, at: dice.int(1000) }),
  'connection/closed': () => connection.closed(),
  'connection/resyncStarted': () => connection.resyncStarted({ cause: 'gap' }),
  'connection/resynced': (dice) => connection.resynced({ seq: dice.pick([null, dice.int(30)]) }),
  'connection/resyncFailed': (dice) => connection.resyncFailed(failure(dice)),
  'connection/eventRejected': (dice) =>
    connection.eventRejected({
      event: 'newMessage',
      reason: dice.pick(['message.id: string', 'seq: number']),
    }),
  'connection/comparisonRequired': () => connection.comparisonRequired(),
  'connection/streamRestarted': () => connection.streamRestarted(),
  'connection/eventIgnored': (dice, mark) =>
    connection.eventIgnored({ event: dice.pick(['novidade', 'outra']) }, mark),
  'connection/eventDropped': (dice) =>
    connection.eventDropped({ event: 'messages/received', reason: 'otherAgent', seq: dice.int(9) }),
  'connection/serverErrorReported': (dice, mark) =>
    connection.serverErrorReported(
      { message: 'Erro', code: null, conversationId: dice.pick(conversationIds) },
      mark,
    ),
  'connection/serverErrorDismissRequested': () => connection.serverErrorDismissRequested(),
  'connection/serverErrorExpired': () => connection.serverErrorExpired(),

  'queues/switchRequested': (dice) =>
    queues.switchRequested({ queues: dice.some(3, () => dice.pick(queueNames)), joined: dice.chance(0.5) }),
  'queues/readRequested': () => queues.readRequested(),
  'queues/statusReadRequested': () => queues.statusReadRequested(),
  'queues/lackDismissRequested': () => queues.lackDismissRequested(),
  'queues/lacked': (dice) => queues.lacked({ channel: dice.pick(['email', 'whatsapp', 'voice']) }),
  'queues/membershipsReported': (dice) => queues.membershipsReported({ memberships: memberships(dice) }),
  'queues/switchFailed': (dice) => queues.switchFailed({ queues: [dice.pick(queueNames)], ...failure(dice) }),
  'queues/readStarted': () => queues.readStarted(),
  'queues/loaded': (dice) =>
    queues.loaded({
      queues: [
        {
          name: 'SAC',
          type: 3,
          mustClassify: dice.chance(0.5),
          instances: [],
          email: null,
          waiting: dice.some(2, () => waitingItem(dice)),
        },
      ],
    }),
  'queues/readFailed': (dice) => queues.readFailed(failure(dice)),
  'queues/statusReported': (dice, mark) =>
    queues.statusReported(
      { statuses: [{ queue: 'SAC', agents: [], waiting: null }], totals: totals(dice) },
      mark,
    ),
  'queues/waitingReported': (dice, mark) =>
    queues.waitingReported(
      {
        complete: dice.chance(0.5),
        totals: totals(dice),
        items: {
          [dice.pick(queueNames)]: dice.some(3, () => waitingItem(dice)),
        },
        isByRow: dice.chance(0.3),
      },
      mark,
    ),
  'queues/waitingLeft': (dice, mark) =>
    queues.waitingLeft({ conversationId: dice.pick(conversationIds), queue: dice.pick(queueNames) }, mark),
  'wire/odditiesNoticed': (dice) =>
    wire.odditiesNoticed({
      source: dice.pick(['/api/v2/chats', 'newMessage']),
      entity: 'conversation',
      fields: [{ field: dice.pick(['count', 'status']), kind: 'coerced', count: 1 + dice.int(9) }],
    }),
  'wire/rowsDropped': (dice) =>
    wire.rowsDropped({
      source: '/api/v2/chats',
      entity: 'conversation',
      count: 1 + dice.int(3),
      field: 'id',
      shownIn: { list: 'messages', of: dice.pick(conversationIds), part: dice.pick([null, '50 1']) },
    }),
  'wire/listRestored': (dice) =>
    wire.listRestored({
      list: 'messages',
      of: dice.pick(conversationIds),
      part: dice.pick([null, '50 1']),
    }),
};
