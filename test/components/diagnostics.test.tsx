import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { ConsoleRoutes } from '../../src/pages/ConsoleRoutes';
import * as connection from '../../src/store/connection/actions';
import type { Language } from '../../src/store/config/types';
import { odditiesNoticed, rowsDropped } from '../../src/store/wire/actions';
import { violations } from '../support/axe';
import { renderWithStore } from '../support/renderWithStore';
import { sampleHandshake } from '../support/sagaSamples';
import { signedInFacts } from '../support/world';

const OPEN = [connection.attemptStarted({ attempt: 1 }), connection.opened({ socketId: 's' })];

const NUMBERED = [...OPEN, connection.authenticated(sampleHandshake({ seq: 1234 }))];

const SILENT = [...OPEN, connection.handshakeUnanswered()];

const ODD = [
  odditiesNoticed({
    source: 'newMessage',
    entity: 'message',
    fields: [
      { field: 'type', kind: 'coerced', count: 2 },
      { field: 'status', kind: 'defaulted', count: 1 },
    ],
  }),
  odditiesNoticed({
    source: '/api/v2/chats',
    entity: 'conversation',
    fields: [{ field: 'dataInicio', kind: 'dropped', count: 1500 }],
  }),
];

async function show(facts: UnknownAction[] = [], language: Language = 'pt_BR') {
  const rendered = renderWithStore(<ConsoleRoutes />, {
    facts: [...signedInFacts(), ...facts],
    route: '/diagnostico',
    language,
  });
  const name = language === 'eng_US' ? 'Diagnostics' : 'Diagnóstico';
  const heading = await screen.findByRole('heading', { level: 2, name });
  return { ...rendered, heading };
}

/** What stands beside a fact of the connection. */
function fact(name: string): Element | null | undefined {
  return screen.getByText(name, { selector: 'dt' }).nextElementSibling;
}

function section(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

/** The texts of the cells, row by row, without the head. */
function rows(name: string): (string | null)[][] {
  const [, ...body] = within(within(section(name)).getByRole('table')).getAllByRole('row');
  return body.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

const ODDITIES = 'O que o servidor escreve de outra forma';
const DROPPED = 'Linhas que não puderam ser mostradas';
const EVENTS = 'Eventos fora do comum';

describe('the connection on the diagnostics page', () => {
  it('says that the server acknowledges and numbers, with the last number', async () => {
    await show(NUMBERED);
    expect(fact('Situação')).toHaveTextContent(/^Conectada$/);
    expect(fact('Confirmações')).toHaveTextContent(/^O servidor confirma o que recebe\.$/);
    expect(fact('Numeração dos eventos')).toHaveTextContent(
      /^Os eventos são numerados; o último foi 1234\.$/,
    );
    expect(fact('Última falha')).toHaveTextContent('Nenhuma tentativa falhou');
  });

  it('says what the agent misses where the server does neither', async () => {
    await show(SILENT);
    expect(fact('Confirmações')).toHaveTextContent('O servidor não confirma o que recebe.');
    expect(fact('Confirmações')).toHaveTextContent('O agente não sabe na hora se algo chegou');
    expect(fact('Numeração dos eventos')).toHaveTextContent('Os eventos não são numerados.');
    expect(fact('Numeração dos eventos')).toHaveTextContent('Um evento perdido não é percebido na hora');
  });

  it('claims nothing of a server that did not answer yet', async () => {
    await show(OPEN);
    expect(fact('Situação')).toHaveTextContent('Aberta; o servidor ainda não respondeu à identificação');
    expect(fact('Confirmações')).toHaveTextContent(/^Só se sabe com a conexão feita\.$/);
    expect(fact('Numeração dos eventos')).toHaveTextContent(/^Só se sabe com a conexão feita\.$/);
  });

  it('follows the loss of the connection, with why, for developers too', async () => {
    const { store } = await show(NUMBERED);
    act(() => void store.dispatch(connection.lost({ cause: 'transport close' })));
    expect(fact('Situação')).toHaveTextContent('Sem conexão, à espera da próxima tentativa');
    expect(fact('Numeração dos eventos')).toHaveTextContent('O último número foi 1234.');
    expect(fact('Última falha')).toHaveTextContent(/^A conexão com o servidor caiu\.lost: transport close$/);
    act(() => void store.dispatch(connection.attemptFailed({ code: 'offline', message: 'websocket error' })));
    expect(fact('Última falha')).toHaveTextContent(/^Sem conexão com o servidor\.offline: websocket error$/);
    act(() => void store.dispatch(connection.attemptFailed({ code: 'unexpected', message: 'x is null' })));
    expect(fact('Última falha')).toHaveTextContent('unexpected: x is null');
  });
});

describe('what was odd, on the diagnostics page', () => {
  it('lists odd events with the reason in words and the time', async () => {
    await show([
      connection.eventIgnored({ event: 'FilaNova' }),
      connection.eventRejected({ event: 'newMessage', reason: 'missing: idAtendimento' }),
      connection.eventRejected({ event: 'Tocando', reason: 'payload: too large' }),
    ]);
    expect(rows(EVENTS).map(([event, reason]) => [event, reason])).toEqual([
      ['FilaNova', 'O console não conhece este evento'],
      ['newMessage', 'Falta o campo idAtendimento'],
      ['Tocando', 'O conteúdo é grande demais'],
    ]);
    expect(section(EVENTS).querySelectorAll('td > time[datetime]')).toHaveLength(3);
  });

  it('lists fields in another form in a table, in a place that stays when more is told', async () => {
    const { store } = await show(ODD);
    const expected = [
      ['/api/v2/chats', 'conversation', 'dataInicio', 'Não pôde ser lido e ficou de fora', '1.500'],
      ['newMessage', 'message', 'status', 'Faltou e recebeu o valor padrão', '1'],
      ['newMessage', 'message', 'type', 'Veio em outra forma e foi convertido', '2'],
    ];
    expect(rows(ODDITIES)).toEqual(expected);
    const again = odditiesNoticed({
      source: '/api/v2/chats',
      entity: 'conversation',
      fields: [{ field: 'dataInicio', kind: 'dropped', count: 1 }],
    });
    act(() => void store.dispatch(again));
    expect(rows(ODDITIES)[0]).toEqual([...(expected[0]?.slice(0, 4) ?? []), '1.501']);
  });

  it('lists rows that could not be shown', async () => {
    await show([
      rowsDropped({ source: '/api/v3/fila', entity: 'queue', count: 2, field: 'nome' }),
      rowsDropped({ source: '/api/v2/chats', entity: 'conversation', count: 3, field: 'row' }),
      rowsDropped({ source: '/api/v2/clientes', entity: 'contact', count: 1, field: 'size' }),
    ]);
    expect(rows(DROPPED)).toEqual([
      ['/api/v2/chats', 'conversation', 'A linha inteira é ilegível', '3'],
      ['/api/v2/clientes', 'contact', 'A linha é grande demais', '1'],
      ['/api/v3/fila', 'queue', 'nome', '2'],
    ]);
  });

  it('says so where there is nothing, instead of empty tables', async () => {
    await show();
    expect(screen.queryByRole('table')).toBeNull();
    expect(section(EVENTS)).toHaveTextContent('nenhum evento desconhecido ou ilegível');
    expect(section(ODDITIES)).toHaveTextContent('todo campo lido veio na forma esperada');
    expect(section(DROPPED)).toHaveTextContent('nenhuma linha ficou de fora');
  });

  it('has captions, headings in order, a place for the focus, and no accessibility violation', async () => {
    const { container, dispatched } = await show([
      ...SILENT,
      ...ODD,
      connection.eventIgnored({ event: 'FilaNova' }),
      rowsDropped({ source: '/api/v3/fila', entity: 'queue', count: 2, field: 'nome' }),
    ]);
    const tables = screen.getAllByRole('table');
    expect(tables.map((table) => table.querySelector('caption')?.textContent ?? '')).not.toContain('');
    expect(tables).toHaveLength(3);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels).toEqual(['H2', 'H3', 'H3', 'H3', 'H3']);
    expect(section('Diagnóstico')).toHaveAttribute('tabindex', '0');
    expect(await violations(container)).toEqual([]);
    expect(dispatched).toEqual([]);
  });

  it.each([
    ['es_cl', 'Confirmaciones', 'El servidor no confirma lo que recibe.'],
    ['eng_US', 'Acknowledgments', 'The server does not acknowledge what it receives.'],
  ] as const)('speaks %s', async (language, name, text) => {
    await show(SILENT, language);
    expect(fact(name)).toHaveTextContent(text);
  });
});
