import { channelOf, EMAIL, markOf, queueMark, UNSAID, VOICE } from '../../src/lib/queueType';

it.each([
  [VOICE, 'voice'],
  [2, 'chat'],
  [3, 'whatsapp'],
  [EMAIL, 'email'],
  [5, 'whatsapp'],
  [6, 'whatsapp'],
  [7, 'whatsapp'],
  [8, 'chat'],
  // A kind that is not known yet is served like chat (contract §0).
  [UNSAID, 'chat'],
  [99, 'chat'],
])('the queue type %d belongs to the channel %s', (type, channel) => {
  expect(channelOf(type)).toBe(channel);
});

it.each([
  [6, '1@telegram', 'telegram'],
  [7, 'ana@Instagram', 'instagram'],
  [3, '5511@s.whatsapp.net', 'whatsapp'],
  [8, '9@telegram', 'telegram'],
  [2, 'v7@chat', 'chat'],
  // Somebody's mail server may be called anything.
  [EMAIL, 'ana@telegram', 'email'],
  [VOICE, '4001', 'voice'],
])('a conversation of queue type %d with %s is marked as %s', (type, address, mark) => {
  expect(markOf(type, address)).toBe(mark);
});

it.each([
  [7, 'Instagram', 'instagram'],
  [6, 'SAC telegram', 'telegram'],
  [8, 'Instagram - Vendas', 'instagram'],
  [3, 'Vendas', 'whatsapp'],
  [2, 'Chat Site', 'chat'],
  // Its name begins alike.
  [3, 'Telegramas', 'whatsapp'],
  // What is called or written to is no network of messages.
  [VOICE, 'Suporte Instagram', 'voice'],
  [EMAIL, 'Telegram', 'email'],
])('a queue of type %d named %s is marked as %s', (type, name, mark) => {
  expect(queueMark(type, name)).toBe(mark);
});
