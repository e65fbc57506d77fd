import { hidden } from '../../../src/store/app/actions';
import { listRestored, loaded } from '../../../src/store/conversations/actions';
import { selectIsRestored, selectKnownIds } from '../../../src/store/conversations/selectors';
import { keepList } from '../../../src/sagas/conversations/keptList';
import type { StoredList } from '../../../src/services/storage/storedList';
import type { Conversation } from '../../../src/store/conversations/types';
import { deferred } from '../../support/fakes/scripted';
import { runSessions } from '../../support/runSession';
import { sampleConversation } from '../../support/samples';
import { configured, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleUser, SECRETS } from '../../support/sagaSamples';

let h: SagaHarness;
afterEach(() => h.end());

const ids = () => selectKnownIds(h.state());

/** A browser that was left with this list. */
function withList(fields: Partial<StoredList> = {}): void {
  h = createSagaHarness({ facts: configured });
  h.services.disk.session.kept = {
    user: sampleUser(),
    token: SECRETS.token,
    extensionPassword: SECRETS.extension,
  };
  h.services.disk.session.list = {
    login: sampleUser().login,
    savedAt: h.services.clock.now() - 60_000,
    conversations: [sampleConversation({ id: '1' }), sampleConversation({ id: '2' })],
    ...fields,
  };
}

describe('the list of the last session', () => {
  it('is there before the server says anything, and is replaced by its word: nothing twice, nothing left over', async () => {
    withList();
    const answer = deferred<{ conversations: Conversation[]; seq: number | null }>();
    h.services.conversationApi.active.next(() => answer.promise);
    runSessions(h);
    await h.settle();
    expect(h.types()).toContain('conversations/listRestored');
    expect([...ids()].sort()).toEqual(['1', '2']);
    expect(selectIsRestored(h.state())).toBe(true);
    answer.resolve({
      conversations: [sampleConversation({ id: '2' }), sampleConversation({ id: '3' })],
      seq: 1,
    });
    await h.pass(3_000);
    expect([...ids()].sort()).toEqual(['2', '3']);
    expect(h.state().conversations).not.toHaveProperty('isRestored');
  });

  it('is not shown to another agent, nor on another day, nor where it was empty', async () => {
    const cases: Partial<StoredList>[] = [{ login: 'bruno' }, { savedAt: 0 }, { conversations: [] }];
    for (const fields of cases) {
      withList(fields);
      runSessions(h);
      await h.settle();
      expect(h.types()).toContain('auth/sessionRestored');
      expect(h.types()).not.toContain('conversations/listRestored');
      await h.end();
    }
    withList();
  });

  it('keeps nobody from working where it cannot be read', async () => {
    withList();
    h.services.session.loadList = () => Promise.reject(new Error('broken'));
    runSessions(h);
    await h.settle();
    expect(h.state().auth.status).toBe('signedIn');
  });

  it('is written as the page goes out of sight, once for each change, and never from what was brought back', async () => {
    h = createSagaHarness({ facts: signedIn });
    h.dispatch(listRestored({ conversations: [sampleConversation({ id: '1' })], savedAt: 1 }));
    h.run(keepList);
    h.dispatch(hidden());
    await h.settle();
    expect(h.services.disk.session.list).toBeNull();
    h.dispatch(loaded({ conversations: [sampleConversation({ id: '5' })] }));
    h.dispatch(hidden());
    await h.settle();
    const kept = h.services.disk.session.list;
    expect(kept?.conversations.map(({ id }) => id)).toEqual(['5']);
    expect(kept?.login).toBe(sampleUser().login);
    h.services.disk.session.list = null;
    h.dispatch(hidden());
    await h.settle();
    expect(h.services.disk.session.list).toBeNull();
  });

  it('holds a hundred conversations at the most', async () => {
    h = createSagaHarness({ facts: signedIn });
    const conversations = Array.from({ length: 130 }, (_, index) =>
      sampleConversation({ id: String(index) }),
    );
    h.dispatch(loaded({ conversations }));
    h.run(keepList);
    await h.pass(15_000);
    expect(h.services.disk.session.list?.conversations).toHaveLength(100);
  });
});
