import { saveRequested as settingsSaved } from '../../../src/store/config/actions';
import { woke } from '../../../src/store/app/actions';
import * as schedule from '../../../src/store/schedule/actions';
import { agendaHarness, type AgendaHarness } from '../../support/agendaHarness';
import { sampleScheduled } from '../../support/samples';
import { signedIn } from '../../support/sagaFixtures';
import { sampleConfiguration } from '../../support/sagaSamples';
import { START } from '../../support/sagaHarness';

const MINUTE = 60_000;

let h: AgendaHarness;
beforeEach(() => {
  h = agendaHarness();
});
afterEach(() => h.end());

const due = (id: string, inMs: number) =>
  sampleScheduled({ id, at: START + inMs, remindAt: START + inMs, changedAt: START - 1 });

const keep = (...events: ReturnType<typeof due>[]) => {
  for (const event of events) h.disk.events.set(event.id, event);
};

const plan = (inMs: number, id: string | null = null) =>
  h.dispatch(
    schedule.saveRequested({
      id,
      name: 'Maria',
      description: 'Retornar',
      number: '4002',
      contactId: null,
      at: START + inMs,
    }),
  );

const remindedIds = () =>
  (h.payloads(schedule.reminded) as ReturnType<typeof schedule.reminded>['payload'][]).map(({ events }) =>
    events.map(({ id }) => id),
  );

describe('the agenda on disk', () => {
  it('comes back, and each change is written as one record and told to the other tabs', async () => {
    keep(due('p1', MINUTE), due('p2', 2 * MINUTE));
    await h.start();
    expect(Object.keys(h.state().schedule.events)).toEqual(['p1', 'p2']);
    expect(h.disk.writes).toEqual([]);
    plan(3 * MINUTE);
    await h.settle();
    h.dispatch(schedule.doneRequested({ id: 'p1' }));
    h.dispatch(schedule.removeRequested({ id: 'p2' }));
    await h.settle();
    expect(h.disk.writes).toEqual([expect.stringMatching(/^put stamp/), 'put p1', 'remove p2']);
    expect(h.disk.told).toBeGreaterThan(0);
    expect(h.disk.events.get('p1')?.doneAt).toBe(START);
    expect(h.disk.events.has('p2')).toBe(false);
  });

  it('takes what was planned before it could be read', async () => {
    plan(MINUTE);
    await h.start();
    expect([...h.disk.events.values()]).toMatchObject([{ name: 'Maria', at: START + MINUTE }]);
  });

  it('takes the change of an entry that another tab removed meanwhile', async () => {
    keep(due('p1', MINUTE));
    await h.start();
    h.disk.events.delete('p1');
    h.dispatch(woke({ sleptMs: MINUTE }));
    await h.settle();
    plan(3 * MINUTE, 'p1');
    await h.settle();
    expect([...h.disk.events.values()]).toMatchObject([{ name: 'Maria', at: START + 3 * MINUTE }]);
    expect(Object.keys(h.state().schedule.events)).toEqual([...h.disk.events.keys()]);
  });

  it('forgets what is long past', async () => {
    const old = { at: 1, remindAt: 1, remindedAt: 1 };
    keep({ ...due('p1', MINUTE), ...old }, { ...due('p2', MINUTE), ...old, remindedAt: START - MINUTE });
    await h.start();
    expect([...h.disk.events.keys()]).toEqual(['p2']);
    expect(Object.keys(h.state().schedule.events)).toEqual(['p2']);
  });

  it('that cannot be used is told, and tried again', async () => {
    h.disk.forbidden = true;
    await h.start();
    plan(MINUTE);
    await h.settle();
    expect(h.state().schedule.isUnkept).toBe(true);
    h.disk.forbidden = false;
    await h.pass(10_000);
    expect(h.disk.events.size).toBe(1);
  });
});

describe('a reminder', () => {
  it('comes when it is due, once', async () => {
    keep(due('p1', 25_000));
    await h.start();
    await h.pass(24_999);
    expect(remindedIds()).toEqual([]);
    await h.pass(1);
    expect(remindedIds()).toEqual([['p1']]);
    await h.pass(60 * MINUTE);
    expect(remindedIds()).toEqual([['p1']]);
    expect(h.disk.events.get('p1')?.remindedAt).toBe(START + 25_000);
  });

  it('that was missed comes after the reload, and not again after the next one', async () => {
    keep(due('p1', -5 * MINUTE), { ...due('p2', -MINUTE), remindedAt: START - MINUTE }, due('p3', -MINUTE));
    await h.start();
    expect(remindedIds()).toEqual([['p1', 'p3']]);
    const left = [...h.disk.events.values()];
    expect(left.every(({ remindedAt }) => remindedAt !== null)).toBe(true);
  });

  it('that is put off comes again ten minutes later', async () => {
    keep(due('p1', 0));
    await h.start();
    await h.pass(MINUTE);
    h.dispatch(schedule.snoozeRequested({ id: 'p1' }));
    await h.pass(10 * MINUTE - 1);
    expect(remindedIds()).toEqual([['p1']]);
    await h.pass(1);
    expect(remindedIds()).toEqual([['p1'], ['p1']]);
  });

  it('does not come for what is done, deleted or moved', async () => {
    keep(due('p1', MINUTE), due('p2', MINUTE), due('p3', MINUTE));
    await h.start();
    h.dispatch(schedule.doneRequested({ id: 'p1' }));
    h.dispatch(schedule.removeRequested({ id: 'p2' }));
    plan(2 * MINUTE, 'p3');
    await h.pass(2 * MINUTE - 1);
    expect(remindedIds()).toEqual([]);
    await h.pass(1);
    expect(remindedIds()).toEqual([['p3']]);
  });

  it('comes late when the machine slept', async () => {
    keep(due('p1', 30 * MINUTE));
    await h.start();
    jest.setSystemTime(START + 60 * MINUTE);
    h.dispatch(woke({ sleptMs: 60 * MINUTE }));
    await h.settle();
    expect(remindedIds()).toEqual([['p1']]);
  });

  it('comes within ten seconds when the clock is set', async () => {
    keep(due('p1', 30 * MINUTE));
    await h.start();
    jest.setSystemTime(START + 60 * MINUTE);
    await h.pass(10_000);
    expect(remindedIds()).toEqual([['p1']]);
  });

  it('comes also where nothing can be kept', async () => {
    h.disk.forbidden = true;
    await h.start();
    plan(MINUTE);
    await h.pass(MINUTE);
    expect(remindedIds()).toHaveLength(1);
  });
});

describe('with another tab', () => {
  it('what that one reminded of is not told here', async () => {
    keep(due('p1', MINUTE));
    await h.start();
    h.disk.events.set('p1', { ...due('p1', MINUTE), remindedAt: START + MINUTE, changedAt: START + MINUTE });
    await h.pass(2 * MINUTE);
    expect(remindedIds()).toEqual([]);
    expect(h.state().schedule.events['p1']?.remindedAt).toBe(START + MINUTE);
  });

  it('what that one changed is known here, and written no second time', async () => {
    keep(due('p1', MINUTE), due('p2', MINUTE));
    await h.start();
    h.disk.changeElsewhere(() => {
      h.disk.events.set('p1', { ...due('p1', 5 * MINUTE), name: 'Outro', changedAt: START });
      h.disk.events.set('p3', due('p3', 7 * MINUTE));
      h.disk.events.delete('p2');
    });
    await h.settle();
    expect(h.state().schedule.events).toMatchObject({ p1: { name: 'Outro' }, p3: {} });
    expect(Object.keys(h.state().schedule.events)).not.toContain('p2');
    await h.pass(2 * MINUTE);
    expect(remindedIds()).toEqual([]);
    expect(h.disk.writes).toEqual([]);
    expect(h.disk.told).toBe(0);
  });

  it('what that one deleted unheard is told by nobody', async () => {
    keep(due('p1', MINUTE));
    await h.start();
    h.disk.events.clear();
    await h.pass(MINUTE);
    expect(remindedIds()).toEqual([]);
    expect(h.state().schedule.events).toEqual({});
  });

  it('the one that the agent sees speaks first', async () => {
    keep(due('p1', MINUTE));
    await h.start();
    h.look(false);
    await h.pass(MINUTE + 1_499);
    expect(remindedIds()).toEqual([]);
    await h.pass(1);
    expect(remindedIds()).toEqual([['p1']]);
  });

  it('what it did while this one lay still is seen when the agent comes back', async () => {
    keep(due('p1', MINUTE));
    await h.start();
    h.look(false);
    h.disk.events.set('p1', { ...due('p1', MINUTE), doneAt: START, changedAt: START });
    h.look(true);
    await h.settle();
    expect(h.state().schedule.events['p1']?.doneAt).toBe(START);
  });
});

describe('without a telephone', () => {
  it('there is no agenda until the settings turn it on', async () => {
    await h.end();
    h = agendaHarness(() => signedIn({ extension: null, extensionNumber: null }));
    keep(due('p1', 0));
    await h.start();
    await h.pass(MINUTE);
    expect(h.state().schedule.events).toEqual({});
    h.dispatch(settingsSaved(sampleConfiguration({ webrtc: true })));
    await h.settle();
    expect(remindedIds()).toEqual([['p1']]);
  });
});
