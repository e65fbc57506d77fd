import type { SessionVault, StoredSession } from '../../../src/services/storage/session';
import { readSessionMark, withSessionMark } from '../../../src/services/storage/sessionMark';
import { sampleUser } from '../../support/sagaSamples';

function setUp(kept: StoredSession | null = null) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  let stored = kept;
  const vault: SessionVault = {
    save: async (session) => {
      stored = session;
      await Promise.resolve();
    },
    load: () => Promise.resolve(stored),
    clear: async () => {
      await Promise.resolve();
      await Promise.resolve();
      stored = null;
      await Promise.resolve();
    },
    loadAgentState: () => Promise.resolve(null),
    saveAgentState: () => Promise.resolve(),
    loadList: () => Promise.resolve(null),
    saveList: () => Promise.resolve(),
    loadStatusClock: () => Promise.resolve(null),
    saveStatusClock: () => Promise.resolve(),
  };
  return {
    session: withSessionMark(vault, () => storage),
    mark: () => readSessionMark(() => storage),
    items,
  };
}

const session: StoredSession = {
  user: sampleUser({ login: 'ana', extension: '2001', extensionNumber: null }),
  token: 'secret-token',
  extensionPassword: 'secret-password',
};

describe('the mark of a session', () => {
  it('says whose it is, without a secret, until the session is cleared', async () => {
    const { session: vault, mark, items } = setUp();
    expect(mark()).toBeNull();
    await vault.save(session);
    expect(mark()).toEqual({ login: 'ana', hasTelephone: true });
    expect([...items.values()].join('')).not.toContain('secret');
    await vault.clear();
    expect(mark()).toBeNull();
  });

  it('follows what is found: of a version without marks, and of a session that cannot be read any more', async () => {
    const found = setUp(session);
    await found.session.load();
    expect(found.mark()).toEqual({ login: 'ana', hasTelephone: true });
    const lost = setUp();
    lost.items.set('agent-console.sessionMark', '{"login":"ana","hasTelephone":true}');
    await lost.session.load();
    expect(lost.mark()).toBeNull();
  });

  it('is not brought back by whoever read the session while it was cleared', async () => {
    const { session: vault, mark } = setUp(session);
    const reading = vault.load();
    await vault.clear();
    await reading;
    expect(mark()).toBeNull();
    await vault.save(session);
    expect(mark()).toEqual({ login: 'ana', hasTelephone: true });
  });

  it('is not brought back by whoever reads the session while it is being cleared', async () => {
    const { session: vault, mark } = setUp(session);
    const clearing = vault.clear();
    await vault.load();
    expect(mark()).toBeNull();
    await clearing;
    expect(mark()).toBeNull();
  });

  it('does without where the browser forbids storage', async () => {
    const { session: vault } = setUp();
    const forbidden = withSessionMark(vault, () => {
      throw new Error('forbidden');
    });
    await forbidden.save(session);
    expect(await forbidden.load()).toEqual(session);
    expect(readSessionMark(() => ({ getItem: () => '{' }))).toBeNull();
  });
});
