import { setTimeout as sleep } from 'node:timers/promises';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import type { Phone } from '../interop/support/phone';
import { dial, flow } from '../interop/support/talk';
import { expect, test as base } from '../interop/support/telephoneTest';

/** What a test of a telephone of the console at the sandbox's exchange gets. */
interface Extensions {
  sandbox: Sandbox;
  ana: Phone;
  bruno: Phone;
}

const test = base.extend<Extensions>({
  sandbox: async ({}, use) => {
    const sandbox = await createSandbox({ sipPort: 0 });
    await use(sandbox);
    await sandbox.close();
  },
  ana: async ({ phone, sandbox }, use) => {
    const ana = await phone('1001');
    await connect(ana, sandbox);
    await use(ana);
    await ana.close();
  },
  bruno: async ({ phone, sandbox }, use) => {
    const bruno = await phone('1002');
    await connect(bruno, sandbox);
    await use(bruno);
    await bruno.close();
  },
});

const connect = (phone: Phone, { sipPort }: Sandbox) =>
  phone.register({ exchange: `ws://localhost:${String(sipPort)}`, password: `sip-${phone.extension}` });

const watch = (ana: Phone, ...extensions: string[]) =>
  ana.page.evaluate((all) => window.phone.softphone.watchPresence(all), extensions);

const shows = (ana: Phone, extension: string, presence: 'available' | 'ringing' | 'busy') =>
  ana.next('presenceReported', { extension, presence });

/** How often the page asked for presence, from its log. */
const asked = (ana: Phone) =>
  ana.page.evaluate(() => window.phone.log.filter((line) => line.includes('> | SUBSCRIBE')).length);

test.describe('presence', () => {
  test('follows another extension through a call, and is unknown without a socket', async ({
    sandbox,
    ana,
    bruno,
  }) => {
    await watch(ana, '1002', '2000');
    await shows(ana, '1002', 'available');
    await shows(ana, '2000', 'available');
    const { numero } = sandbox.control.customerCalls({ agente: 'bruno' });
    const { callId } = await bruno.next('offered');
    await shows(ana, '1002', 'ringing');
    await bruno.do('answer', callId);
    await shows(ana, '1002', 'busy');
    await ana.mark();
    sandbox.control.dropSipSockets({ nome: 'ana' });
    await ana.next('presenceUnknown', { extension: '1002' });
    await connect(ana, sandbox);
    await shows(ana, '1002', 'busy');
    sandbox.control.customerHangsUp({ numero });
    await shows(ana, '1002', 'available');
  });

  test('is asked for again when the exchange said, and no more often', async ({ sandbox, ana }) => {
    await watch(ana);
    const before = await asked(ana);
    sandbox.control.holdBackPresence({ retryAfterS: 4, times: 2 });
    await watch(ana, '1003');
    await ana.next('presenceUnknown', { extension: '1003' });
    await sleep(1_500);
    expect(await asked(ana)).toBe(before + 1);
    await shows(ana, '1003', 'available');
    expect(await asked(ana)).toBe(before + 3);
  });

  test('is not stormed for when the exchange ends each subscription', async ({ sandbox, ana }) => {
    await watch(ana, '1003');
    await shows(ana, '1003', 'available');
    const before = await asked(ana);
    sandbox.control.holdBackPresence({ retryAfterS: 4, how: 'notify', times: 2 });
    await watch(ana, '1003', '1004');
    await sleep(1_500);
    expect(await asked(ana)).toBe(before + 1);
    await shows(ana, '1004', 'available');
    expect(await asked(ana)).toBeLessThanOrEqual(before + 3);
  });

  test('is let go of with the list', async ({ sandbox, ana, bruno }) => {
    await watch(ana, '1002');
    await shows(ana, '1002', 'available');
    await watch(ana);
    await sleep(300);
    const before = (await ana.told()).length;
    const { numero } = sandbox.control.customerCalls({ agente: 'bruno' });
    // Who gives up before the telephone heard of the call leaves nothing that could end.
    await bruno.next('offered');
    sandbox.control.customerHangsUp({ numero });
    await bruno.next('ended');
    await sleep(300);
    expect((await ana.told()).slice(before)).toEqual([]);
  });
});

/** Ana speaks with a customer. */
async function serve(ana: Phone, { control }: Sandbox): Promise<{ callId: string; numero: string }> {
  const { numero } = control.customerCalls({ agente: 'ana' });
  const { callId } = await ana.next('offered');
  await ana.do('answer', callId);
  await ana.next('established', { callId });
  await ana.next('mediaChanged', { callId, media: 'connected' });
  return { callId, numero };
}

/** Waits until a phone hears somebody. */
const sounds = (phone: Phone) => expect.poll(async () => (await flow(phone)).energy).toBeGreaterThan(0);

/** What the exchange sees at an extension. */
const callsAt = ({ control }: Sandbox, extension: string) =>
  control.liveCalls({}).filter(({ ramal }) => ramal === extension);

test.describe('a transfer', () => {
  test('hands a customer to a colleague', async ({ sandbox, ana, bruno }) => {
    const { callId, numero } = await serve(ana, sandbox);
    const transferred = ana.do('transferBlind', callId, '1002');
    const { callId: theirs } = await bruno.next('offered', { number: numero });
    await ana.next('transferProgressed', { callId, status: 180 });
    await bruno.do('answer', theirs);
    await transferred;
    expect(await ana.next('ended', { callId })).toMatchObject({ cause: 'completed' });
    // The exchange lets the colleague's telephone find the customer's by a re-INVITE.
    await sounds(bruno);
    expect(callsAt(sandbox, '1001')).toEqual([]);
    sandbox.control.customerHangsUp({ numero });
    await bruno.next('ended', { callId: theirs });
  });

  for (const [number, refusal] of [
    ['9486', 'transferFailed 486'],
    ['9503', 'transferFailed 503'],
    ['12', 'transferFailed 484'],
    ['7777', 'transferFailed 404'],
  ] as const) {
    test(`to ${number} gives the customer back: ${refusal}`, async ({ sandbox, ana }) => {
      const { callId, numero } = await serve(ana, sandbox);
      await expect(ana.do('transferBlind', callId, number)).rejects.toThrow(refusal);
      await sounds(ana);
      sandbox.control.customerHangsUp({ numero });
      await ana.next('ended', { callId });
    });
  }

  test('that nobody answers gives the customer back after 60 s', async ({ sandbox, ana, bruno }) => {
    sandbox.control.setRinging({ transferRingMs: 80_000 });
    const { callId, numero } = await serve(ana, sandbox);
    const { clock } = ana.page;
    await clock.install();
    await clock.pauseAt(Date.now() + 1_000);
    let refusal: unknown = null;
    const transferred = ana.do('transferBlind', callId, '1002').catch((error: unknown) => {
      refusal = error;
    });
    await bruno.next('offered', { number: numero });
    await clock.runFor(59_800);
    expect(refusal).toBeNull();
    await clock.runFor(400);
    await clock.resume();
    await transferred;
    expect(String(refusal)).toContain('transferTimeout');
    await sounds(ana);
    sandbox.control.customerHangsUp({ numero });
    await ana.next('ended', { callId });
    await bruno.next('ended');
  });

  test('whose target rings for longer than 20 s goes through all the same', async ({
    sandbox,
    ana,
    bruno,
  }) => {
    sandbox.control.setRinging({ transferRingMs: 40_000 });
    const { callId, numero } = await serve(ana, sandbox);
    const { clock } = ana.page;
    await clock.install();
    await clock.pauseAt(Date.now() + 1_000);
    const transferred = ana.do('transferBlind', callId, '1002');
    const { callId: taken } = await bruno.next('offered', { number: numero });
    await clock.runFor(30_000);
    await clock.resume();
    await bruno.do('answer', taken);
    await transferred;
    await sounds(bruno);
    sandbox.control.customerHangsUp({ numero });
    await bruno.next('ended', { callId: taken });
  });

  test('is over when the customer gives up', async ({ sandbox, ana, bruno }) => {
    const { callId, numero } = await serve(ana, sandbox);
    const transferred = ana.do('transferBlind', callId, '1002');
    await bruno.next('offered', { number: numero });
    sandbox.control.customerHangsUp({ numero });
    // Whether the BYE or the NOTIFY of the 487 is the first to arrive says nothing about the customer, who is gone.
    await transferred.catch(() => undefined);
    await ana.next('ended', { callId });
    await bruno.next('ended');
    expect(sandbox.control.liveCalls({})).toEqual([]);
  });

  test('joins a customer and whoever was asked before', async ({ sandbox, ana, bruno }) => {
    const { callId, numero } = await serve(ana, sandbox);
    await ana.do('hold', callId);
    const consult = await dial(ana, '1002');
    const { callId: theirs } = await bruno.next('offered');
    await bruno.do('answer', theirs);
    await ana.next('established', { callId: consult });
    await ana.do('transferAttended', callId, consult);
    await ana.next('ended', { callId });
    await ana.next('ended', { callId: consult });
    // The exchange lets the colleague's telephone find the customer's by a re-INVITE.
    await sounds(bruno);
    expect(callsAt(sandbox, '1001')).toEqual([]);
    sandbox.control.customerHangsUp({ numero });
    await bruno.next('ended', { callId: theirs });
  });
});

test('keys reach a voice menu as tones', async ({ sandbox, ana }) => {
  const callId = await dial(ana, '9001');
  await ana.next('mediaChanged', { callId, media: 'connected' });
  await ana.next('established', { callId });
  for (const digit of '1234') expect(await ana.do('sendDigit', callId, digit)).toBe('rtp');
  await expect.poll(() => sandbox.control.mediaReport({ numero: '9001' })).toMatchObject({ digits: '1234' });
  await ana.do('hangUp', callId);
});
