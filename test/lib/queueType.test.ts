import { channelOf, EMAIL, UNSAID, VOICE } from '../../src/lib/queueType';

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
