import * as conversations from '../../../src/store/conversations/actions';
import type { TransferTarget } from '../../../src/store/conversations/types';
import type { Dice } from '../random';
import type { FactsOf } from './table';
import { prefill } from './mails';
import { customerAddress, secretText } from './secrets';
import { conversation, conversationIds, failure, queueNames } from './values';

const reqIds = ['r1', 'r2'] as const;

const inOne = (dice: Dice) => ({ conversationId: dice.pick(conversationIds) });

const transferTarget = (dice: Dice): TransferTarget => {
  const queue = dice.pick(queueNames);
  return dice.chance(0.5) ? { kind: 'queue', queue } : { kind: 'agent', queue, agent: 'Bia Reis' };
};

/** Random facts of the agent's conversations and of what is done with them. */
export const conversationFacts: FactsOf<'conversations'> = {
  'conversations/openRequested': (dice) => conversations.openRequested(inOne(dice)),
  'conversations/leaveRequested': () => conversations.leaveRequested(),
  'conversations/panesShowRequested': (dice) => conversations.panesShowRequested({ shown: dice.chance(0.5) }),
  'conversations/readRequested': () => conversations.readRequested(),
  'conversations/searchRequested': (dice) => conversations.searchRequested({ text: secretText(dice) }),
  'conversations/endRequested': (dice) => conversations.endRequested(inOne(dice)),
  'conversations/endConfirmRequested': (dice) => conversations.endConfirmRequested(inOne(dice)),
  'conversations/endCancelRequested': () => conversations.endCancelRequested(),
  'conversations/transferOpenRequested': (dice) => conversations.transferOpenRequested(inOne(dice)),
  'conversations/transferCloseRequested': () => conversations.transferCloseRequested(),
  'conversations/transferTargetsReadRequested': (dice) =>
    conversations.transferTargetsReadRequested(inOne(dice)),
  'conversations/transferRequested': (dice) =>
    conversations.transferRequested({ ...inOne(dice), to: transferTarget(dice) }),
  'conversations/createOpenRequested': (dice) =>
    conversations.createOpenRequested({
      kind: dice.pick(['email', 'whatsapp']),
      name: 'Rui',
      address: customerAddress(dice),
      contactId: null,
      ...(dice.chance(0.5) ? {} : { prefill: prefill(dice) }),
    }),
  'conversations/createCloseRequested': () => conversations.createCloseRequested(),
  'conversations/createRequested': (dice) =>
    conversations.createRequested({
      kind: 'email',
      name: 'Rui',
      address: customerAddress(dice),
      subject: secretText(dice),
      queue: dice.pick(queueNames),
    }),
  'conversations/createStarted': (dice) => conversations.createStarted({ reqId: dice.pick(reqIds) }),
  'conversations/created': (dice) =>
    conversations.created({
      conversation: conversation(dice),
      existing: dice.chance(0.3),
      reqId: dice.pick(reqIds),
      ...(dice.chance(0.3) ? { isLeft: true } : {}),
    }),
  'conversations/createFailed': (dice) =>
    conversations.createFailed({
      ...failure(dice),
      reqId: dice.pick(reqIds),
      elsewhere: dice.pick([null, { ...inOne(dice), queue: 'SAC', agent: null }]),
    }),
  'conversations/customerHistoryOpenRequested': (dice) =>
    conversations.customerHistoryOpenRequested({
      customerId: dice.pick([null, '77']),
      fromId: customerAddress(dice),
      name: 'Rui',
      exceptId: null,
    }),
  'conversations/customerHistoryCloseRequested': () => conversations.customerHistoryCloseRequested(),
  'conversations/customerHistoryReadRequested': () => conversations.customerHistoryReadRequested(),
  'conversations/customerHistoryLoaded': (dice) =>
    conversations.customerHistoryLoaded({ conversations: dice.some(3, () => conversation(dice)) }),
  'conversations/customerHistoryReadFailed': (dice) => conversations.customerHistoryReadFailed(failure(dice)),
  'conversations/searchSettled': (dice) => conversations.searchSettled({ text: secretText(dice) }),
  'conversations/readStarted': () => conversations.readStarted(),
  'conversations/loaded': (dice) =>
    conversations.loaded({ conversations: dice.some(6, () => conversation(dice)) }),
  'conversations/listRestored': (dice) =>
    conversations.listRestored({ conversations: dice.some(6, () => conversation(dice)), savedAt: 1 }),
  'conversations/readFailed': (dice) => conversations.readFailed(failure(dice)),
  'conversations/activeSetReported': (dice, mark) =>
    conversations.activeSetReported(
      { conversations: dice.chance(0.3) ? null : dice.some(6, () => conversation(dice)) },
      mark,
    ),
  'conversations/assigned': (dice, mark) =>
    conversations.assigned({ conversation: conversation(dice), reason: 'queue' }, mark),
  'conversations/oneLoaded': (dice) => conversations.oneLoaded({ conversation: conversation(dice) }),
  'conversations/readAcknowledged': (dice) => conversations.readAcknowledged(inOne(dice)),
  'conversations/removed': (dice, mark) =>
    conversations.removed({ ...inOne(dice), reason: dice.pick(['finished', 'transferred']), to: null }, mark),
  'conversations/endConfirmationOpened': (dice) => conversations.endConfirmationOpened(inOne(dice)),
  'conversations/endStarted': (dice) => conversations.endStarted(inOne(dice)),
  'conversations/ended': (dice) => conversations.ended(inOne(dice)),
  'conversations/endFailed': (dice) => conversations.endFailed({ ...inOne(dice), ...failure(dice) }),
  'conversations/transferTargetsReadStarted': (dice) => conversations.transferTargetsReadStarted(inOne(dice)),
  'conversations/transferTargetsLoaded': (dice) =>
    conversations.transferTargetsLoaded({
      ...inOne(dice),
      agents: {
        [dice.pick(queueNames)]: [{ name: 'Bia Reis', extension: '4002', status: 10, pauseReason: 'Café' }],
      },
      unsure: [dice.pick(queueNames)],
    }),
  'conversations/transferTargetsReadFailed': (dice) =>
    conversations.transferTargetsReadFailed({ ...inOne(dice), ...failure(dice) }),
  'conversations/transferStarted': (dice) => conversations.transferStarted(inOne(dice)),
  'conversations/transferred': (dice) =>
    conversations.transferred({ ...inOne(dice), to: transferTarget(dice) }),
  'conversations/transferFailed': (dice) =>
    conversations.transferFailed({ ...inOne(dice), ...failure(dice) }),
  'conversations/typingRequested': (dice) => conversations.typingRequested(inOne(dice)),
  'conversations/typingReported': (dice, mark) =>
    conversations.typingReported(
      { ...inOne(dice), who: 'customer', state: dice.pick(['typing', 'recording', 'stopped']) },
      mark,
    ),
};
