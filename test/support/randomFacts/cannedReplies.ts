import * as cannedReplies from '../../../src/store/cannedReplies/actions';
import type { Dice } from '../random';
import type { FactsOf } from './table';
import { secretText } from './secrets';
import { conversationIds, failure, queueNames } from './values';

const inOne = (dice: Dice) => ({ conversationId: dice.pick(conversationIds) });

const ofQueue = (dice: Dice) => ({ queue: dice.pick(queueNames) });

const kindOf = (dice: Dice) => ({ kind: dice.pick(['replies', 'templates'] as const) });

/** Random facts of the texts that queues keep ready. */
export const phraseFacts: FactsOf<'cannedReplies'> = {
  'cannedReplies/openRequested': (dice) => cannedReplies.openRequested({ ...kindOf(dice), ...inOne(dice) }),
  'cannedReplies/closeRequested': () => cannedReplies.closeRequested(),
  'cannedReplies/insertRequested': (dice) =>
    cannedReplies.insertRequested({ name: dice.pick(['Saudação', '__proto__', 'constructor']) }),
  'cannedReplies/readRequested': (dice) => cannedReplies.readRequested({ ...kindOf(dice), ...ofQueue(dice) }),
  'cannedReplies/sendTemplateRequested': (dice) =>
    cannedReplies.sendTemplateRequested({
      ...inOne(dice),
      templateId: '1',
      text: secretText(dice),
      fields: dice.some(2, () => ({ name: 'nome', value: secretText(dice) })),
    }),
  'cannedReplies/templateRequired': (dice) => cannedReplies.templateRequired(inOne(dice)),
  'cannedReplies/readStarted': (dice) => cannedReplies.readStarted({ ...kindOf(dice), ...ofQueue(dice) }),
  'cannedReplies/repliesLoaded': (dice) =>
    cannedReplies.repliesLoaded({ ...ofQueue(dice), items: [{ name: 'Saudação', text: 'Olá!' }] }),
  'cannedReplies/templatesLoaded': (dice) =>
    cannedReplies.templatesLoaded({
      ...ofQueue(dice),
      items: [{ id: '1', name: 'aviso', text: 'Olá {{nome}}', fields: ['nome'] }],
    }),
  'cannedReplies/templatesReported': (dice, mark) =>
    cannedReplies.templatesReported(
      {
        queue: dice.pick([null, ofQueue(dice).queue]),
        items: [{ id: '2', name: 'aviso', text: 'Oi {{nome}}', fields: ['nome'] }],
      },
      mark,
    ),
  'cannedReplies/recentRecalled': () => cannedReplies.recentRecalled({ names: ['Saudação', 'Prazo'] }),
  'cannedReplies/readFailed': (dice) =>
    cannedReplies.readFailed({ ...kindOf(dice), ...ofQueue(dice), ...failure(dice) }),
};
