import * as notes from '../../../src/store/callNotes/actions';
import { selectNotesText } from '../../../src/store/callNotes/selectors';
import { agendaHarness, type AgendaHarness } from '../../support/agendaHarness';
import { START } from '../../support/sagaHarness';

const DAY = 24 * 3_600_000;

let h: AgendaHarness;
beforeEach(() => {
  h = agendaHarness();
});
afterEach(() => h.end());

const kept = (callId: string, changedAt: number) => ({
  callId,
  uniqueId: null,
  notes: [{ id: 'n1', text: 'Ontem', at: 1 }],
  draft: '',
  changedAt,
});

const C1 = { callId: 'c1', uniqueId: null };

describe('the notes of calls', () => {
  it('come back from disk, but not those of calls long past', async () => {
    h.disk.notes.set('c1', kept('c1', START - DAY));
    h.disk.notes.set('c2', kept('c2', START - 7 * DAY));
    await h.start();
    expect(selectNotesText(h.state(), 'c1')).toBe('Ontem');
    expect(selectNotesText(h.state(), 'c2')).toBe('');
    expect([...h.disk.notes.keys()]).toEqual(['c1']);
  });

  it('are written one record for each call, drafts too', async () => {
    await h.start();
    h.dispatch(notes.addRequested({ ...C1, text: 'Ligou' }));
    h.dispatch(notes.draftRequested({ callId: 'c2', uniqueId: 'u2', text: 'Que' }));
    await h.settle();
    h.dispatch(notes.draftRequested({ ...C1, text: 'Boleto' }));
    await h.settle();
    expect(h.disk.writes).toEqual(['put c1', 'put c2', 'put c1']);
    expect(h.disk.notes.get('c1')).toMatchObject({ notes: [{ text: 'Ligou' }], draft: 'Boleto' });
    h.dispatch(notes.draftRequested({ callId: 'c2', uniqueId: null, text: '' }));
    await h.settle();
    expect([...h.disk.notes.keys()]).toEqual(['c1']);
  });

  it('written before the disk was read are kept as well', async () => {
    h.dispatch(notes.addRequested({ ...C1, text: 'Cedo' }));
    await h.start();
    expect(h.disk.notes.get('c1')).toMatchObject({ notes: [{ text: 'Cedo' }] });
  });

  it('say so when the browser keeps none', async () => {
    h.disk.forbidden = true;
    await h.start();
    h.dispatch(notes.addRequested({ ...C1, text: 'Ligou' }));
    await h.settle();
    expect(h.state().callNotes.isUnkept).toBe(true);
    expect(selectNotesText(h.state(), 'c1')).toBe('Ligou');
  });
});
