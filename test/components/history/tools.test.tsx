import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loaded } from '../../../src/store/conversations/actions';
import * as history from '../../../src/store/history/actions';
import { violations } from '../../support/axe';
import {
  atNoon,
  callRow,
  heads,
  hoursBefore,
  NOON,
  showCalls,
  showServices,
  table,
} from '../../support/historyScreen';
import { sampleServiceRow } from '../../support/samples';

atNoon();

describe('the days', () => {
  it('are chosen at one press, and read anew', async () => {
    const { user, dispatched } = await showCalls([]);
    const days = within(screen.getByRole('group', { name: 'Período' }));
    expect(days.getByRole('button', { pressed: true })).toHaveTextContent('Semana');
    for (const [name, from, to] of [
      ['Hoje', '2026-03-10', '2026-03-10'],
      ['Ontem', '2026-03-09', '2026-03-09'],
      ['Mês', '2026-02-10', '2026-03-10'],
    ] as const) {
      await user.click(days.getByRole('button', { name }));
      expect(dispatched.at(-1)).toMatchObject({
        type: 'history/readRequested',
        payload: { period: { from, to } },
      });
      expect(days.getByRole('textbox', { name: 'De' })).toHaveValue(from.split('-').toReversed().join('/'));
    }
  });

  it('are typed as the language writes them, in whatever order, and what is no day changes nothing', async () => {
    const { dispatched, user } = await showCalls([]);
    const from = screen.getByRole('textbox', { name: 'De' });
    const to = screen.getByRole('textbox', { name: 'até' });
    expect([from, to].map((field) => field.getAttribute('value'))).toEqual(['03/03/2026', '10/03/2026']);
    await user.clear(from);
    await user.type(from, '1/3/2026{Enter}');
    expect(dispatched.at(-1)).toMatchObject({
      payload: { period: { from: '2026-03-01', to: '2026-03-10' } },
    });
    await user.clear(to);
    await user.type(to, '20022026');
    await user.tab();
    expect(dispatched.at(-1)).toMatchObject({
      payload: { period: { from: '2026-02-20', to: '2026-03-01' } },
    });
    for (const text of ['31/02/2026', '11/03/2026', 'ontem', '']) {
      await user.clear(to);
      if (text !== '') await user.type(to, text);
      expect(to).toBeInvalid();
      await user.tab();
      expect(to).toHaveValue('01/03/2026');
    }
    await user.type(to, '9{Escape}');
    expect(to).toHaveValue('01/03/2026');
    expect(dispatched.filter(({ type }) => type === history.periodRequested.type)).toHaveLength(2);
  });

  it('are chosen in the browser’s own calendar', async () => {
    const { dispatched } = await showCalls([]);
    const [field] = document.querySelectorAll<HTMLInputElement>('input[type="date"]');
    if (field === undefined) throw new Error('No calendar');
    fireEvent.change(field, { target: { value: '2026-03-09' } });
    expect(dispatched.at(-1)).toMatchObject({
      payload: { period: { from: '2026-03-09', to: '2026-03-10' } },
    });
  });
});

describe('the columns', () => {
  it('are those that the agent chose, by keyboard, but for the last', async () => {
    const { user, store } = await showCalls([callRow('1')]);
    screen.getByRole('button', { name: 'Colunas' }).focus();
    await user.keyboard('{Enter}');
    const menu = within(screen.getByRole('menu', { name: 'Colunas' }));
    expect(menu.getAllByRole('menuitemcheckbox', { checked: true })).toHaveLength(10);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(menu.getByRole('menuitemcheckbox', { name: 'Número' })).not.toBeChecked();
    expect(heads()).not.toContain('Número');
    await user.keyboard('{Enter}{Escape}');
    expect(heads()).toContain('Número');
    expect(screen.getByRole('button', { name: 'Colunas' })).toHaveFocus();
    expect(store.getState().ui.historyColumns).toEqual({ ana: { calls: [] } });
  });
});

describe('the file', () => {
  it('has the rows of all pages, as they are found and sorted, in the columns that show', async () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      callRow(String(1 + index), { name: `Nome ${String(index)}` }),
    );
    const { user, dispatched, handles, store } = await showCalls(rows);
    act(() => {
      store.dispatch(history.sortRequested({ table: 'calls', sort: { column: 'date', descending: false } }));
    });
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    const [asked] = dispatched.filter(history.exportRequested.match);
    expect(asked?.payload).toMatchObject({
      table: 'calls',
      fileName: 'ligacoes-2026-03-03-2026-03-10.csv',
      rows: 60,
    });
    const text = handles.valueOf(asked?.payload.textId ?? null);
    const lines = typeof text === 'string' ? text.split('\r\n') : [];
    expect(lines).toHaveLength(61);
    expect(lines[1]).toContain('Nome 59');
    expect(document.querySelector('[data-announcer="polite"]')).toHaveTextContent('60 linhas exportadas');
  });
});

describe('the services', () => {
  it('show what the spec lists, and are looked into', async () => {
    const { user, container, dispatched } = await showServices([
      sampleServiceRow({ id: '7', startedAt: NOON.toISOString(), customerId: '9999999' }),
      sampleServiceRow(
        {
          id: '8',
          startedAt: new Date(hoursBefore(1)).toISOString(),
          queueType: 4,
          fromId: 'rui@exemplo.com',
          direction: null,
        },
        { classification: 'Venda' },
      ),
      sampleServiceRow({
        id: '9',
        startedAt: new Date(hoursBefore(2)).toISOString(),
        queueType: 6,
        fromId: '178414000123@telegram',
        fromName: 'Rui',
      }),
    ]);
    expect(heads('Atendimentos')).toEqual([
      'Protocolo',
      'Tipo',
      'Data',
      'Número',
      'Nome',
      'Sentido',
      'Fila',
      'Classificar',
      'Classificação',
      'Subclassificação',
      'Observação',
      'Ver',
      'Ligar',
    ]);
    const [first, second] = table('Atendimentos').getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('#7WhatsApp10/03/2026 12:005511988880001Maria SouzaEntradaSAC');
    expect(second).toHaveTextContent('#8E-mail10/03/2026 11:00rui@exemplo.comMaria Souza');
    expect(screen.getAllByRole('button', { name: /^Ligar para/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Classificar de novo #8 Maria Souza' })).toBeEnabled();
    expect(await violations(container)).toEqual([]);
    const view = screen.getByRole('button', { name: 'Ver #7' });
    await user.click(view);
    const dialog = within(await screen.findByRole('dialog', { name: /7/ }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'messages/pastOpenRequested',
      payload: { conversationId: '7' },
    });
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lead to one of the agent where it is at work', async () => {
    const row = sampleServiceRow({ id: '7', startedAt: NOON.toISOString() });
    const { user, store, dispatched } = await showServices([row]);
    act(() => void store.dispatch(loaded({ conversations: [row.conversation] })));
    await user.click(screen.getByRole('button', { name: 'Ver #7' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'conversations/openRequested',
      payload: { conversationId: '7' },
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
