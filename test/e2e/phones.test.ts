import type { Sandbox } from '../../sandbox/createSandbox';
import { createSandbox } from '../../sandbox/createSandbox';
import { openTelephoneBrowser } from '../interop/support/browser';
import { bundlePhones } from '../interop/support/bundlePhones';
import { servePages } from '../interop/support/pageServer';
import { openPhone } from '../interop/support/phone';
import type { Phone } from '../interop/support/phone';
import { dial, flow, sleep } from '../interop/support/talk';
import { eventually } from './support/eventually';

let sandbox: Sandbox;
let ana: Phone;
let bruno: Phone;
let close: () => Promise<void>;

beforeAll(async () => {
  await bundlePhones();
  sandbox = await createSandbox({ sipPort: 0 });
  const server = await servePages();
  const browser = await openTelephoneBrowser();
  const open = (extension: string) => openPhone(browser, server.url('phonePage'), extension);
  [ana, bruno] = await Promise.all([open('1001'), open('1002')]);
  await Promise.all([connect(ana), connect(bruno)]);
  close = async () => {
    await ana.close();
    await bruno.close();
    await browser.close();
    server.close();
    await sandbox.close();
  };
});

afterAll(() => close());

beforeEach(() => Promise.all([ana.mark(), bruno.mark()]));

const connect = (phone: Phone) =>
  phone.register({
    exchange: `ws://localhost:${String(sandbox.sipPort)}`,
    password: `sip-${phone.extension}`,
  });

const watch = (...extensions: string[]) =>
  ana.page.evaluate((all) => window.phone.softphone.watchPresence(all), extensions);

const shows = (extension: string, presence: 'available' | 'ringing' | 'busy') =>
  ana.next('presenceReported', { extension, presence });

/** How often the page asked for presence, from its log. */
const asked = () =>
  ana.page.evaluate(() => window.phone.log.filter((line) => line.includes('> | SUBSCRIBE')).length);

describe('presence', () => {
  test('follows another extension through a call, and is unknown without a socket', async () => {
    await watch('1002', '2000');
    await shows('1002', 'available');
    await shows('2000', 'available');
    const { numero } = sandbox.control.customerCalls({ agente: 'bruno' });
    const { callId } = await bruno.next('offered');
    await shows('1002', 'ringing');
    await bruno.do('answer', callId);
    await shows('1002', 'busy');
    await ana.mark();
    sandbox.control.dropSipSockets({ nome: 'ana' });
    await ana.next('presenceUnknown', { extension: '1002' });
    await connect(ana);
    await shows('1002', 'busy');
    sandbox.control.customerHangsUp({ numero });
    await shows('1002', 'available');
  });

  test('is asked for again when the exchange said, and no more often', async () => {
    await watch();
    const before = await asked();
    sandbox.control.holdBackPresence({ retryAfterS: 4, times: 2 });
    await watch('1003');
    await ana.next('presenceUnknown', { extension: '1003' });
    await sleep(1_500);
    expect(await asked()).toBe(before + 1);
    await shows('1003', 'available');
    expect(await asked()).toBe(before + 3);
  });

  test('is not stormed for when the exchange ends each subscription', async () => {
    const before = await asked();
    sandbox.control.holdBackPresence({ retryAfterS: 4, how: 'notify', times: 2 });
    await watch('1003', '1004');
    await sleep(1_500);
    expect(await asked()).toBe(before + 1);
    await shows('1004', 'available');
    expect(await asked()).toBeLessThanOrEqual(before + 3);
  });

  test('is let go of with the list', async () => {
    await watch('1002');
    await shows('1002', 'available');
    await watch();
    await sleep(300);
    const before = (await ana.told()).length;
    sandbox.control.customerCalls({ agente: 'bruno', giveUpMs: 300 });
    await bruno.next('ended');
    await sleep(300);
    expect((await ana.told()).slice(before)).toEqual([]);
  });
});

/** Ana speaks with a customer. */
async function serve(): Promise<{ callId: string; numero: string }> {
  const { numero } = sandbox.control.customerCalls({ agente: 'ana' });
  const { callId } = await ana.next('offered');
  await ana.do('answer', callId);
  await ana.next('established', { callId });
  await ana.next('mediaChanged', { callId, media: 'connected' });
  return { callId, numero };
}

/** Waits until a phone hears somebody. */
const sounds = (phone: Phone) =>
  eventually(async () => expect((await flow(phone)).energy).toBeGreaterThan(0));

/** What the exchange sees at an extension. */
const callsAt = (extension: string) =>
  sandbox.control.liveCalls({}).filter(({ ramal }) => ramal === extension);

describe('a transfer', () => {
  test('hands a customer to a colleague', async () => {
    const { callId, numero } = await serve();
    const transferred = ana.do('transferBlind', callId, '1002');
    const { callId: theirs } = await bruno.next('offered', { number: numero });
    await ana.next('transferProgressed', { callId, status: 180 });
    await bruno.do('answer', theirs);
    await transferred;
    expect(await ana.next('ended', { callId })).toMatchObject({ cause: 'completed' });
    // The exchange lets the colleague's telephone find the customer's by a re-INVITE.
    await sounds(bruno);
    expect(callsAt('1001')).toEqual([]);
    sandbox.control.customerHangsUp({ numero });
    await bruno.next('ended', { callId: theirs });
  });

  test.each([
    ['9486', 'transferFailed 486'],
    ['9503', 'transferFailed 503'],
    ['12', 'transferFailed 484'],
    ['7777', 'transferFailed 404'],
  ])('to %s gives the customer back: %s', async (number, refusal) => {
    const { callId, numero } = await serve();
    await expect(ana.do('transferBlind', callId, number)).rejects.toThrow(refusal);
    await sounds(ana);
    sandbox.control.customerHangsUp({ numero });
    await ana.next('ended', { callId });
  });

  test('that nobody answers gives the customer back after 20 s', async () => {
    sandbox.control.setRinging({ transferRingMs: 40_000 });
    const { callId, numero } = await serve();
    const { clock } = ana.page;
    await clock.install();
    await clock.pauseAt(Date.now() + 1_000);
    let refusal: unknown = null;
    const transferred = ana.do('transferBlind', callId, '1002').catch((error: unknown) => {
      refusal = error;
    });
    await bruno.next('offered', { number: numero });
    await clock.runFor(19_800);
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

  test('is over when the customer gives up', async () => {
    const { callId, numero } = await serve();
    const transferred = ana.do('transferBlind', callId, '1002');
    await bruno.next('offered', { number: numero });
    sandbox.control.customerHangsUp({ numero });
    // Whether the BYE or the NOTIFY of the 487 is the first to arrive says nothing about the customer, who is gone.
    await transferred.catch(() => undefined);
    await ana.next('ended', { callId });
    await bruno.next('ended');
    expect(sandbox.control.liveCalls({})).toEqual([]);
  });

  test('joins a customer and whoever was asked before', async () => {
    const { callId, numero } = await serve();
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
    expect(callsAt('1001')).toEqual([]);
    sandbox.control.customerHangsUp({ numero });
    await bruno.next('ended', { callId: theirs });
  });
});

test('keys reach a voice menu as tones', async () => {
  const callId = await dial(ana, '9001');
  await ana.next('mediaChanged', { callId, media: 'connected' });
  await ana.next('established', { callId });
  for (const digit of '1234') expect(await ana.do('sendDigit', callId, digit)).toBe('rtp');
  await eventually(() =>
    expect(sandbox.control.mediaReport({ numero: '9001' })).toMatchObject({ digits: '1234' }),
  );
  await ana.do('hangUp', callId);
});
