import type { Centre } from '../centre/centre';
import type { MailService } from '../centre/mailService';
import { createInbox } from './inbox';
import { createMailbox } from './mailbox';
import { createSendQueue } from './sendQueue';
import type { MailServers } from './servers';
import { createSmtp } from './smtp';

/** The mail service with its connections. */
export interface RunningMailService extends MailService {
  close(): Promise<void>;
}

/**
 * Makes the mail service of a centre and takes up what was under way.
 * @param servers null: mails stay here, simulated customers read and write them
 */
export function createMailService(
  centre: Centre,
  servers: MailServers | null,
  onError: (error: unknown) => void,
): RunningMailService {
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
  const mailService: RunningMailService = {
    isReal: servers !== null,
    wakeSendQueue: queue.wake,
    receive: async (raw, arrival) => {
      if (closed) throw new Error('the mail service is closed');
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
  centre.mailService = mailService;
  queue.wake();
  return mailService;
}
