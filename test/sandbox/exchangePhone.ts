import type { SessionDescriptionHandler } from 'sip.js';
import { createFrameClock } from '../../sandbox/exchange/endpoints/clock';
import { createCustomer, type Customer } from '../../sandbox/exchange/endpoints/customer';
import { tone } from '../../sandbox/exchange/endpoints/tones';

const SDP = 'application/sdp';

const clock = createFrameClock((error) => {
  throw error;
});

/** The tone that a client's telephone plays, Hz: 600 for 1001, 700 for 1002 and so on. */
export function toneOf(extension: string): number {
  return 500 + 100 * Number(extension.slice(-1));
}

/** A telephone of a client: plays a plain tone of its own, gives nothing back. */
export function clientPhone(extension: string): Customer {
  return createCustomer(clock, {
    number: extension,
    name: null,
    device: true,
    echoes: false,
    sound: tone(toneOf(extension)),
  });
}

/** What a hold or unhold asks for. */
interface HandlerOptions {
  hold?: boolean;
}

/** Lets SIP.js negotiate with a telephone in Node in place of the browser's RTCPeerConnection. */
export function phoneHandler(phone: Customer): SessionDescriptionHandler {
  let offered: string | undefined;
  let fresh: ReturnType<Customer['freshPeer']> | undefined;
  let awaitsAnswer = false;
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
      Array.from(tones).forEach((key) => phone.press(key));
      return true;
    },
  };
}
