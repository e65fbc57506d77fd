import type { Channel, QueueType } from './types';

const CHANNELS: ReadonlyMap<QueueType, Channel> = new Map([
  [1, 'voice'],
  [2, 'chat'],
  [3, 'whatsapp'],
  [4, 'email'],
  [5, 'whatsapp'],
  [6, 'whatsapp'],
  [7, 'whatsapp'],
  [8, 'chat'],
]);

/** The channel, and so the badge and icon, of a queue type (spec 1 §1); chat for one that is not known (contract §0). */
export function channelOf(type: QueueType): Channel {
  return CHANNELS.get(type) ?? 'chat';
}
