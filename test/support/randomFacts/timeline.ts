import * as timeline from '../../../src/store/timeline/actions';
import type { EarlierProtocol } from '../../../src/store/timeline/types';
import type { Dice } from '../random';
import type { FactsOf } from './table';
import { conversationIds, failure, isoTime, message, queueNames } from './values';

const inOne = (dice: Dice) => ({ conversationId: dice.pick(conversationIds) });

const protocol = (dice: Dice): EarlierProtocol => ({
  id: dice.pick(conversationIds),
  queue: dice.pick(queueNames),
  startedAt: isoTime(dice),
  ...(dice.chance(0.5) ? { endedAt: isoTime(dice), agent: 'Ana Lima', classification: 'Venda' } : {}),
  messages: dice.some(3, () => message(dice)),
});

/** Random facts of what is read and looked for around the open conversation. */
export const timelineFacts: FactsOf<'timeline'> = {
  'timeline/earlierRequested': (dice) => timeline.earlierRequested(inOne(dice)),
  'timeline/findOpenRequested': (dice) => timeline.findOpenRequested(inOne(dice)),
  'timeline/findCloseRequested': () => timeline.findCloseRequested(),
  'timeline/foldRequested': (dice) =>
    timeline.foldRequested({
      ...inOne(dice),
      messageIds: dice.some(3, () => message(dice).id),
      folded: dice.chance(0.5),
    }),
  'timeline/earlierReadStarted': (dice) => timeline.earlierReadStarted(inOne(dice)),
  'timeline/earlierLoaded': (dice) =>
    timeline.earlierLoaded({
      ...inOne(dice),
      pages: 1 + dice.int(3),
      isEnd: dice.chance(0.3),
      protocols: dice.some(3, () => protocol(dice)),
    }),
  'timeline/earlierReadFailed': (dice) => timeline.earlierReadFailed({ ...inOne(dice), ...failure(dice) }),
};
