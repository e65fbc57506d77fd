import { loggedOut } from '../../../src/store/auth/actions';
import { missedSeenRequested } from '../../../src/store/calls/actions';
import { selectMissedCalls } from '../../../src/store/calls/selectors';
import { agendaHarness, type AgendaHarness } from '../../support/agendaHarness';
import { callEnded, offeredCall } from '../../support/liveCalls';

let h: AgendaHarness;
beforeEach(() => {
  h = agendaHarness();
});
afterEach(() => h.end());

const earlier = { id: 'z', number: '4001', name: null, queue: null, rang: true, at: 1 };

const marked = () => selectMissedCalls(h.state()).map(({ id }) => id);

async function miss(id: string): Promise<void> {
  h.dispatch(offeredCall(id));
  h.dispatch(callEnded(id, { by: 'other', cause: 'cancelled' }));
  await h.settle();
}

describe('missed calls', () => {
  it('are still marked on the next page, until the agent saw them', async () => {
    h.disk.missed.set('z', earlier);
    await h.start();
    expect(marked()).toEqual(['z']);
    await miss('a');
    expect(marked()).toEqual(['a', 'z']);
    expect([...h.disk.missed.keys()]).toEqual(['z', 'a']);
    h.dispatch(missedSeenRequested({ ids: ['a', 'z'] }));
    await h.settle();
    expect([...h.disk.missed.keys()]).toEqual([]);
  });

  it('stay on the disk of who signs out', async () => {
    await h.start();
    await miss('a');
    h.dispatch(loggedOut({ reason: 'agent', message: null }));
    h.dispatch(callEnded('b'));
    await h.settle();
    expect([...h.disk.missed.keys()]).toEqual(['a']);
  });

  it('are marked as long as the page lasts where the browser keeps nothing', async () => {
    h.disk.forbidden = true;
    await h.start();
    await miss('a');
    expect(marked()).toEqual(['a']);
  });
});
