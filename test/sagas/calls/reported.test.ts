import * as calls from '../../../src/store/calls/actions';
import type { ReportedCall } from '../../../src/store/calls/types';
import { mark } from '../../support/sagaSamples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
});

afterEach(() => h.end());

const CALL: ReportedCall = {
  uniqueId: '17.1',
  callId: 'c1',
  number: '11988880001',
  name: null,
  queue: 'Vendas',
  incoming: true,
  contactId: null,
  conversationId: null,
  startedAt: '2026-03-10T12:00:00Z',
  answeredAt: null,
};

const rings = (fields: Partial<ReportedCall> = {}) =>
  h.dispatch(calls.rangAtServer({ call: { ...CALL, ...fields } }, mark(1)));

const missed = () => h.payloads(calls.offerMissed);

describe('a call that the server tells of', () => {
  it('and that the softphone has not after 3 s is told as missed', async () => {
    rings();
    await h.pass(2_999);
    expect(missed()).toEqual([]);
    await h.pass(1);
    expect(missed()).toEqual([{ uniqueId: '17.1' }]);
  });

  it('may come a little later than its report', async () => {
    rings();
    await h.pass(2_000);
    h.phone.offer('c1');
    h.phone.end('c1', { cause: 'cancelled' });
    await h.pass(10_000);
    expect(missed()).toEqual([]);
  });

  it('may be there before its report', async () => {
    h.phone.offer('c9');
    rings({ callId: null });
    await h.pass(10_000);
    expect(missed()).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['ended meanwhile', () => h.dispatch(hungUp())],
    ['was answered at another telephone', () => h.dispatch(answered())],
  ])('and that %s is not missed', async (_what, happens) => {
    rings();
    await h.pass(1_000);
    happens();
    await h.pass(10_000);
    expect(missed()).toEqual([]);
  });

  it('is not missed when the agent placed it, or is in a call', async () => {
    rings({ incoming: false });
    await h.answerCall('c7');
    rings({ uniqueId: '18.1', callId: 'c8', number: '55' });
    await h.pass(10_000);
    expect(missed()).toEqual([]);
  });
});

function hungUp() {
  const at = '2026-03-10T12:00:01Z';
  return calls.hungUpAtServer({ uniqueId: '17.1', cause: 16, at, conversationId: null }, mark(2));
}

function answered() {
  const at = '2026-03-10T12:00:01Z';
  return calls.answeredAtServer({ uniqueId: '17.1', at, conversationId: null }, mark(2));
}
