import { screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { StartCard } from '../../../src/components/queues/StartCard';
import { formerQueuesRecalled } from '../../../src/store/attendance/actions';
import { membershipsReported } from '../../../src/store/queues/actions';
import type { QueueMode } from '../../../src/store/queues/types';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleMembership } from '../../support/sagaSamples';
import { signedInFacts } from '../../support/world';

const NAMES = ['Chat Site', 'E-mail SAC', 'Voz'];

const NOW = new Date(2026, 10, 25, 9, 30).getTime();

const YESTERDAY = new Date(2026, 10, 24, 17).getTime();

const OUT = membershipsReported({ memberships: NAMES.map((name) => sampleMembership(name, false)) });

function show(facts: UnknownAction[] = [], queueMode: QueueMode = 'perQueue') {
  return renderWithStore(<StartCard />, {
    facts: [...signedInFacts({ queueMode }), OUT, ...facts],
  });
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

// The date alone: axe and the clicks take their own time.
const DATE_ONLY = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
] as const;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: [...DATE_ONLY] });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the start card', () => {
  it('marks a queue of another network as its name says', () => {
    const memberships = ['SAC Telegram', 'SAC'].map((name) => ({
      ...sampleMembership(name, false),
      type: 6,
    }));
    show([membershipsReported({ memberships })]);
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Telegram', 'WhatsApp']),
    );
  });

  it('greets the agent, and joins all queues by one click', async () => {
    const { user, dispatched } = show();
    expect(
      screen.getByRole('region', { name: 'Bom dia, Ana. Você ainda não está em nenhuma fila.' }),
    ).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Minhas filas' })).getAllByRole('checkbox')).toHaveLength(
      3,
    );
    expect(screen.queryByRole('button', { name: /ontem|última/u })).toBeNull();
    expect(await violations()).toEqual([]);
    await user.click(button('Entrar em todas'));
    const asked = { type: 'queues/switchRequested', payload: { queues: NAMES, joined: true } };
    expect(dispatched).toMatchObject([asked]);
    await user.click(button('Entrar em todas'));
    expect(dispatched).toHaveLength(1);
  });

  it.each([
    [3, 'Boa noite'],
    [12, 'Boa tarde'],
    [19, 'Boa noite'],
  ])('at %i o’clock says %s', (hour, greeting) => {
    jest.setSystemTime(new Date(2026, 10, 25, hour));
    show();
    expect(screen.getByRole('heading')).toHaveTextContent(`${greeting}, Ana.`);
  });

  it('joins those that are chosen', async () => {
    const { user, dispatched } = show();
    await user.click(box('Chat Site'));
    await user.click(box('Voz'));
    await user.click(box('E-mail SAC'));
    await user.click(box('Voz'));
    await user.click(button('Entrar em 2 filas'));
    expect(dispatched).toMatchObject([{ payload: { queues: ['Chat Site', 'E-mail SAC'], joined: true } }]);
  });

  it('joins those of yesterday that are still the agent’s', async () => {
    const former = formerQueuesRecalled({ queues: ['Voz', 'Chat Site', 'Fechada'], at: YESTERDAY });
    const { user, dispatched } = show([former]);
    expect(button('Entrar nas de ontem')).toHaveAttribute('title', 'Voz · Chat Site');
    await user.click(button('Entrar nas de ontem'));
    expect(dispatched).toMatchObject([{ payload: { queues: ['Voz', 'Chat Site'], joined: true } }]);
  });

  it.each([
    ['longer ago', YESTERDAY - 3 * 86_400_000, 'Você ainda não está em nenhuma fila.'],
    ['today', NOW - 3_600_000, 'Você não está em nenhuma fila agora.'],
  ])('calls those of %s by another name', (_when, at, words) => {
    show([formerQueuesRecalled({ queues: ['Voz'], at })]);
    expect(button('Entrar nas da última vez')).toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent(words);
  });

  it('joins the single queue where all are one', async () => {
    const { user, dispatched } = show([formerQueuesRecalled({ queues: ['Voz'], at: YESTERDAY })], 'single');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('Chat Site · E-mail SAC · Voz')).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(button('Entrar na fila única'));
    expect(dispatched).toMatchObject([{ payload: { queues: NAMES, joined: true } }]);
  });
});
