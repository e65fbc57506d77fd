import { deskCallFound } from '../../../src/store/calls/actions';
import type { Dice } from '../random';
import { secretText } from './secrets';
import { callIds, conversationIds, queueNames, uniqueIds } from './values';

/** A call on the desk telephone that a page finds. */
export const foundCall = (dice: Dice) =>
  deskCallFound({
    callId: dice.pick(callIds),
    direction: dice.pick(['incoming', 'outgoing']),
    number: dice.pick(['1133334444', '4002']),
    name: dice.pick([null, 'Bruno']),
    queue: dice.pick([null, ...queueNames]),
    uniqueId: dice.pick(uniqueIds),
    contactId: null,
    conversationId: dice.pick([null, ...conversationIds]),
    data: { 'X-Cpf': secretText(dice) },
    startedAt: dice.int(1_000_000),
    answeredAt: dice.int(1_000_000),
  });
