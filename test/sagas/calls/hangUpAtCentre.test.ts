import * as calls from '../../../src/store/calls/actions';
import { refused, timeout } from '../../support/fakes/fakeCommands';
import { fails } from '../../support/fakes/scripted';
import { mark } from '../../support/sagaSamples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
});

afterEach(() => h.end());

const asked = () => h.services.commands.hangUp.calls.map(([, , uniqueId]) => uniqueId);

async function talk(uniqueId: string | null): Promise<void> {
  h.phone.offer('c1', uniqueId === null ? {} : { data: { 'X-Uniqueid': uniqueId } });
  h.dispatch(calls.answerRequested({ callId: 'c1' }));
  await h.settle();
}

async function loseSocket(): Promise<void> {
  h.phone.connect.always(fails('offline'));
  h.phone.emit({ kind: 'socketLost', code: 1006, reason: '' });
  await h.settle();
}

async function hangUp(callId = 'c1'): Promise<void> {
  h.dispatch(calls.hangUpRequested({ callId }));
  await h.settle();
}

describe('a call that the agent hangs up', () => {
  it('is ended by the centre while there is no way to the exchange', async () => {
    await talk('17.1');
    await loseSocket();
    await hangUp();
    expect(h.services.commands.hangUp.calls).toEqual([
      [{ name: 'Ana Lima', extension: '2001' }, expect.any(String), '17.1'],
    ]);
  });

  it('is ended so too where the centre alone told its id', async () => {
    const callId = await h.talkTo('11988880001');
    const call = { uniqueId: '17.2', callId, number: '11988880001', name: null, queue: 'Vendas' };
    const more = {
      incoming: false,
      contactId: null,
      conversationId: null,
      startedAt: null,
      answeredAt: null,
    };
    h.dispatch(calls.rangAtServer({ call: { ...call, ...more } }, mark(1)));
    await loseSocket();
    await hangUp(callId);
    expect(asked()).toEqual(['17.2']);
  });

  it('is asked for again, as the same request, where no answer came', async () => {
    await talk('17.1');
    await loseSocket();
    h.services.commands.hangUp.next(timeout);
    await hangUp();
    await h.pass(15_000);
    const [first, second, ...others] = h.services.commands.hangUp.calls.map(([, reqId]) => reqId);
    expect([second, others]).toEqual([first, []]);
  });

  it('is over for the agent also where the centre refuses', async () => {
    await talk('17.1');
    await loseSocket();
    h.services.commands.hangUp.next(() => refused('INTERNO'));
    await hangUp();
    await h.pass(5_000);
    expect(h.state().calls.live).toEqual([]);
  });

  it.each([
    ['the exchange can be reached', '17.1', false],
    ['nobody told its id', null, true],
  ])('is ended without the centre where %s', async (_why, uniqueId, isLost) => {
    await talk(uniqueId);
    if (isLost) await loseSocket();
    await hangUp();
    expect(h.state().calls.live).toEqual([]);
    expect(asked()).toEqual([]);
  });

  it('before it was answered stays in the queue for somebody else', async () => {
    h.phone.answer.next(() => undefined);
    await talk('17.1');
    await loseSocket();
    await hangUp();
    expect(asked()).toEqual([]);
  });
});
