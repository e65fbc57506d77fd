import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { saveRequested } from '../../../src/store/config/actions';
import { endConfirmRequested, openRequested } from '../../../src/store/conversations/actions';
import { selectSelectedId } from '../../../src/store/conversations/selectors';
import { refused } from '../../support/fakes/fakeCommands';
import { sampleConversation } from '../../support/samples';
import { atWork, inSync } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleConfiguration } from '../../support/sagaSamples';

const A = { conversationId: '1001' };

let h: SagaHarness;
afterEach(() => h.end());

const waiting = (id: string, lastMessageAt: string) => sampleConversation({ id, unread: 1, lastMessageAt });

/** Conversation 1001 is open; of the others 1003 waits longest, and 1004 was answered. */
async function atThree(opensNextWaiting?: boolean): Promise<void> {
  h = createSagaHarness({ facts: () => atWork({ queue: 'SAC' }) });
  h.run(() => serve(sessionWorkers()));
  const fields = opensNextWaiting === undefined ? {} : { opensNextWaiting };
  h.dispatch(saveRequested(sampleConfiguration(fields)));
  const facts = inSync(
    sampleConversation({ unread: 0 }),
    waiting('1002', '2026-03-10T09:05:00-03:00'),
    waiting('1003', '2026-03-10T09:01:00-03:00'),
    sampleConversation({ id: '1004', unread: 0 }),
  );
  for (const fact of facts) h.dispatch(fact);
  h.dispatch(openRequested(A));
  await h.settle();
}

async function end(conversationId: string): Promise<string | null> {
  h.dispatch(endConfirmRequested({ conversationId }));
  await h.settle();
  return selectSelectedId(h.state());
}

describe('the end of the open conversation', () => {
  it('opens the one that waits longest, where the agent wants that', async () => {
    await atThree(true);
    expect(await end('1001')).toBe('1003');
  });

  it.each([false, undefined])('opens none where the agent does not: %s', async (opensNextWaiting) => {
    await atThree(opensNextWaiting);
    expect(await end('1001')).toBeNull();
  });

  it('opens none that nobody waits in', async () => {
    await atThree(true);
    await end('1001');
    await end('1003');
    expect(await end('1002')).toBeNull();
  });

  it('opens none where it did not end', async () => {
    await atThree(true);
    h.services.commands.endConversation.next(() => refused('OUTRO_AGENTE', 'É de outro agente'));
    expect(await end('1001')).toBe('1001');
  });

  it('of another one leaves the open one open', async () => {
    await atThree(true);
    expect(await end('1003')).toBe('1001');
  });
});
