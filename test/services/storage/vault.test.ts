import * as v from 'valibot';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { userEntity } from '../../../src/services/decode/user';
import { createCredentials } from '../../../src/services/storage/credentials';
import { createConsoleDb } from '../../../src/services/storage/db';
import { createSessionVault } from '../../../src/services/storage/session';
import { createVault } from '../../../src/services/storage/vault';
import { readAs } from '../support/reading';
import { sampleConversation } from '../../support/samples';
import { wireUser } from '../support/wire';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const page = () => createVault(createConsoleDb());
const session = {
  user: readAs(userEntity, wireUser()).user,
  token: 'token-da-sessao',
  extensionPassword: 'ramal-segredo',
};

/** Everything that the database holds, as text in which bytes can be searched. */
async function everythingStored(): Promise<string> {
  const db = await createConsoleDb()();
  const records = await db.getAll('vault');
  return records
    .map(({ data, iv }) => Buffer.from(data).toString('latin1') + Buffer.from(iv).toString('latin1'))
    .join();
}

describe('credentials', () => {
  test('outlive the page', async () => {
    await createCredentials(page()).save('ana', 'çenha-123');
    const later = createCredentials(page());
    await expect(later.find()).resolves.toEqual({ login: 'ana' });
    await expect(later.password('ana')).resolves.toBe('çenha-123');
    await expect(later.password('leo')).resolves.toBeNull();
  });

  test('are one pair, the last', async () => {
    const credentials = createCredentials(page());
    await credentials.save('ana', 'um');
    await credentials.save('leo', 'dois');
    await expect(credentials.find()).resolves.toEqual({ login: 'leo' });
    await expect(credentials.password('ana')).resolves.toBeNull();
  });

  test('are forgotten when asked', async () => {
    const credentials = createCredentials(page());
    await expect(credentials.find()).resolves.toBeNull();
    await credentials.save('ana', 'um');
    await credentials.forget();
    await expect(credentials.find()).resolves.toBeNull();
    await expect(credentials.password('ana')).resolves.toBeNull();
  });
});

describe('the session', () => {
  test('keeps what the agent is in until it begins anew, is told otherwise or is cleared', async () => {
    const member = { queue: 'SAC', type: 77, joined: true, paused: false, pauseReason: null };
    const stored = { memberships: [member], status: 42, pauseReason: null, at: 5 };
    const endings = [
      () => createSessionVault(page()).save(session),
      () => createSessionVault(page()).saveAgentState(null),
      () => createSessionVault(page()).clear(),
    ];
    for (const end of endings) {
      await createSessionVault(page()).saveAgentState(stored);
      await expect(createSessionVault(page()).loadAgentState()).resolves.toEqual(stored);
      await end();
      await expect(createSessionVault(page()).loadAgentState()).resolves.toBeNull();
    }
  });

  test('keeps the clock of the status until the next sign-in, or the end of the session', async () => {
    const clock = { login: 'ana', status: 10, pauseReason: 'Almoço', since: 5 };
    const endings = [
      () => createSessionVault(page()).save(session),
      () => createSessionVault(page()).clear(),
    ];
    for (const end of endings) {
      await createSessionVault(page()).saveStatusClock(clock);
      await expect(createSessionVault(page()).loadStatusClock()).resolves.toEqual(clock);
      await end();
      await expect(createSessionVault(page()).loadStatusClock()).resolves.toBeNull();
    }
  });

  test('keeps the list, encrypted, until the next sign-in or the end of the session', async () => {
    const list = {
      login: 'ana',
      savedAt: 5,
      conversations: [
        sampleConversation({ fromName: 'Nina Vaz', addresses: ['n@x.test'], classified: null }),
      ],
    };
    const endings = [
      () => createSessionVault(page()).save(session),
      () => createSessionVault(page()).clear(),
    ];
    for (const end of endings) {
      await createSessionVault(page()).saveList(list);
      await expect(createSessionVault(page()).loadList()).resolves.toEqual(list);
      const records = await (await createConsoleDb()()).getAll('vault');
      expect(JSON.stringify(records.map(({ data }) => [...new Uint8Array(data)]))).not.toContain(
        [...new TextEncoder().encode('Nina Vaz')].join(','),
      );
      await end();
      await expect(createSessionVault(page()).loadList()).resolves.toBeNull();
    }
  });

  test('outlives the page until it is cleared', async () => {
    await createSessionVault(page()).save(session);
    const later = createSessionVault(page());
    await expect(later.load()).resolves.toEqual(session);
    await later.clear();
    await expect(later.load()).resolves.toBeNull();
  });

  test('that the browser cannot keep is there for this page, until it is over', async () => {
    const refuse = () => Promise.reject(new Error('storage'));
    const vault = createSessionVault({ put: refuse, get: refuse, remove: () => Promise.resolve() });
    await expect(vault.save(session)).rejects.toThrow('storage');
    await expect(vault.load()).resolves.toMatchObject({ extensionPassword: 'ramal-segredo' });
    await vault.clear();
    await expect(vault.load()).rejects.toThrow('storage');
  });

  test('of another version is none', async () => {
    await page().put('session', { ...session, user: { fullName: 'Ana' } });
    await expect(createSessionVault(page()).load()).resolves.toBeNull();
  });
});

describe('what is stored', () => {
  test('holds no plain text, and never twice the same bytes', async () => {
    await createCredentials(page()).save('ana', 'senha-muito-secreta');
    await createSessionVault(page()).save(session);
    const stored = await everythingStored();
    expect(stored.length).toBeGreaterThan(100);
    expect(stored).not.toMatch(/senha|secreta|ana|Ana|token|ramal|fullName/);
    await createCredentials(page()).save('ana', 'senha-muito-secreta');
    await createSessionVault(page()).save(session);
    expect(await everythingStored()).not.toBe(stored);
  });

  test('the key cannot be read out, and two tabs share one', async () => {
    await Promise.all([page().put('a', { n: 1 }), page().put('b', { n: 2 })]);
    const db = await createConsoleDb()();
    const keys = await db.getAll('keys');
    expect(keys).toHaveLength(1);
    expect(keys[0]?.extractable).toBe(false);
    const schema = v.object({ n: v.number() });
    await expect(page().get('a', schema)).resolves.toEqual({ n: 1 });
    await expect(page().get('b', schema)).resolves.toEqual({ n: 2 });
  });

  test('a record put in the place of another does not open', async () => {
    await createCredentials(page()).save('ana', 'um');
    const db = await createConsoleDb()();
    const record = await db.get('vault', 'credentials');
    if (record !== undefined) await db.put('vault', record, 'session');
    await expect(page().get('session', v.unknown())).resolves.toBeNull();
    await expect(page().get('credentials', v.unknown())).resolves.toEqual({ login: 'ana', password: 'um' });
  });

  test('without its key a record is none', async () => {
    await createCredentials(page()).save('ana', 'um');
    await (await createConsoleDb()()).clear('keys');
    await expect(createCredentials(page()).find()).resolves.toBeNull();
    await createCredentials(page()).save('ana', 'dois');
    await expect(createCredentials(page()).password('ana')).resolves.toBe('dois');
  });

  test('a page that may not encrypt saves nothing and finds nothing', async () => {
    await createCredentials(page()).save('ana', 'um');
    const subtle = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(crypto), 'subtle');
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    try {
      await expect(createCredentials(page()).save('ana', 'dois')).rejects.toMatchObject({ code: 'storage' });
      await expect(createCredentials(page()).find()).resolves.toBeNull();
    } finally {
      if (subtle !== undefined) Object.defineProperty(crypto, 'subtle', { ...subtle, configurable: true });
    }
  });
});
