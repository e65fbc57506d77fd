import type { Invitation } from 'sip.js';
import { WebSocket } from 'ws';
import { createLink, type Link } from '../../../src/services/sip/exchange/link';
import type { SipEvent } from '../../../src/services/sip/softphone';
import { startScriptedExchange, type ScriptedExchange } from './sipExchange';

/** As a browser's: an error that nobody listens for is no exception. */
export class BrowserSocket extends WebSocket {
  constructor(url: string, protocol: string) {
    super(url, protocol);
    this.on('error', () => undefined);
  }
}

/** A link at an exchange that answers as a test wants it to. */
export interface LinkedExchange {
  exchange: ScriptedExchange;
  link: Link;
  /** What the link emitted. */
  told: SipEvent[];
  /** What it wrote into its log. */
  written: string[];
  /** Those lines of it that are errors. */
  errors: string[];
  /** Calls that came. */
  invited: Invitation[];
  /** Start lines of the REGISTERs that came. */
  registers(): string[];
  /** Waits, at most 4 s. */
  until(condition: () => boolean): Promise<void>;
  end(): Promise<void>;
}

/** Starts both; the link's socket is not open yet. */
export async function startLinkedExchange(): Promise<LinkedExchange> {
  Object.assign(globalThis, { WebSocket: BrowserSocket });
  const exchange = await startScriptedExchange();
  const told: SipEvent[] = [];
  const written: string[] = [];
  const errors: string[] = [];
  const invited: Invitation[] = [];
  const link = createLink({
    account: {
      exchange: 'localhost',
      port: exchange.port,
      extension: '1001',
      password: 'secret',
      displayName: 'Ana "quoted"\r\nX-Injected: 1',
      userAgent: 'agent-console/test',
      instanceId: '00000000-0000-4000-8000-000000000001',
    },
    address: { url: `ws://127.0.0.1:${String(exchange.port)}/ws`, host: 'localhost' },
    log: {
      write: (level, message) => {
        written.push(message);
        if (level === 'error') errors.push(message);
      },
      read: async () => new Blob(),
    },
    now: () => Date.now(),
    random: () => 0.5,
    emit: (event) => void told.push(event),
    lost: () => undefined,
    refusalOf: () => null,
    updated: () => undefined,
    invited: (invitation) => void invited.push(invitation),
    describe: () => {
      throw new Error('No call is made');
    },
  });
  const linked: LinkedExchange = {
    exchange,
    link,
    told,
    written,
    errors,
    invited,
    registers: () => exchange.requests.filter((line) => line.startsWith('REGISTER')),
    until: async (condition) => {
      const limit = Date.now() + 4000;
      while (!condition()) {
        if (Date.now() > limit) throw new Error(`It did not come about: ${JSON.stringify(told)}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    end: async () => {
      await link.close(100);
      await linked.exchange.stop();
    },
  };
  return linked;
}
