import type { Centre } from '../centre/centre';
import type { Post } from '../centre/post';
import { createInbox } from './inbox';
import { createMailbox } from './mailbox';
import { createSendQueue } from './sendQueue';
import type { MailServers } from './servers';
import { createSmtp } from './smtp';

/** The post with its connections. */
export interface RunningPost extends Post {
  close(): Promise<void>;
}

/**
 * Makes the post of a centre and takes up what was under way.
 * @param servers null: mails stay here, simulated customers read and write them
 */
export function createPost(
  centre: Centre,
  servers: MailServers | null,
  onError: (error: unknown) => void,
): RunningPost {
  const inbox = createInbox(centre);
  const carrier = servers && { carrier: createSmtp(servers.smtp), retryMs: servers.retryMs };
  const queue = createSendQueue(centre, carrier, onError);
  const boxes = (servers?.imap ?? []).map((source) =>
    createMailbox({
      centre,
      source,
      retryMs: servers?.retryMs ?? 0,
      pollMs: servers?.pollMs ?? 0,
      inbox,
      onError,
    }),
  );
  let closed = false;
  const post: RunningPost = {
    isReal: servers !== null,
    poke: queue.poke,
    receive: async (raw, arrival) => {
      if (closed) throw new Error('the post is closed');
      try {
        return await inbox.receive(raw, arrival);
      } catch (error) {
        onError(error);
        throw error;
      }
    },
    close: async () => {
      closed = true;
      await Promise.all([queue.close(), ...boxes.map((box) => box.close())]);
      await inbox.settled();
    },
  };
  centre.post = post;
  queue.poke();
  return post;
}
