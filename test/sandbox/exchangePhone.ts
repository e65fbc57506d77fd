import type { SessionDescriptionHandler } from 'sip.js';
import type { Customer } from '../../sandbox/exchange/endpoints/customer';

const SDP = 'application/sdp';

/** What a hold or unhold asks for. */
interface HandlerOptions {
  hold?: boolean;
}

/** Lets SIP.js negotiate with a telephone in Node in place of the browser's RTCPeerConnection. */
export function phoneHandler(phone: Customer): SessionDescriptionHandler {
  let offered: string | undefined;
  let fresh: ReturnType<Customer['freshPeer']> | undefined;
  let isUp = false;

  async function describe(options: HandlerOptions): Promise<string> {
    if (offered !== undefined) {
      const answer = await phone.answer(offered);
      offered = undefined;
      isUp = true;
      return answer;
    }
    if (isUp) {
      phone.hold(options.hold ?? false);
      return phone.reoffer();
    }
    fresh = phone.freshPeer();
    return fresh.offer;
  }

  let awaitsAnswer = false;
  return {
    close: () => phone.close(),
    hasDescription: (type) => type === SDP,
    getDescription: async (options) => {
      awaitsAnswer = offered === undefined;
      return { body: await describe((options ?? {}) as HandlerOptions), contentType: SDP };
    },
    setDescription: async (sdp) => {
      if (!awaitsAnswer) {
        offered = sdp;
        return;
      }
      awaitsAnswer = false;
      if (fresh) await fresh.use(sdp);
      else await phone.accept(sdp);
      fresh = undefined;
      isUp = true;
    },
    sendDtmf: (tones) => {
      [...tones].forEach((tone) => phone.press(tone));
      return true;
    },
  };
}
