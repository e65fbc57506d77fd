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
  let isFull = false;
  function write(session: StoredSession | null): void {
    if (isFull) throw new Error('disk full');
    stored = session;
  }
  const vault: SessionVault = {
    save: async (session) => {
      write(session);
      await Promise.resolve();
    },
    load: () => Promise.resolve(stored),
    clear: async () => {
      await Promise.resolve();
      await Promise.resolve();
      write(null);
      await Promise.resolve();
    },
    loadAgentState: () => Promise.resolve(null),
    saveAgentState: () => Promise.resolve(),
    loadList: () => Promise.resolve(null),
    saveList: () => Promise.resolve(),
    loadStatusClock: () => Promise.resolve(null),
    saveStatusClock: () => Promise.resolve(),
  };
  const openPage = (): SessionVault => withSessionMark(vault, () => storage);
  return {
    session: openPage(),
    openPage,
    fillDisk: (full: boolean) => void (isFull = full),
    stored: () => stored,
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

  it('keeps who signed out signed out where the disk does not take it, and clears it once it does', async () => {
    const { session: vault, fillDisk, mark, openPage, stored } = setUp(session);
    await vault.load();
    fillDisk(true);
    await expect(vault.clear()).rejects.toThrow('disk full');
    expect(mark()).toBeNull();
    expect(await openPage().load()).toBeNull();
    expect(stored()).toEqual(session);
    fillDisk(false);
    expect(await openPage().load()).toBeNull();
    expect(stored()).toBeNull();
    await openPage().save(session);
    expect(mark()).toEqual({ login: 'ana', hasTelephone: true });
    expect(await openPage().load()).toEqual(session);
  });

  it('leaves a session that the disk did not take to its page, not to the next one', async () => {
    const { session: vault, fillDisk, openPage } = setUp(session);
    fillDisk(true);
    await expect(vault.clear()).rejects.toThrow('disk full');
    await expect(vault.save(session)).rejects.toThrow('disk full');
    expect(await vault.load()).toEqual(session);
    expect(await openPage().load()).toBeNull();
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
