/**
 * Queue types (spec 1 §1): 1 voice, 2 web chat, 3, 5, 6, 7 WhatsApp-type, 4 e-mail, 8 another chat; 0: the server did
 * not say. Any other is a kind that this console does not know, kept as it came and served like chat (contract §0).
 */
export type QueueType = number;

/** The queue type of what does not say any. */
export const UNSAID: QueueType = 0;

/** Telephone calls. */
export const VOICE: QueueType = 1;

/** E-mails. */
export const EMAIL: QueueType = 4;

/** The channel that a queue type belongs to; the four waiting badges. */
export type Channel = 'chat' | 'whatsapp' | 'email' | 'voice';

const CHANNELS: ReadonlyMap<QueueType, Channel> = new Map([
  [VOICE, 'voice'],
  [2, 'chat'],
  [3, 'whatsapp'],
  [EMAIL, 'email'],
  [5, 'whatsapp'],
  [6, 'whatsapp'],
  [7, 'whatsapp'],
  [8, 'chat'],
]);

/** The channel, and so the badge and icon, of a queue type (spec 1 §1); chat for one that is not known (contract §0). */
export function channelOf(type: QueueType): Channel {
  return CHANNELS.get(type) ?? 'chat';
}

/** How a conversation's channel is drawn and named: other networks come by queues of messaging or chat. */
export type ChannelMark = Channel | 'instagram' | 'telegram';

/** Every mark, in the order in which lists name them. */
export const CHANNEL_MARKS: readonly ChannelMark[] = [
  'whatsapp',
  'chat',
  'email',
  'instagram',
  'telegram',
  'voice',
];

const NETWORKS: ReadonlyMap<string, ChannelMark> = new Map([
  ['instagram', 'instagram'],
  ['ig', 'instagram'],
  ['telegram', 'telegram'],
  ['tg', 'telegram'],
]);

/** Networks that are called by their names. */
const NAMED: readonly (readonly [RegExp, ChannelMark])[] = [
  [/\binstagram\b/i, 'instagram'],
  [/\btelegram\b/i, 'telegram'],
];

/**
 * The mark of a queue: its type does not tell networks apart, and there is nobody's address to see; but one that serves
 * another network is mostly named after it.
 */
export function queueMark(type: QueueType, name: string): ChannelMark {
  const channel = channelOf(type);
  if (channel === 'voice' || channel === 'email') return channel;
  return NAMED.find(([word]) => word.test(name))?.[1] ?? channel;
}

/**
 * The mark of a conversation: by its queue type, and by the suffix of the customer's address where a queue of messaging
 * or chat serves another network.
 */
export function markOf(type: QueueType, address: string): ChannelMark {
  const channel = channelOf(type);
  if (channel === 'voice' || channel === 'email') return channel;
  const suffix = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return NETWORKS.get(suffix) ?? channel;
}
