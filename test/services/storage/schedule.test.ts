import { createCallNoteStorage } from '../../../src/services/storage/callNotes';
import { createMissedCallStorage } from '../../../src/services/storage/missedCalls';
import { createScheduleStorage } from '../../../src/services/storage/schedule';
import { leavingPage } from '../../support/leavingPage';
import { memoryDb } from '../../support/memoryDb';
import { sampleScheduled } from '../../support/samples';

describe('the agenda on this browser', () => {
  it('is one record per agent and entry', async () => {
    const storage = createScheduleStorage(memoryDb());
    await storage.put('ana', sampleScheduled());
    await storage.put('ana', sampleScheduled({ name: 'Outra', changedAt: 2 }));
    await storage.put('bia', sampleScheduled({ id: 'p2' }));
    expect(await storage.all('ana')).toEqual([sampleScheduled({ name: 'Outra', changedAt: 2 })]);
    await storage.remove('ana', 'p1');
    expect(await storage.all('ana')).toEqual([]);
    expect(await storage.all('bia')).toHaveLength(1);
  });

  it('gives a reminder to one of two tabs that ask at the same time', async () => {
    const open = memoryDb();
    const tabs = [createScheduleStorage(open), createScheduleStorage(open)];
    await tabs[0]?.put('ana', sampleScheduled());
    const claims = await Promise.all(
      tabs.map((tab, index) => tab.claim('ana', sampleScheduled(), 50 + index, true)),
    );
    expect(claims.filter(({ isMine }) => isMine)).toHaveLength(1);
    const [told, other] = claims;
    expect(other).toEqual({ isMine: false, event: told?.event });
    expect(await tabs[0]?.all('ana')).toEqual([told?.event]);
  });

  it('knows an entry that was deleted from one that was never written', async () => {
    const storage = createScheduleStorage(memoryDb());
    expect(await storage.claim('ana', sampleScheduled(), 50, true)).toEqual({ isMine: false, event: null });
    expect(await storage.claim('ana', sampleScheduled(), 50, false)).toMatchObject({ isMine: true });
    expect(await storage.all('ana')).toMatchObject([{ remindedAt: 50 }]);
  });
});

test('notes of calls are one record per agent and call', async () => {
  const storage = createCallNoteStorage(memoryDb(), leavingPage().page);
  const notes = {
    callId: 'c1',
    uniqueId: null,
    notes: [{ id: 'n', text: 'Oi', at: 1 }],
    draft: '',
    changedAt: 1,
  };
  await storage.put('ana', notes);
  await storage.put('bia', { ...notes, draft: 'x' });
  expect(await storage.all('ana')).toEqual([notes]);
  await storage.remove('ana', 'c1');
  expect(await storage.all('ana')).toEqual([]);
  expect(await storage.all('bia')).toHaveLength(1);
});

test('missed calls are one record per agent and call, without what is known of this page alone', async () => {
  const storage = createMissedCallStorage(memoryDb());
  const call = { id: 'c1', number: '4001', name: null, queue: 'Voz', rang: true, at: 1 };
  await storage.put('ana', { ...call, wasTold: true });
  await storage.put('bia', call);
  expect(await storage.all('ana')).toEqual([call]);
  await storage.remove('ana', 'c1');
  expect(await storage.all('ana')).toEqual([]);
  expect(await storage.all('bia')).toEqual([call]);
});
