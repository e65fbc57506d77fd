import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import * as calls from '../../../src/store/calls/actions';
import { selectHangUpElsewhere } from '../../../src/store/calls/selectors';
import { loaded } from '../../../src/store/conversations/actions';
import { refused, timeout } from '../../support/fakes/fakeCommands';
import { connected, connectedToOldServer, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleConversation } from '../../support/samples';

const SERVICE = { conversationId: '900' };

let h: SagaHarness;
afterEach(() => h.end());

function start(linkedId: string | null = '17.1', isOld = false): void {
  const services = [sampleConversation({ id: '900', queueType: 1, linkedId })];
  const connection = isOld ? connectedToOldServer() : connected();
  h = createSagaHarness({
    facts: () => [...signedIn(), ...connection, ...inSync(), loaded({ conversations: services })],
  });
  h.run(() => serve(sessionWorkers()));
}

async function ask(): Promise<void> {
  h.dispatch(calls.hangUpElsewhereRequested(SERVICE));
  await h.settle();
}

const shown = () => selectHangUpElsewhere(h.state(), '900');
const asked = () => h.services.commands.hangUp.calls;

describe('a call that is not on this page', () => {
  it('is ended by the centre, by the id that the service has of it', async () => {
    start();
    await ask();
    expect(asked()).toEqual([[{ name: 'Ana Lima', extension: '2001' }, expect.any(String), '17.1']]);
    expect(h.types('calls')).toEqual([
      'calls/hangUpElsewhereRequested',
      'calls/hangUpElsewhereStarted',
      'calls/hangUpElsewhereSent',
    ]);
    expect(shown()).toEqual({ ...SERVICE, status: 'sent', failure: null });
  });

  it('stays, with the reason, where the centre refuses; another try forgets it', async () => {
    start();
    h.services.commands.hangUp.next(() => refused('VALIDACAO', 'Não pode'));
    await ask();
    expect(shown()).toEqual({
      ...SERVICE,
      status: 'failed',
      failure: { code: 'VALIDACAO', message: 'Não pode' },
    });
    await ask();
    expect(shown()).toMatchObject({ status: 'sent', failure: null });
  });

  it('is asked for once where the server acknowledges nothing, and its silence is no failure', async () => {
    start('17.1', true);
    h.services.commands.hangUp.next(timeout);
    await ask();
    expect(shown()).toMatchObject({ status: 'sending' });
    await h.pass(10_000);
    expect(shown()).toMatchObject({ status: 'sent' });
    expect(asked()).toHaveLength(1);
  });

  it('is not asked for where nobody knows which call it is', async () => {
    start(null);
    await ask();
    expect(asked()).toEqual([]);
    expect(shown()).toBeNull();
  });
});
