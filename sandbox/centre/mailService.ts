import type { MessageRow } from '../store';

/** What may be said beside the bytes of a mail that came. */
export interface Arrival {
  /** Whose mailbox it lay in, for mails that name no address of a queue. */
  queue?: string;
  /** Runs in the unit of work that stores the mail, or finds that it is stored already. */
  inWork?: () => void;
}

/** What the centre's rules ask of the mail that comes and goes. */
export interface MailService {
  /** Whether mails really go and come; otherwise simulated customers read and write them. */
  isReal: boolean;
  /** There is a mail to send. */
  wakeSendQueue(): void;
  /**
   * Takes a mail in, in the order of the calls; answers the message that it became. However broken it is, it becomes
   * one. @throws only when it cannot be stored
   */
  receive(raw: Uint8Array, arrival?: Arrival): Promise<MessageRow>;
}

/** Mail service of a centre whose mails stay where they are. */
export function noMailService(): MailService {
  return {
    isReal: false,
    wakeSendQueue: () => undefined,
    receive: () => Promise.reject(new Error('this centre takes no mail in')),
  };
}
