import { randomBytes } from 'node:crypto';
import {
  Dialog,
  NonInviteClientTransaction,
  SubscribeUserAgentServer,
  UserAgentClient,
  type IncomingRequestMessage,
  type IncomingSubscribeRequest,
  type UserAgentCore,
} from 'sip.js/lib/core/index.js';
import { plainBody } from './sip/body';
import { CONTACT_LINE } from './sip/core';

const DIALOG_INFO = 'application/dialog-info+xml';

/** A SUBSCRIBE within a subscription. */
export type Refresh = Pick<IncomingSubscribeRequest, 'message' | 'accept'>;

/** The notifier's side of a subscription dialog, which SIP.js itself has only for subscribers. */
export class SubscriptionDialog extends Dialog {
  /** Called with every SUBSCRIBE after the first. */
  onRefresh: (request: Refresh) => void = (request) => request.accept();

  constructor(core: UserAgentCore, request: IncomingRequestMessage, toTag: string) {
    super(core, Dialog.initialDialogStateForUserAgentServer(request, toTag));
  }

  override receiveRequest(message: IncomingRequestMessage): void {
    if (!this.sequenceGuard(message)) return;
    super.receiveRequest(message);
    if (message.method === 'SUBSCRIBE') this.onRefresh(new SubscribeUserAgentServer(this.core, message));
    else this.core.replyStateless(message, { statusCode: 501 });
  }

  /** Sends a NOTIFY; `gone` is called when the subscriber knows nothing of it. */
  notify(state: string, document: string, gone: () => void): void {
    const message = this.createOutgoingRequestMessage('NOTIFY', {
      extraHeaders: ['Event: dialog', `Subscription-State: ${state}`, CONTACT_LINE],
      body: plainBody(DIALOG_INFO, document),
    });
    const client = new UserAgentClient(NonInviteClientTransaction, this.core, message);
    client.delegate = { onReject: gone };
  }
}

/** Accepts a SUBSCRIBE for so many seconds; its dialog. */
export function acceptSubscription(
  core: UserAgentCore,
  request: IncomingSubscribeRequest,
  seconds: number,
): SubscriptionDialog {
  const toTag = randomBytes(5).toString('hex');
  const dialog = new SubscriptionDialog(core, request.message, toTag);
  request.accept({ statusCode: 200, toTag, extraHeaders: [`Expires: ${seconds}`, CONTACT_LINE] });
  return dialog;
}
