import { ownConversationId } from '../../../src/components/calls/ownConversationId';
import { sampleConversation } from '../../support/samples';

const past = sampleConversation({ id: '1', queueType: 1, status: 'finished', linkedId: 'u-0' });
const chat = sampleConversation({ id: '2', queueType: 2, status: 'active' });
const own = sampleConversation({ id: '3', queueType: 1, status: 'other', linkedId: 'u-1' });

test.each([
  ['the one that the centre named', { conversationId: '7', uniqueId: 'u-1' }, [own], '7'],
  ['the one with its id', { conversationId: null, uniqueId: 'u-0' }, [own, past], '1'],
  [
    'until then the one of voice that is not over',
    { conversationId: null, uniqueId: null },
    [past, chat, own],
    '3',
  ],
  ['none that is over, and no chat', { conversationId: null, uniqueId: 'u-9' }, [past, chat], null],
])('the own service of a call is %s', (_which, call, conversations, id) => {
  expect(ownConversationId(conversations, call)).toBe(id);
});
