import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { SipAccount, SipEvent, Softphone } from '../../../src/services/sip/softphone';
import { WEB_SOCKET_PORT } from './kamailio';
import type { Heard } from './phonePage';

type Kind = SipEvent['kind'];
type PhoneEvent<K extends Kind> = Extract<SipEvent, { kind: K }>;
type Command = Exclude<keyof Softphone, 'subscribe' | 'lacks' | 'dispose' | 'watchPresence'>;
type Arguments<C extends Command> = Parameters<Softphone[C]>;
type Answer<C extends Command> = Awaited<ReturnType<Softphone[C]>>;

/** A softphone in a page of a real browser. */
export interface Phone {
  readonly page: Page;
  readonly extension: string;
  /** Runs a command. Rejects with an Error that begins with the code. */
  do<C extends Command>(command: C, ...args: Arguments<C>): Promise<Answer<C>>;
  /** Connects and registers. */
  register(account?: Partial<SipAccount>): Promise<number>;
  /** Everything told so far. */
  told(): Promise<SipEvent[]>;
  /** The first event of a kind after the mark, which matches; waits for it. */
  next<K extends Kind>(kind: K, matching?: Partial<PhoneEvent<K>>): Promise<PhoneEvent<K>>;
  /** From now on `next` looks at what comes, not at what was. */
  mark(): Promise<void>;
  heard(): Promise<Heard>;
  /** The lines of its log, also when it is gone. */
  log(): Promise<string[]>;
  /** Signs off, with every call, and goes; nothing more the second time. */
  close(): Promise<void>;
}

const NEXT_LIMIT_MS = 30_000;

/** A page whose clock stands still does not answer. */
const SIGN_OFF_LIMIT_MS = 5_000;

/** An account of the proxy's domain. */
export function account(extension: string, port = WEB_SOCKET_PORT, scheme: 'ws' | 'wss' = 'ws'): SipAccount {
  return {
    exchange: `${scheme}://localhost:${String(port)}`,
    port,
    extension,
    password: `pw${extension}`,
    displayName: `Agent ${extension}`,
    userAgent: 'agent-console/test',
    instanceId: `00000000-0000-4000-8000-00000000${extension}`,
  };
}

/** Opens a page with a softphone, which is not connected yet. */
export async function openPhone(browser: Browser, url: string, extension: string): Promise<Phone> {
  const context = await browser.newContext({ permissions: ['microphone'] });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(url);
  let mark = 0;
  let isClosed = false;
  let lastLog: string[] = [];

  const readLog = (): Promise<string[]> => page.evaluate(() => window.phone.log);

  async function run<C extends Command>(command: C, ...args: Arguments<C>): Promise<Answer<C>> {
    const outcome = await page.evaluate(
      async ({ name, given }) => {
        const call = window.phone.softphone[name] as (...these: unknown[]) => Promise<unknown>;
        try {
          return { answer: await call(...given) };
        } catch (error) {
          const { code = 'unexpected', message } = error as { code?: string; message: string };
          return { refusal: `${code} ${message}`.trim() };
        }
      },
      { name: command, given: args },
    );
    if (outcome.refusal !== undefined) throw new Error(outcome.refusal);
    return outcome.answer as Answer<C>;
  }

  return {
    page,
    extension,
    do: run,
    async register(overrides = {}) {
      await run('connect', { ...account(extension), ...overrides });
      return run('register');
    },
    told: () => page.evaluate(() => window.phone.told.map(({ event }) => event)),
    async next<K extends Kind>(kind: K, matching: Partial<PhoneEvent<K>> = {}) {
      const wanted = { from: mark, fields: Object.entries({ ...matching, kind }) };
      const found = await page.waitForFunction(
        ({ from, fields }) =>
          window.phone.told
            .slice(from)
            .map(({ event }) => event)
            .find((event) => fields.every(([name, value]) => Reflect.get(event, name) === value)),
        wanted,
        { timeout: NEXT_LIMIT_MS, polling: 20 },
      );
      return (await found.jsonValue()) as PhoneEvent<K>;
    },
    async mark() {
      mark = await page.evaluate(() => window.phone.told.length);
    },
    heard: () => page.evaluate(() => window.phone.heard()),
    log: () => (isClosed ? Promise.resolve(lastLog) : readLog()),
    async close() {
      if (isClosed) return;
      isClosed = true;
      // Who was never connected, or has lost the line, has nothing to sign off from.
      await Promise.race([run('disconnect').catch(() => undefined), sleep(SIGN_OFF_LIMIT_MS)]);
      lastLog = await readLog().catch(() => []);
      await context.close();
      if (errors.length > 0) throw new Error(`Errors in the page of ${extension}: ${errors.join('\n')}`);
    },
  };
}
