import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { NewMenu } from '../../../src/components/frame/NewMenu';
import { Dialogs } from '../../../src/app/dialogs';
import { saveRequested } from '../../../src/store/config/actions';
import * as schedule from '../../../src/store/schedule/actions';
import { violations } from '../../support/axe';
import { chooseNew, newButton } from '../../support/newMenu';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleScheduled } from '../../support/samples';
import { voiceFacts } from '../../support/telephone';
import { CONFIGURATION, signedInFacts } from '../../support/world';

const HOUR = 3_600_000;

const soon = (id: string, inMs: number, name: string) =>
  sampleScheduled({ id, name, at: Date.now() + inMs, remindAt: Date.now() + inMs });

function show(facts: UnknownAction[] = []) {
  return renderWithStore(
    <>
      <NewMenu />
      <Dialogs />
    </>,
    { facts: [...voiceFacts('Voz'), schedule.restored({ events: [] }), ...facts] },
  );
}

async function open(facts: UnknownAction[] = []) {
  const view = show(facts);
  await chooseNew(view.user, 'Agendamento');
  const dialog = within(await screen.findByRole('dialog', { name: 'Agendamento' }));
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const type = async (name: string, text: string) => {
    await view.user.clear(field(name));
    await view.user.type(field(name), text);
  };
  const save = () => view.user.click(dialog.getByRole('button', { name: 'Salvar' }));
  const items = (list: string) => within(dialog.getByRole('list', { name: list })).getAllByRole('listitem');
  return { ...view, dialog, field, type, save, items };
}

describe('the agenda', () => {
  it('is offered to whoever has a telephone', async () => {
    const off = saveRequested({ ...CONFIGURATION, webrtc: false });
    const facts = [...signedInFacts({ extension: null, extensionNumber: null }), off];
    const { user } = renderWithStore(<NewMenu />, { facts });
    await user.click(newButton());
    expect(screen.queryByRole('menuitem', { name: 'Agendamento' })).toBeNull();
  });

  it('waits with its entry until what was kept is read', async () => {
    const { dispatched, user } = renderWithStore(<NewMenu />, { facts: voiceFacts('Voz') });
    await user.click(newButton());
    const entry = screen.getByRole('menuitem', { name: 'Agendamento' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    await user.click(entry);
    expect(dispatched).toEqual([]);
  });

  it('asks for all of an entry, and saves it trimmed', async () => {
    const { dialog, dispatched, field, save, store, type } = await open();
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    expect(field('Data')).toHaveValue(new Date().toLocaleDateString('pt-BR'));
    await save();
    for (const name of ['Nome', 'Número', 'Descrição', 'Hora'])
      expect(field(name)).toHaveAccessibleDescription('Campo obrigatório');
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    await type('Nome', ' Maria ');
    await type('Número', '(11) 98888-0001');
    await type('Descrição', 'Retornar o orçamento');
    await type('Data', '31/02/2030');
    await type('Hora', '930');
    await save();
    expect(field('Data')).toHaveAccessibleDescription('Esta data não existe');
    await type('Data', '01/02/2030');
    await save();
    expect(dispatched.at(-1)).toMatchObject({
      type: 'schedule/saveRequested',
      payload: {
        id: null,
        name: 'Maria',
        number: '11988880001',
        description: 'Retornar o orçamento',
        contactId: null,
        at: new Date(2030, 1, 1, 9, 30).getTime(),
      },
    });
    expect(dialog.getByText('01/02/2030 09:30')).toBeVisible();
    expect(field('Nome')).toHaveValue('');
    expect(field('Nome')).toHaveFocus();
    expect(screen.getByText('Agendado para 01/02/2030 às 09:30')).toBeInTheDocument();
    expect(Object.keys(store.getState().schedule.events)).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  it('tells of a time that is past', async () => {
    const { field, save, type } = await open();
    await type('Data', '01/01/2020');
    await type('Hora', '10:00');
    await save();
    expect(field('Hora')).toHaveAccessibleDescription('Este horário já passou');
  });

  it('begins with who is called, and keeps the contact for that number alone', async () => {
    const { dispatched, store, user } = show();
    const start = { number: '4002', name: 'Maria', contactId: '7' };
    act(() => void store.dispatch(schedule.openRequested(start)));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agendamento' }));
    const field = (name: string) => dialog.getByRole('textbox', { name });
    expect(field('Nome')).toHaveValue('Maria');
    await user.type(field('Descrição'), 'Retornar');
    await user.clear(field('Data'));
    await user.type(field('Data'), '01022030');
    await user.type(field('Hora'), '23:59');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { number: '4002', contactId: '7' } });
  });

  it('forgets the contact with another number', async () => {
    const { dispatched, store, user } = show();
    act(() => void store.dispatch(schedule.openRequested({ number: '4002', name: 'Maria', contactId: '7' })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agendamento' }));
    await user.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'Retornar');
    await user.type(dialog.getByRole('textbox', { name: 'Número' }), '9');
    await user.clear(dialog.getByRole('textbox', { name: 'Data' }));
    await user.type(dialog.getByRole('textbox', { name: 'Data' }), '01/02/2030');
    await user.type(dialog.getByRole('textbox', { name: 'Hora' }), '10:00');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { number: '40029', contactId: null } });
  });

  it('sorts by time, sets the past apart, and says what is done', async () => {
    const events = [soon('b', 2 * HOUR, 'Bia'), soon('a', HOUR, 'Ana')];
    const past = { ...soon('c', -HOUR, 'Caio'), remindedAt: 1 };
    const { items } = await open([schedule.restored({ events: [...events, past] })]);
    expect(items('Próximos').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Ana') as string,
      expect.stringContaining('Bia') as string,
    ]);
    expect(items('Passados (últimos 30 dias)')[0]).toHaveTextContent(/Caio.*Não concluído/);
  });

  it('changes an entry, and deletes one when that is confirmed', async () => {
    const event = soon('a', 48 * HOUR, 'Ana');
    const { dialog, dispatched, field, items, save, type, user } = await open([
      schedule.restored({ events: [event] }),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Editar' }));
    expect(field('Nome')).toHaveValue('Ana');
    expect(field('Hora')).toHaveValue(new Date(event.at).toTimeString().slice(0, 5));
    await type('Nome', 'Ana Lima');
    await save();
    expect(dispatched.at(-1)).toMatchObject({ payload: { id: 'a', name: 'Ana Lima' } });
    expect(items('Próximos')[0]).toHaveTextContent('Ana Lima');
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    expect(dialog.getByRole('button', { name: 'Não' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('button', { name: 'Excluir' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Sim' }));
    expect(dialog.getByText('Nada agendado.')).toBeVisible();
    expect(field('Nome')).toHaveFocus();
  });

  it('saves the change of an entry that another window removed meanwhile', async () => {
    const event = soon('a', 48 * HOUR, 'Ana');
    const { dialog, items, save, store, type, user } = await open([schedule.restored({ events: [event] })]);
    await user.click(dialog.getByRole('button', { name: 'Editar' }));
    act(() => void store.dispatch(schedule.changedElsewhere({ events: [], removedIds: ['a'] })));
    await type('Nome', 'Ana Lima');
    await save();
    expect(screen.getByText(/^Agendado para/u)).toBeInTheDocument();
    expect(items('Próximos')).toHaveLength(1);
    expect(items('Próximos')[0]).toHaveTextContent('Ana Lima');
  });

  it('keeps what was typed and not saved while it is closed', async () => {
    const { dialog, type, user } = await open();
    await type('Nome', 'Maria');
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseNew(user, 'Agendamento');
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Maria');
  });
});

describe('a reminder', () => {
  const remind = (...events: ReturnType<typeof soon>[]) =>
    schedule.reminded({ events: events.map((event) => ({ ...event, remindedAt: event.remindAt })) });

  const region = async () => within(await screen.findByRole('region', { name: 'Lembretes' }));

  it('offers the call through the dial dialog, a delay, and that it is done', async () => {
    const { dispatched, user } = show([
      remind(soon('a', 0, 'Ana'), soon('b', 0, 'Bia'), soon('c', 0, 'Caio')),
    ]);
    const [ana, bia, caio] = (await region()).getAllByRole('listitem');
    const press = (card: HTMLElement | undefined, name: string) =>
      user.click(within(card ?? document.body).getByRole('button', { name }));
    expect(await violations()).toEqual([]);
    await press(ana, 'Ligar agora');
    await press(bia, 'Adiar 10 min');
    await press(caio, 'Concluir');
    expect(dispatched.filter(({ type }) => type !== 'schedule/closeRequested')).toMatchObject([
      {
        type: 'calls/dialOpenRequested',
        payload: { number: '11988880001', name: 'Ana', contactId: null, scheduledId: 'a' },
      },
      { type: 'schedule/snoozeRequested', payload: { id: 'b' } },
      { type: 'schedule/doneRequested', payload: { id: 'c' } },
    ]);
    expect((await region()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says that it is late, and how many wait behind the first three', async () => {
    const late = { ...soon('a', -2 * HOUR, 'Ana'), remindedAt: Date.now() };
    const more = ['b', 'c', 'd', 'e'].map((id) => ({ ...soon(id, 0, id), remindedAt: Date.now() }));
    const { user } = show([schedule.reminded({ events: [late, ...more] })]);
    const reminders = await region();
    expect(reminders.getAllByRole('listitem')).toHaveLength(3);
    expect(reminders.getAllByRole('listitem')[0]).toHaveTextContent('Atrasado');
    await user.click(reminders.getByRole('button', { name: 'Mais 2 lembretes na agenda' }));
    expect(await screen.findByRole('dialog', { name: 'Agendamento' })).toBeVisible();
  });

  it('is read out, and leaves the focus where it is', async () => {
    const { store, user } = show();
    await chooseNew(user, 'Agendamento');
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    await waitFor(() => expect(name).toHaveFocus());
    act(() => void store.dispatch(remind(soon('a', 0, 'Ana'))));
    await region();
    expect(document.querySelector('[data-announcer="assertive"]')).toHaveTextContent(
      /Lembrete: ligar para Ana/,
    );
    expect(name).toHaveFocus();
  });
});
