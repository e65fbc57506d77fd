import { Inviter, SessionState, URI } from 'sip.js';
import type { CallContext } from '../../../src/services/sip/calls/callContext';
import type { Line } from '../../../src/services/sip/calls/lines';
import { createNegotiation, type Negotiation } from '../../../src/services/sip/calls/negotiation';
import { update } from '../../../src/services/sip/calls/update';
import { guardRequests } from '../../../src/services/sip/exchange/incomingRequests';
import type { SipEvent } from '../../../src/services/sip/softphone';
import { createScriptedExchange, type More, type ScriptedExchange } from '../../support/sip/scriptedExchange';
import { createWire, settled } from '../support/negotiationWire';

let exchange: ScriptedExchange;
let session: Inviter;
let negotiation: Negotiation;
let told: SipEvent[];
let offers: string[];
/** What the own side makes of an offer. */
let applyOffer: (sdp: string) => Promise<void>;
let line: Line;

beforeEach(async () => {
  exchange = createScriptedExchange();
  told = [];
  offers = [];
  applyOffer = async (sdp) => void offers.push(sdp);
  negotiation = createNegotiation(createWire().parts);
  exchange.scripts.set('INVITE', (request) =>
    exchange.respond(request, 200, 'OK', { body: 'v=0\r\n', contentType: 'application/sdp' }),
  );
  const media = {
    applyOffer: (sdp: string) => applyOffer(sdp),
    answer: async (held: boolean) => `answer ${held ? 'held' : 'both ways'}`,
    rollback: async () => void offers.push('rollback'),
    remoteDirection: () => (offers.at(-1)?.includes('sendonly') === true ? 'sendonly' : 'sendrecv'),
  };
  const lines = { all: () => [line], has: () => true };
  const context = {
    lines,
    random: () => 0.5,
    emit: (event: SipEvent) => void told.push(event),
  } as unknown as CallContext;
  guardRequests(exchange.userAgent.userAgentCore, (request, dialog) => void update(request, dialog, context));
  await exchange.userAgent.start();
  session = new Inviter(exchange.userAgent, new URI('sip', '300', 'exchange.test'));
  const established = new Promise<void>((resolve) => {
    session.stateChange.addListener((state) => {
      if (state === SessionState.Established) resolve();
    });
  });
  await session.invite();
  await established;
  line = {
    callId: 'c1',
    session,
    media,
    negotiation,
    identity: { number: '300', name: null },
    isEstablished: true,
    isRemoteHeld: false,
    earlyDialog: null,
  } as unknown as Line;
});

afterEach(async () => {
  await session.dispose();
  await exchange.userAgent.stop();
});

/** The exchange asks something within the call; the final answer. */
async function ask(method: string, more: More = {}) {
  const [invite] = exchange.of('INVITE');
  if (invite === undefined) throw new Error('No call');
  const before = exchange.heard.length;
  exchange.request(method, invite, more);
  await settled();
  const answer = exchange.heard.slice(before).find(({ name }) => /^[2-6]\d\d$/.test(name));
  if (answer === undefined) throw new Error('No answer');
  return answer;
}

const sdp = (body: string): More => ({ body, contentType: 'application/sdp' });

describe('an UPDATE', () => {
  test('without a description is answered, and may say who is at the other end', async () => {
    const answer = await ask('UPDATE', { headers: ['P-Asserted-Identity: "Bia" <sip:2002@exchange.test>'] });
    expect(answer.name).toBe('200');
    expect(answer.body).toBe('');
    expect(told).toEqual([{ kind: 'identityChanged', callId: 'c1', number: '2002', name: 'Bia' }]);
  });

  test('with a description is answered by one, as a re-INVITE is', async () => {
    const answer = await ask('UPDATE', sdp('v=0\r\na=sendonly\r\n'));
    expect(answer).toMatchObject({ name: '200', body: 'answer both ways' });
    expect(answer.header('Content-Type')).toBe('application/sdp');
    expect(told).toEqual([{ kind: 'remoteHoldChanged', callId: 'c1', held: true }]);
    expect((await ask('UPDATE', sdp('v=0\r\n'))).name).toBe('200');
    expect(told.at(-1)).toEqual({ kind: 'remoteHoldChanged', callId: 'c1', held: false });
  });

  test('with a description that cannot be taken changes nothing', async () => {
    applyOffer = () => Promise.reject(new Error('no codec'));
    expect((await ask('UPDATE', sdp('v=0\r\n'))).name).toBe('488');
    expect(offers).toEqual(['rollback']);
    expect(negotiation.admit()).not.toBeNull();
  });

  test('with a description that meets an offer of ours is refused until that is over', async () => {
    negotiation.change({ held: true }).catch(() => undefined);
    await settled();
    expect((await ask('UPDATE', sdp('v=0\r\n'))).name).toBe('491');
    negotiation.close();
  });

  test('with a description before the call is confirmed is to come later', async () => {
    line.isEstablished = false;
    const answer = await ask('UPDATE', sdp('v=0\r\n'));
    expect(answer.name).toBe('500');
    expect(answer.header('Retry-After')).toBe('5');
  });

  test('with something else than a description is refused as such', async () => {
    const answer = await ask('UPDATE', { body: 'hello', contentType: 'text/plain' });
    expect(answer.name).toBe('415');
    expect(answer.header('Accept')).toBe('application/sdp');
  });
});

describe('session timers', () => {
  test('that are required are refused by name', async () => {
    const timer = ['Require: timer', 'Supported: timer', 'Session-Expires: 90;refresher=uas'];
    for (const method of ['UPDATE', 'INVITE', 'INFO']) {
      const answer = await ask(method, { headers: timer });
      expect(answer.name).toBe('420');
      expect(answer.header('Unsupported')).toBe('timer');
    }
  });

  test('that are only supported are not minded', async () => {
    const timer = ['Supported: timer, replaces', 'Session-Expires: 90;refresher=uac'];
    expect((await ask('UPDATE', { headers: timer })).name).toBe('200');
  });
});
