import * as conversations from '../../../src/store/conversations/actions';
import * as messages from '../../../src/store/messages/actions';
import * as queues from '../../../src/store/queues/actions';
import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import type { StampedAction } from '../../../src/store/stamp';
import { diceOf } from '../../support/random';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { createStory, type Story } from '../../support/story';

/** Unless told otherwise, of ten entities one is a conversation and nine are messages in it. */
const MESSAGES_EACH = 9;

/** A state to go on from, and facts that happen in it. */
export interface RecordedMix {
  state: RootState;
  facts: readonly StampedAction[];
}

function fill(story: Story, ids: readonly string[], messagesEach: number): void {
  story.connects('gap');
  story.say(() => conversations.loaded({ conversations: ids.map((id) => sampleConversation({ id })) }));
  ids.forEach((conversationId, index) => {
    const read = Array.from({ length: messagesEach }, (_, place) =>
      sampleMessage({ id: String(1 + index * messagesEach + place), conversationId }),
    );
    story.say(() => messages.loaded({ conversationId, messages: read }));
  });
}

function happen(story: Story, ids: readonly string[], count: number): void {
  const dice = diceOf(42);
  const totals = { chat: 1, whatsapp: 2, email: 0, voice: 0 };
  const before = story.facts.length;
  while (story.facts.length < before + count) {
    const id = ids[dice.int(ids.length)] ?? '';
    story.say(() =>
      conversations.typingReported({ conversationId: id, who: 'customer', state: 'typing' }, story.mark()),
    );
    story.customerWrites(id, 'Bom dia, o boleto veio com o valor errado. Podem ver?');
    if (dice.chance(0.4)) story.say(() => conversations.openRequested({ conversationId: id }));
    if (dice.chance(0.4)) story.agentAnswers(id, 'Olá! Já estou vendo o seu caso, só um momento.');
    if (dice.chance(0.2)) {
      story.say(() => queues.waitingReported({ complete: false, totals, items: { SAC: [] } }, story.mark()));
    }
    if (dice.chance(0.05)) story.ends(id, 'Resolvido');
  }
}

/** So many entities in a state, and a busy day's mix of facts spread over all of them. */
export function recordedMix(entities: number, count: number, messagesEach = MESSAGES_EACH): RecordedMix {
  const ids = Array.from({ length: entities / (messagesEach + 1) }, (_, index) => String(100_000 + index));
  const story = createStory();
  fill(story, ids, messagesEach);
  const filled = story.facts.length;
  happen(story, ids, count);
  const state = story.facts
    .slice(0, filled)
    .reduce<RootState>(rootReducer, rootReducer(undefined, { type: 'start' }));
  return { state, facts: story.facts.slice(filled) };
}
