import { keepPrivateNotes } from '../../../src/sagas/agenda/privateNotes';
import { call, setContext, type SagaGenerator } from '../../../src/sagas/core/effects';
import * as notes from '../../../src/store/privateNotes/actions';
import { selectPrivateNote } from '../../../src/store/privateNotes/selectors';
import { createFakeAgenda, type FakeAgenda } from '../../support/fakes/fakeAgenda';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, START, type SagaHarness } from '../../support/sagaHarness';

const DAY = 24 * 3_600_000;

let h: SagaHarness;
let disk: FakeAgenda;
beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
  disk = createFakeAgenda();
});
afterEach(() => h.end());

async function start(): Promise<void> {
  h.run(function* session(): SagaGenerator<void> {
    yield* setContext({ agendaServices: disk });
    yield* call(keepPrivateNotes);
  });
  await h.settle();
}

const kept = (conversationId: string, changedAt: number) => ({
  conversationId,
  contactId: '77',
  text: 'Ontem',
  changedAt,
});

async function write(conversationId: string, text: string): Promise<void> {
  h.dispatch(notes.writeRequested({ conversationId, contactId: '77', text }));
  await h.settle();
}

describe('private notes', () => {
  it('come back from disk, but not those of more than a year ago', async () => {
    disk.privately.set('1', kept('1', START - 364 * DAY));
    disk.privately.set('2', kept('2', START - 365 * DAY));
    await start();
    expect(selectPrivateNote(h.state(), '1')?.text).toBe('Ontem');
    expect(selectPrivateNote(h.state(), '2')).toBeUndefined();
    expect([...disk.privately.keys()]).toEqual(['1']);
  });

  it('are written one record for each conversation, and taken away once they are empty', async () => {
    await start();
    await write('1', 'Quer boleto');
    await write('2', 'Outro');
    await write('1', '');
    expect(disk.writes).toEqual(['put 1', 'put 2', 'remove 1']);
    expect([...disk.privately.values()]).toMatchObject([{ conversationId: '2', text: 'Outro' }]);
  });

  it('written before the disk was read are kept as well', async () => {
    h.dispatch(notes.writeRequested({ conversationId: '1', contactId: null, text: 'Cedo' }));
    await start();
    expect(disk.privately.get('1')).toMatchObject({ text: 'Cedo' });
  });

  it('say so when the browser keeps none', async () => {
    disk.forbidden = true;
    await start();
    await write('1', 'Quer boleto');
    expect(h.state().privateNotes.isUnkept).toBe(true);
    expect(selectPrivateNote(h.state(), '1')?.text).toBe('Quer boleto');
  });
});
