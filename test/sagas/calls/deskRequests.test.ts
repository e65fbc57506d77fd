import * as calls from '../../../src/store/calls/actions';
import { lost } from '../../../src/store/connection/actions';
import { answered, happen, hungUp, rang, sitAtDesk } from '../../support/deskHarness';
import { ok, refused } from '../../support/fakes/fakeCommands';
import type { VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

afterEach(() => h.end());

const live = () => h.state().calls.live;

const dial = (number = '4002') =>
  calls.dialRequested({ number, name: 'Zoe', queue: 'Vendas', contactId: '5', consultOf: null });

describe('dialling on the desk', () => {
  it('asks the centre once, and takes what it tells for the call that was asked for', async () => {
    h = await sitAtDesk({ user: { context: 'interno' } });
    await happen(h, dial());
    const order = { number: '4002', queue: 'Vendas', context: 'interno' };
    expect(h.services.commands.dial.calls).toMatchObject([[{ name: 'Ana Lima' }, expect.any(String), order]]);
    await happen(h, rang({ incoming: false, number: '04002', callId: null }));
    expect(live()).toMatchObject([{ phase: 'dialing', number: '4002', uniqueId: '17.1', contactId: '5' }]);
    await happen(h, dial('4003'));
    expect(h.state().calls.dialRefusal).toMatchObject({ reason: 'deskBusy' });
    await happen(h, answered());
    expect(live()).toMatchObject([{ phase: 'active' }]);
  });

  it('asks the centre once for a number that is asked for twice', async () => {
    h = await sitAtDesk();
    await happen(h, dial(), dial());
    expect(h.services.commands.dial.calls).toHaveLength(1);
    expect(h.state().calls.dialRefusal).toBeNull();
  });

  it.each([
    [() => refused('SEM_FILA'), 'notPlaced'],
    [() => ({ kind: 'disconnected' }) as const, 'connection'],
  ])('says why the centre did not', async (answer, cause) => {
    h = await sitAtDesk();
    h.services.commands.dial.next(answer);
    await happen(h, dial());
    expect(live()).toEqual([]);
    expect(h.state().calls.failure).toMatchObject({ cause, number: '4002' });
  });

  it('gives a call up of which the centre tells nothing', async () => {
    h = await sitAtDesk();
    await happen(h, dial());
    await h.pass(30_000);
    expect(h.state().calls.failure).toMatchObject({ cause: 'timeout' });
  });

  it('is refused without the centre', async () => {
    h = await sitAtDesk();
    await happen(h, lost({ cause: 'transport' }), dial());
    expect(h.services.commands.dial.calls).toEqual([]);
    expect(h.state().calls.dialRefusal).toMatchObject({ reason: 'centreAway' });
  });
});

describe('hanging up a call on the desk', () => {
  it('is asked of the centre, whose Hangup ends it', async () => {
    h = await sitAtDesk();
    await happen(h, rang(), answered());
    await happen(h, calls.hangUpRequested({ callId: 'leg-1' }));
    expect(h.services.commands.hangUp.calls).toMatchObject([
      [{ name: 'Ana Lima' }, expect.any(String), '17.1'],
    ]);
    expect(live()).toMatchObject([{ phase: 'ending' }]);
    await happen(h, hungUp());
    expect(h.state().calls.ended).toMatchObject([{ end: { by: 'agent', cause: 'completed' } }]);
  });

  it('leaves no ghost where the centre says nothing more, and the call where it refuses', async () => {
    h = await sitAtDesk();
    await happen(h, rang(), answered());
    h.services.commands.hangUp.next(() => refused('VALIDACAO'));
    await happen(h, calls.hangUpRequested({ callId: 'leg-1' }));
    expect(live()).toMatchObject([{ phase: 'active' }]);
    expect(h.state().ui.alert).toMatchObject({ textId: 'call.hangUpElsewhere.failed' });
    await happen(h, calls.hangUpRequested({ callId: 'leg-1' }));
    await h.pass(5_000);
    expect(live()).toEqual([]);
  });

  it('waits for the id of a call that is being placed', async () => {
    h = await sitAtDesk();
    h.services.commands.dial.next(() => ok({ uniqueId: '20.1' }));
    await happen(h, dial());
    await happen(h, calls.hangUpRequested({ callId: live()[0]?.id ?? '' }));
    expect(h.services.commands.hangUp.calls).toMatchObject([[{}, expect.any(String), '20.1']]);
  });
});
