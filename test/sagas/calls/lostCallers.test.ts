import * as calls from '../../../src/store/calls/actions';
import { mark } from '../../support/sagaSamples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
  h.phone.offer('c1', { data: { 'X-Uniqueid': '17.1' } });
  await h.settle();
});

afterEach(() => h.end());

function hungUp(cause = 16): void {
  h.dispatch(calls.hungUpAtServer({ uniqueId: '17.1', cause, at: null, conversationId: null }, mark(1)));
}

const ends = () => h.payloads(calls.ended);

describe('a call that the centre says is over', () => {
  it.each([
    [16, 'cancelled'],
    [26, 'completedElsewhere'],
  ])('rings no longer, for the cause %i: %s', async (q850, cause) => {
    hungUp(q850);
    await h.settle();
    expect(ends()).toEqual([]);
    await h.pass(1_000);
    expect(ends()[0]).toMatchObject({ callId: 'c1', end: { by: 'other', cause } });
    expect(h.state().calls.ended[0]?.end).toMatchObject({ by: 'other', cause });
    expect(h.phone.decline.calls).toEqual([['c1']]);
  });

  it('ends as the exchange itself says, where it does', async () => {
    hungUp();
    h.phone.end('c1', { cause: 'completedElsewhere' });
    await h.pass(1_000);
    expect(ends()).toMatchObject([{ callId: 'c1', end: { by: 'other', cause: 'completedElsewhere' } }]);
  });

  it('goes on where the agent answers it meanwhile: the exchange has the last word', async () => {
    h.dispatch(calls.answerRequested({ callId: 'c1' }));
    await h.settle();
    hungUp();
    await h.pass(1_000);
    expect(ends()).toEqual([]);
    expect(h.call('c1').phase).toBe('active');
  });
});
